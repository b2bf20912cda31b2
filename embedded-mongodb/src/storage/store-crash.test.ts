import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { contentsAfter, RANGE } from '../testing/store-commits.ts';
import { repairDataFile } from './data-file.ts';
import { Store } from './store.ts';

const KILLS = Number(process.env.CRASH_KILLS ?? 3) * 2;
/** So short that commits are being moved into the data file most of the time. */
const JOURNAL_BYTES = 64 * 1024;
const WRITER = fileURLToPath(new URL('../testing/store-writer.ts', import.meta.url));

/** Runs the writer until it has committed some times, and kills it; returns the last commit that was durable. */
async function writeUntilKilled(folder: string, first: number, commits: number): Promise<number> {
  const args = ['--import', import.meta.resolve('tsx'), WRITER, folder, String(first), String(JOURNAL_BYTES)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let last = first - 1;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    if (last >= first + commits) child.kill('SIGKILL');
  }
  await closed;
  return last;
}

/** The number of the last commit in the store, which must contain all commits up to it and nothing else. */
function checkContents(store: Store, acknowledged: number): number {
  const contents = new Map([...store.view().range(...RANGE)].map(({ key, value }) => [key, value.toString('latin1')]));
  const last = Math.max(...[...contents.values()].map(Number));
  expect(last).toBeGreaterThanOrEqual(acknowledged);
  expect(contents).toEqual(contentsAfter(last));
  return last;
}

it(
  `a store killed ${KILLS} times keeps every durable commit, and never a part of a commit`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'store-crash-'));
    let last = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const acknowledged = await writeUntilKilled(folder, last + 1, 50 + Math.floor(Math.random() * 200));
      expect(repairDataFile(folder, true)).toBeUndefined();
      const store = new Store(folder, true, JOURNAL_BYTES);
      last = checkContents(store, acknowledged);
      await store.close();
    }
    rmSync(folder, { recursive: true });
  },
  30_000 + KILLS * 10_000,
);
