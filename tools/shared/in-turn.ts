import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:net';
import { say } from './terminal';

/**
 * Does work that only one process may do at a time; others wait for their turn. The turn is a port of this computer that nobody
 * else can open meanwhile. The system closes it with the process, also with one that was killed.
 * @param name of the turn; the same name is the same port, below those that systems give to programs
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const port = 20_000 + (createHash('sha256').update(name).digest().readUInt16BE() % 10_000);
  let turn = await opened(port);
  if (!turn)
    say(`  Waiting: another build is at work in this folder (it holds port ${port} of this computer)`);
  while (!turn) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    turn = await opened(port);
  }
  try {
    return await work();
  } finally {
    turn.close();
  }
}

/** @returns nothing when another process has opened the port */
function opened(port: number): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server));
  });
}
