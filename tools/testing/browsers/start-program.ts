import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** Starts a program that goes on in the background, and returns the way to end it. */
export function startProgram(program: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  child.on('error', () => {});
  return () => child.kill();
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Asks again and again, for half a minute at most, until the answer is no error. */
export async function untilItAnswers<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
