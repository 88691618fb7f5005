import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { say } from './terminal';

/**
 * Does work that only one process may do at a time. Other processes wait. The lock is an open port of this computer: only one
 * process can open it, and the system closes it when the process ends, even when it is killed.
 * @param name of the lock. The same name gives the same port. The port is below the range that systems assign to programs
 */
export async function withBuildLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  const port = 20_000 + (createHash('sha256').update(name).digest().readUInt16BE() % 10_000);
  let lock = await openPort(port);
  if (!lock)
    say(`  Waiting: another build is at work in this folder (it holds port ${port} of this computer)`);
  while (!lock) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    lock = await openPort(port);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/** @returns `undefined` when another process has opened the port */
function openPort(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });
}
