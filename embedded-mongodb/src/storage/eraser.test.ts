import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Eraser } from './eraser.ts';
import { documentKey, documentPrefix } from './keys.ts';
import { Store } from './store.ts';
import { WriteSet } from './write-set.ts';

const ENTRIES = 7000;
const [GONE, KEPT] = [4, 5];

let folder: string;
let store: Store;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
  store = new Store(folder, false);
  const writeSet = new WriteSet();
  for (const collection of [GONE, KEPT]) {
    for (let record = 0; record < ENTRIES; record++)
      writeSet.set(documentKey(collection, record), Buffer.from('document'));
  }
  store.commit(writeSet);
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const listEntries = (collection: number) =>
  [...store.view().keys(documentPrefix(collection), documentPrefix(collection + 1))].length;

const dropCollection = (eraser: Eraser) => {
  const writeSet = new WriteSet();
  eraser.erase(writeSet, documentPrefix(GONE), documentPrefix(GONE + 1));
  store.commit(writeSet);
};

describe('a dropped collection', () => {
  it('is removed piece by piece, without touching others', async () => {
    dropCollection(new Eraser(store));
    expect(listEntries(GONE)).toBeGreaterThan(ENTRIES / 2);

    await vi.waitFor(() => expect(listEntries(GONE)).toBe(0));
    expect(listEntries(KEPT)).toBe(ENTRIES);
  });

  it('is removed after the next start if the process ended before', async () => {
    const eraser = new Eraser(store);
    dropCollection(eraser);
    eraser.stop();
    await store.close();
    store = new Store(folder, false);
    expect(listEntries(GONE)).toBeGreaterThan(ENTRIES / 2);

    new Eraser(store);
    await vi.waitFor(() => expect(listEntries(GONE)).toBe(0));
    expect(listEntries(KEPT)).toBe(ENTRIES);
  });
});
