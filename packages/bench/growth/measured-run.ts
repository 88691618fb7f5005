import { spawn, spawnSync } from 'node:child_process';

/** The result of a program, and the resources of the program and its children. */
export type Cost = {
  code: number;
  words: string;
  stopped: boolean;
  seconds: number;
  /** The time of all processors together. NaN on systems that do not report it (Windows). */
  processorSeconds: number;
  /** The peak memory in bytes. */
  memory: number;
};

/**
 * Runs a Node program and measures it with its children.
 * @param minutes the time limit
 */
export function measuredRun(
  args: readonly string[],
  { folder, env, minutes }: { folder: string; env: Readonly<Record<string, string>>; minutes: number },
): Promise<Cost> {
  return new Promise((done) => {
    const start = performance.now();
    const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } });
    let words = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        words += String(chunk);
      });
    const spent = new Map<number, number>();
    let memory = Number.NaN;
    const look = setInterval(() => {
      const family = familyOf(child.pid ?? 0);
      for (const { pid, seconds } of family) spent.set(pid, seconds);
      const now = family.reduce((sum, each) => sum + each.memory, 0);
      if (family.length) memory = Math.max(now, memory || 0);
    }, 300);
    let stopped = false;
    const limit = setTimeout(() => {
      stopped = true;
      for (const { pid } of familyOf(child.pid ?? 0).reverse()) stop(pid);
    }, minutes * 60_000);
    child.on('close', (code) => {
      clearInterval(look);
      clearTimeout(limit);
      const processorSeconds = spent.size
        ? [...spent.values()].reduce((sum, each) => sum + each)
        : Number.NaN;
      done({
        code: code ?? 1,
        words,
        stopped,
        seconds: (performance.now() - start) / 1000,
        processorSeconds,
        memory,
      });
    });
  });
}

type Process = { pid: number; parent: number; memory: number; seconds: number };

/** A process and all its descendants, parents first. */
function familyOf(pid: number): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss=,time='], { encoding: 'utf8' });
  const all = (stdout ?? '').split('\n').flatMap((line): Process[] => {
    const [id, parent, kilobytes, time] = line.trim().split(/\s+/);
    return time
      ? [
          {
            pid: Number(id),
            parent: Number(parent),
            memory: Number(kilobytes) * 1024,
            seconds: seconds(time),
          },
        ]
      : [];
  });
  const family = all.filter((each) => each.pid === pid);
  for (const { pid: above } of family) family.push(...all.filter(({ parent }) => parent === above));
  return family;
}

/** Parses '1-02:03:04', '02:03:04' or '3:04.56', the formats of different systems. */
function seconds(time: string): number {
  const [clock = '', days = '0'] = time.split('-').reverse();
  return clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}

function stop(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended meanwhile.
  }
}
