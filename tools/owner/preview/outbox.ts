import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const enquiry = z.object({
  receivedAt: z.iso.datetime(),
  params: z.record(z.string(), z.unknown()),
});

export type KeptEnquiry = z.infer<typeof enquiry>;

let sequence = 0;

/** Writes an enquiry to a file, so that it survives a restart. File names sort by time. */
export function keepEnquiry(folder: string, params: Record<string, unknown>, now = new Date()): void {
  mkdirSync(folder, { recursive: true });
  const kept: KeptEnquiry = { receivedAt: now.toISOString(), params };
  // Two enquiries may arrive within one millisecond.
  sequence += 1;
  const name = `${kept.receivedAt.replaceAll(':', '-')}-${String(sequence).padStart(4, '0')}.json`;
  writeFileSync(join(folder, name), `${JSON.stringify(kept, null, 2)}\n`, { flag: 'wx' });
}

/** The kept enquiries, newest first, and the names of the broken files. */
export function readOutbox(folder: string): { enquiries: KeptEnquiry[]; unreadable: string[] } {
  mkdirSync(folder, { recursive: true });
  const enquiries: KeptEnquiry[] = [];
  const unreadable: string[] = [];
  for (const name of readdirSync(folder).sort().reverse()) {
    const kept = readEnquiry(join(folder, name));
    if (kept) enquiries.push(kept);
    else unreadable.push(name);
  }
  return { enquiries, unreadable };
}

function readEnquiry(path: string): KeptEnquiry | undefined {
  try {
    return enquiry.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}
