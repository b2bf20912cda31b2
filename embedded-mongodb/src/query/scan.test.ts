import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Collection } from '../catalog/collection.ts';
import { documentKey } from '../storage/keys.ts';
import { WriteSet } from '../storage/write-set.ts';
import { Engine } from '../transaction/engine.ts';
import { PAUSE } from '../yielding.ts';
import { openScan } from './open-scan.ts';
import type { Scan } from './scan.ts';

let folder: string;
let engine: Engine;
let collection: Collection;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
  engine = new Engine(folder, false);
  collection = await engine.ensureCollection('shop', 'rows', undefined);
  const writeSet = new WriteSet();
  for (let record = 1; record <= 4; record++) writeSet.set(documentKey(collection.id, record), Buffer.from([record]));
  engine.store.commit(writeSet);
});

afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

const collectRecords = (scan: Scan) => {
  const records: number[] = [];
  for (let stored = scan.next(); stored; stored = scan.next()) {
    if (stored !== PAUSE) records.push(stored.record);
  }
  return records;
};

describe('a scan between two commands', () => {
  it.each([
    [false, [2, 3, 4]],
    [true, [3, 2, 1]],
  ])('resumes at its position, reverse or not: %s', (reverse, rest) => {
    const plan = { kind: 'collection' as const, reverse, sorted: true };
    const scan = openScan(plan, collection, engine.store.view(), { keys: 0, documents: 0 });
    scan.next();
    scan.detach();
    scan.attach(engine.store.view());

    expect(collectRecords(scan)).toEqual(rest);
    scan.detach();
  });

  it('does not keep the snapshot it has read in memory', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const read = (): [Scan, WeakRef<object>] => {
      const { view, release } = engine.store.snapshot();
      const plan = { kind: 'collection' as const, reverse: false, sorted: true };
      const scan = openScan(plan, collection, view, { keys: 0, documents: 0 });
      scan.next();
      scan.detach();
      release();
      return [scan, new WeakRef(view)];
    };
    const [scan, view] = read();

    await vi.waitFor(async () => {
      await turn();
      collectGarbage();
      expect(view.deref()).toBeUndefined();
    });
    scan.attach(engine.store.view());
    expect(collectRecords(scan)).toEqual([2, 3, 4]);
  });
});
