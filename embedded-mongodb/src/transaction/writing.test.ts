import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { encode } from '../bson/encode.ts';
import type { Collection } from '../catalog/collection.ts';
import type { StoredDocument } from '../storage/stored-document.ts';
import { PAUSE } from '../yielding.ts';
import { Engine } from './engine.ts';
import type { Work } from './writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
const engine = new Engine(folder, false);

afterAll(async () => {
  await engine.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Counts one document up, after so many pauses. */
function countUp(collection: Collection, pauses: number): Work<void> {
  return function* (writer) {
    for (let pause = 0; pause < pauses; pause++) yield PAUSE;
    const batch = writer.batchOn(collection);
    const stored = batch.read(collection, 1) as StoredDocument;
    batch.update(collection, stored, { _id: 1, n: Number(stored.document.n) + 1 }, undefined);
  };
}

it('the writes of a command are visible to the next one, also in the same turn', async () => {
  const collection = await engine.ensureCollection('test', 'rows', undefined);
  await engine.write((batch) => batch.insert(collection, { _id: 1, n: 0 }, encode({ _id: 1, n: 0 })));
  const works = Array.from({ length: 20 }, (_, at) => engine.writing.inSlices(countUp(collection, at % 3)));
  await Promise.all(works);

  expect(await engine.write((batch) => batch.read(collection, 1)?.document)).toEqual({ _id: 1, n: 20 });
});
