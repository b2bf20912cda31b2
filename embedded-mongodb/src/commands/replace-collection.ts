import type { Document } from '../bson/values.ts';
import { type Collection, makeIndex } from '../catalog/collection.ts';
import { MongoError } from '../errors.ts';
import type { KeyRange } from '../storage/eraser.ts';
import { countKey, documentPrefix, indexPrefix } from '../storage/keys.ts';
import { WriteSet } from '../storage/write-set.ts';
import type { Engine } from '../transaction/engine.ts';
import type { WriteBatch } from '../transaction/write-batch.ts';
import { isTurnOver, PAUSE } from '../yielding.ts';
import { removeCollection } from './catalog.ts';
import { type Context, write } from './context.ts';
import { writtenCollection } from './written-collection.ts';

interface Name {
  database: string;
  name: string;
}

/**
 * Fills a hidden collection with the options and indexes of the existing one, then replaces that one atomically. If it
 * fails, or the process ends before, nothing has changed.
 */
export async function replaceCollection<T>(
  context: Context,
  name: Name,
  rows: readonly T[],
  insert: (batch: WriteBatch, collection: Collection, row: T) => void,
): Promise<void> {
  const { engine } = context;
  const existing = writtenCollection(context, name.database, name.name);
  const draft = buildDraft(engine, name.database, existing);
  try {
    await write(context, function* (writer) {
      reserve(engine, writer.batch.writeSet, draft);
      for (const row of rows) {
        insert(writer.batch, draft, row);
        if (isTurnOver()) yield PAUSE;
      }
      yield PAUSE;
      const namespace = `${name.database}.${name.name}`;
      while (engine.isUsed(namespace)) yield engine.waitForUsers(namespace);
      putInPlace(context, draft, name, existing);
    });
  } catch (error) {
    if (!engine.writing.isClosing) engine.eraser.abandon(toKeyRanges(draft));
    throw error;
  }
}

function buildDraft(engine: Engine, database: string, existing: Collection | undefined): Collection {
  const draft = engine.catalog.make(database, 'tmp.agg_out', existing?.options ?? {});
  const name = `tmp.agg_out.${draft.uuid.toString('hex')}`;
  if (!existing) return { ...draft, name };
  const indexes = existing.indexes.map(({ specification }) => makeIndex(engine.catalog.newId(), specification));
  return { ...draft, name, indexes };
}

function reserve({ eraser, catalog }: Engine, writeSet: WriteSet, draft: Collection): void {
  for (const range of toKeyRanges(draft)) eraser.reserve(writeSet, range);
  catalog.saveIds(writeSet);
}

/** Publishes the draft under the name and drops the previous collection in one commit. */
function putInPlace(
  { engine, server }: Context,
  draft: Collection,
  { database, name }: Name,
  existing: Collection | undefined,
): void {
  const namespace = `${database}.${name}`;
  if (engine.catalog.get(namespace) !== existing) {
    throw new MongoError('IllegalOperation', `collection ${namespace} was changed while $out was writing to it`);
  }
  const writeSet = new WriteSet();
  for (const [start] of toKeyRanges(draft)) engine.eraser.keep(writeSet, start);
  if (existing) {
    engine.builds.checkNone(existing);
    removeCollection(engine, existing, writeSet);
  }
  engine.catalog.rename(draft, database, name, writeSet);
  const to: Document = { db: database, coll: name };
  const detail: Document = existing ? { to, dropTarget: existing.uuid } : { to };
  engine.commitCatalog(writeSet, [{ kind: 'rename', collection: draft, detail }]);
  engine.recordChange(namespace);
  server.cursors.killIn((each) => each === namespace);
}

/** The key ranges of a collection in the store. */
function toKeyRanges({ id, indexes }: Collection): KeyRange[] {
  return [
    [documentPrefix(id), documentPrefix(id + 1)],
    [countKey(id), countKey(id + 1)],
    ...indexes.map((index): KeyRange => [indexPrefix(index.id), indexPrefix(index.id + 1)]),
  ];
}
