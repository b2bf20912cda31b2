import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Journal, readJournal } from './journal.ts';
import { BLOCK, encodeBatch, readBatch } from './journal-batch.ts';
import { WriteSet } from './write-set.ts';

const START = { identity: Buffer.from('datafile'), next: 1 };
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const writeSetOf = (entries: readonly (readonly [string, Buffer | null])[]) => {
  const writeSet = new WriteSet();
  for (const [key, value] of entries) writeSet.set(key, value);
  return writeSet;
};

/** A commit of so many blocks. */
const commitOf = (blocks: number) => writeSetOf([['key', Buffer.alloc(blocks * BLOCK - 100, blocks)]]);

/** A folder with batches of one, two and three blocks. */
const filled = async () => {
  const folder = newFolder();
  const journal = new Journal(folder, START, true);
  for (const blocks of [1, 2, 3]) await journal.append(commitOf(blocks));
  return folder;
};

const sequencesIn = (folder: string, next = 1) =>
  readJournal(folder, { ...START, next }).map(({ sequence }) => sequence);

const damage = (folder: string, block: number, name = 'journal.0') => {
  const path = join(folder, name);
  const bytes = readFileSync(path);
  bytes.fill(0xa5, block * BLOCK + 50, block * BLOCK + 60);
  writeFileSync(path, bytes);
};

describe('a batch', () => {
  it('is read as it was written, and fills whole blocks', () => {
    const key = fc.string({ unit: fc.constantFrom('a', '\0', 'ÿ'), minLength: 1, maxLength: 2000 });
    const value = fc.option(fc.uint8Array({ maxLength: 5000 }).map((bytes) => Buffer.from(bytes)));
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value)), fc.nat(), (entries, sequence) => {
        const writeSet = writeSetOf(entries);
        const bytes = encodeBatch(START.identity, sequence, writeSet);
        const batch = readBatch(Buffer.concat([Buffer.alloc(BLOCK), bytes]), BLOCK);
        expect(bytes.length % BLOCK).toBe(0);
        expect(batch).toMatchObject({ identity: START.identity, sequence, end: BLOCK + bytes.length });
        expect([...(batch?.entries.entries() ?? [])]).toEqual([...writeSet.entries()]);
      }),
    );
  });
});

describe('a journal', () => {
  it('is read from the position of the data file', async () => {
    const folder = await filled();
    expect(sequencesIn(folder)).toEqual([1, 2, 3]);
    expect(sequencesIn(folder, 3)).toEqual([3]);
    expect(sequencesIn(folder, 4)).toEqual([]);
    expect(readJournal(folder, undefined)).toHaveLength(3);
  });

  it('with a truncated last batch is read up to the batch before', async () => {
    const original = await filled();
    for (const bytes of [3 * BLOCK, 3 * BLOCK + 10, 4 * BLOCK, 6 * BLOCK - 200]) {
      const folder = newFolder();
      cpSync(original, folder, { recursive: true });
      truncateSync(join(folder, 'journal.0'), bytes);
      expect(sequencesIn(folder)).toEqual([1, 2]);
    }
  });

  it('with a missing block in its last batch is read up to the batch before', async () => {
    for (const block of [3, 4, 5]) {
      const folder = await filled();
      damage(folder, block);
      expect(sequencesIn(folder)).toEqual([1, 2]);
    }
  });

  it('with a damaged batch before the last one is refused, unless the data file contains it', async () => {
    for (const block of [1, 2]) {
      const folder = await filled();
      damage(folder, block);
      expect(() => sequencesIn(folder)).toThrow(/lacks the writes of batch 2: restore the folder/);
      expect(sequencesIn(folder, 3)).toEqual([3]);
    }
  });

  it('of another data file is refused', async () => {
    const folder = await filled();
    const other = { identity: Buffer.from('otherone'), next: 1 };
    expect(() => readJournal(folder, other)).toThrow(/belongs to another data file/);
  });

  it('is read from both files, without the batches that newer ones have overwritten', async () => {
    const folder = newFolder();
    const journal = new Journal(folder, START, true);
    for (const blocks of [3, 1]) await journal.append(commitOf(blocks));
    journal.turn();
    await journal.append(commitOf(1));
    expect(sequencesIn(folder)).toEqual([1, 2, 3]);
    journal.turn();
    await journal.append(commitOf(1));
    // Batch 2 is still behind batch 4, but the data file contains it.
    expect(sequencesIn(folder, 3)).toEqual([3, 4]);
    damage(folder, 0, 'journal.1');
    expect(() => sequencesIn(folder, 3)).toThrow(/lacks the writes of batch 3/);
  });

  it('frees the space of a large commit', async () => {
    const folder = newFolder();
    const journal = new Journal(folder, START, true);
    const large = 9000;
    await journal.append(commitOf(large));
    journal.turn();
    await journal.append(commitOf(1));
    expect(statSync(join(folder, 'journal.0')).size).toBe(large * BLOCK);
    journal.turn();
    await journal.append(commitOf(2));
    expect(statSync(join(folder, 'journal.0')).size).toBe(2 * BLOCK);
    expect(sequencesIn(folder, 2)).toEqual([2, 3]);
  });

  it('leaves nothing behind when it is removed', async () => {
    const folder = newFolder();
    const journal = new Journal(folder, START, true);
    await journal.append(commitOf(1));
    journal.remove();
    expect(sequencesIn(folder)).toEqual([]);
  });
});
