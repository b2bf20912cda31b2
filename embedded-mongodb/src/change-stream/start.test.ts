import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { encode } from '../bson/encode.ts';
import { Engine } from '../transaction/engine.ts';
import { parseStreamOptions } from './stream-options.ts';

let folder: string;
let engine: Engine;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stream-start-'));
  engine = new Engine(folder, false);
});
afterEach(async () => {
  await engine.close();
  rmSync(folder, { recursive: true });
});

/** Inserts a row, which the disk does not have yet. */
const insert = async (_id: number) => {
  const rows = await engine.ensureCollection('shop', 'rows', undefined);
  await engine.write((batch) => batch.insert(rows, { _id }, encode({ _id })));
};
const openedStart = () => parseStreamOptions(engine, {}, 'shop', 'rows').start.time;

describe('a new stream starts', () => {
  it('before every write that has not been acknowledged', async () => {
    await engine.ensureCollection('shop', 'rows', undefined);
    await engine.store.durable();
    for (let round = 0; round < 20; round++) {
      await insert(round);
      const start = openedStart();
      await engine.store.durable();
      expect(engine.oplog.next(start)).toMatchObject({ operations: [{ kind: 'insert', id: round }] });
    }
  });

  it('after every write that has been acknowledged', async () => {
    await insert(1);
    await engine.store.durable();
    expect(engine.oplog.next(openedStart())).toBeUndefined();
  });
});
