import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildCommit, contentsAfter, RANGE } from '../testing/store-commits.ts';
import { repairDataFile } from './data-file.ts';
import { DataMap } from './data-map.ts';
import { META_PAGES, readMeta } from './data-pages.ts';
import { Journal, readJournal } from './journal.ts';
import { BLOCK } from './journal-batch.ts';
import { indexPrefix, uint48 } from './keys.ts';
import { Store } from './store.ts';
import type { View } from './view.ts';
import { WriteSet } from './write-set.ts';

const PAGE = 4096;
const SMALL_JOURNAL = 4 * BLOCK;
const STEPS = ['commit', 'commit', 'durable', 'durable', 'snapshot', 'release', 'turn', 'reopen'] as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const listIn = (view: View) =>
  new Map([...view.range(...RANGE)].map(({ key, value }) => [key, value.toString('latin1')]));

/** The number of LMDB's last transaction. */
const readTransaction = () => {
  const file = openSync(join(folder, 'data.mdb'), 'r');
  const slots = Array.from({ length: META_PAGES }, (_, slot) => readMeta(file, slot, slot * PAGE)?.transaction ?? 0);
  return Math.max(...slots);
};

const journalLength = () =>
  ['journal.0', 'journal.1'].reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);

describe('a store', () => {
  it('shows committed data to views and held snapshots before, during and after moves', async () => {
    const property = fc.asyncProperty(
      fc.array(fc.constantFrom(...STEPS), { maxLength: 60, size: 'max' }),
      async (steps) => {
        const path = mkdtempSync(join(folder, 'model-'));
        // With syncs a move takes several times as long as a commit, so that views are looked at meanwhile.
        let store = new Store(path, true, SMALL_JOURNAL);
        let commits = 0;
        const held: { at: number; view: View; release: () => void }[] = [];
        for (const step of steps) {
          if (step === 'commit') store.commit(buildCommit(++commits));
          if (step === 'durable') await store.durable();
          if (step === 'snapshot') held.push({ at: commits, ...store.snapshot() });
          if (step === 'release') held.shift()?.release();
          if (step === 'turn') await new Promise(setImmediate);
          if (step === 'reopen') {
            for (const { release } of held.splice(0)) release();
            await store.close();
            store = new Store(path, true, SMALL_JOURNAL);
          }
          expect(listIn(store.view())).toEqual(contentsAfter(commits));
          for (const { at, view } of held) expect(listIn(view)).toEqual(contentsAfter(at));
        }
        for (const { release } of held) release();
        await store.close();
      },
    );
    await fc.assert(property, { numRuns: 30 });
  });

  it('that was closed needs only its data file, which is complete in both of its states', async () => {
    const commits = 20;
    for (const slot of [0, 1]) {
      const path = mkdtempSync(join(folder, 'closed-'));
      const store = new Store(path, true);
      for (let number = 1; number <= commits; number++) store.commit(buildCommit(number));
      await store.close();
      expect(readdirSync(path).filter((name) => name.startsWith('journal'))).toEqual([]);
      const bytes = readFileSync(join(path, 'data.mdb'));
      writeFileSync(join(path, 'data.mdb'), bytes.fill(0xa5, slot * PAGE, (slot + 1) * PAGE));
      expect(repairDataFile(path, true)).toMatch(/a head page/);
      const again = new Store(path, true);
      expect(listIn(again.view())).toEqual(contentsAfter(commits));
      await again.close();
    }
  });

  it('recovers from a move that ended between two of its transactions, and is refused without its journal', async () => {
    const commits = 20;
    const data = new DataMap(folder, true);
    const journal = new Journal(folder, data.position, true);
    let all = new WriteSet();
    for (let number = 1; number <= commits; number++) {
      await journal.append(buildCommit(number));
      all = buildCommit(number).over(all);
    }
    const batch = data.environment.batch.bind(data.environment);
    const transactions = vi.spyOn(data.environment, 'batch');
    transactions.mockImplementationOnce(batch).mockRejectedValueOnce(new Error('no space'));
    await expect(data.write(all, journal.position)).rejects.toThrow('no space');
    await data.environment.close();

    const bytes = readFileSync(join(folder, 'journal.0'));
    rmSync(join(folder, 'journal.0'));
    expect(() => new Store(folder, true)).toThrow(/the journal in .* is missing/);
    writeFileSync(join(folder, 'journal.0'), bytes);
    const store = new Store(folder, true);
    expect(listIn(store.view())).toEqual(contentsAfter(commits));
    await store.close();
    expect(readJournal(folder, undefined)).toEqual([]);
  });
});

describe('a store whose move into the data file fails', () => {
  it('stops acknowledging commits, and keeps all acknowledged ones when it is opened again', async () => {
    const write = vi.spyOn(DataMap.prototype, 'write').mockRejectedValue(new Error('no space'));
    const store = new Store(folder, true, SMALL_JOURNAL);
    let acknowledged = 0;
    const commitUntilFailed = async () => {
      for (let number = 1; ; number++) {
        store.commit(buildCommit(number));
        await store.durable();
        acknowledged = number;
      }
    };
    await expect(commitUntilFailed()).rejects.toThrow('no space');
    expect(await store.failed).toEqual(new Error('no space'));
    write.mockRestore();
    const again = new Store(folder, true);
    const contents = listIn(again.view());
    expect([contentsAfter(acknowledged), contentsAfter(acknowledged + 1)]).toContainEqual(contents);
    await again.close();
  });
});

describe('what a store writes', () => {
  const commitOf = (number: number) => {
    const writeSet = new WriteSet();
    writeSet.set(indexPrefix(1) + uint48(number), Buffer.alloc(500));
    return writeSet;
  };

  it('is one block for all commits of a turn, and leaves the data file unchanged', async () => {
    const store = new Store(folder, true);
    const before = readTransaction();
    for (let turn = 1; turn <= 10; turn++) {
      for (let writer = 0; writer < 5; writer++) store.commit(commitOf(turn * 5 + writer));
      await Promise.all(Array.from({ length: 5 }, () => store.durable()));
      expect(journalLength()).toBe(turn * BLOCK);
    }
    expect(readJournal(folder, undefined)).toHaveLength(10);
    expect(readTransaction()).toBe(before);
    await store.close();
  });

  it('is moved into the data file when the store is idle, unless it is little', async () => {
    const store = new Store(folder, true);
    const before = readTransaction();
    const writeSet = new WriteSet();
    writeSet.set(indexPrefix(1), Buffer.alloc(1024 * 1024));
    store.commit(writeSet);
    await store.durable();
    expect(store.view().layers.some(({ size }) => size > 0)).toBe(true);
    await expect.poll(() => store.view().layers.every(({ size }) => size === 0)).toBe(true);
    expect(readTransaction()).toBe(before + 1);
    expect(store.view().get(indexPrefix(1))).toHaveLength(1024 * 1024);
    await store.close();
  });

  it('is one transaction of the data file for a whole journal of small commits', async () => {
    const store = new Store(folder, true, 100 * BLOCK);
    const before = readTransaction();
    for (let number = 1; number <= 101; number++) {
      store.commit(commitOf(number));
      await store.durable();
    }
    await expect.poll(readTransaction).toBe(before + 1);
    store.commit(commitOf(102));
    await store.durable();
    expect(journalLength()).toBe(102 * BLOCK);
    await store.close();
  });
});
