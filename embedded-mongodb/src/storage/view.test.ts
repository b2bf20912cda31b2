import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { open, type RootDatabase } from 'lmdb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { View } from './view.ts';
import { WriteSet } from './write-set.ts';

let folder: string;
let environment: RootDatabase<Buffer, Buffer>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eunbit-view-'));
  environment = open({ path: join(folder, 'view.lmdb'), keyEncoding: 'binary', encoding: 'binary' });
});

afterAll(async () => {
  await environment.close();
  await rm(folder, { recursive: true });
});

const VALUE = Buffer.from('value');
const keys = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ÿ'), minLength: 1, maxLength: 3 });
const writeSets = fc.array(fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 6 }), { maxLength: 3 });

function buildWriteSet(changes: readonly (readonly [string, boolean])[]): WriteSet {
  const writeSet = new WriteSet();
  for (const [key, isThere] of changes) writeSet.set(key, isThere ? VALUE : null);
  return writeSet;
}

describe('a view', () => {
  it('counts as many keys of a range as it lists, regardless of later writes and deletes', async () => {
    const property = fc.asyncProperty(fc.array(keys), writeSets, keys, keys, async (stored, changes, start, end) => {
      await environment.clearAsync();
      for (const key of stored) void environment.put(Buffer.from(key, 'latin1'), VALUE);
      await environment.flushed;
      const view = new View(environment, changes.map(buildWriteSet));
      const listed = [...view.keys(start, end)];
      expect(view.count(start, end)).toBe(listed.length);
      expect([...view.range(start, end, true)].map(({ key }) => key).reverse()).toEqual(listed);
    });
    await fc.assert(property, { numRuns: 200 });
  });
});
