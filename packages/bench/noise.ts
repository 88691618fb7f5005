import { createHash } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { median, spread } from './statistics';

/** The load of the computer during the measurement. */
export type Noise = {
  processor: string;
  processors: number;
  /** The load average of one minute. It is 0 on Windows, which does not report it. */
  loadBefore: number;
  loadAfter: number;
  /** The milliseconds of a fixed piece of work, repeated during the run. */
  calibration: { median: number; spread: number; times: readonly number[] };
};

/** Starts the observation. Call `sample` before each measurement and `result` at the end. */
export function listenToNoise(): { sample: () => void; result: () => Noise } {
  const loadBefore = loadavg()[0] ?? 0;
  const times: number[] = [];
  return {
    sample: () => times.push(calibrate()),
    result: () => ({
      processor: cpus()[0]?.model ?? 'unknown',
      processors: cpus().length,
      loadBefore,
      loadAfter: loadavg()[0] ?? 0,
      calibration: { median: median(times), spread: spread(times), times },
    }),
  };
}

const block = Buffer.alloc(1_000_000, 'sea');

function calibrate(): number {
  const start = performance.now();
  for (let round = 0; round < 40; round++) createHash('sha256').update(block).digest();
  return performance.now() - start;
}
