import { createHash } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import { median, spread } from './statistics';

/** How quiet the machine was while it measured. */
export type Noise = {
  processor: string;
  processors: number;
  /** Programs waiting for a processor, averaged over a minute. Windows does not tell, and says 0. */
  loadBefore: number;
  loadAfter: number;
  /** Milliseconds a fixed piece of work took, again and again during the run. */
  calibration: { median: number; spread: number; times: readonly number[] };
};

/** Starts to listen; `sample` once before each measurement, `result` at the end. */
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
