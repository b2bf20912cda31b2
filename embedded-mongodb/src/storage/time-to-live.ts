import { isNumeric, toNumber } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { Query } from '../query/query.ts';
import type { Collection, Index } from './collection.ts';

const BATCH = 500;

/** Deletes the documents whose time in a TTL index is over. */
export async function removeExpired(engine: Engine): Promise<void> {
  for (const collection of engine.catalog.all()) {
    for (const index of collection.indexes) {
      const lifetime = index.specification.expireAfterSeconds;
      if (!isNumeric(lifetime) || index.fields.length !== 1) continue;
      await removeFrom(engine, collection, index, toNumber(lifetime));
    }
  }
}

async function removeFrom(engine: Engine, collection: Collection, index: Index, lifetime: number): Promise<void> {
  const field = index.fields[0]?.name as string;
  const before = new Date(Date.now() - lifetime * 1000);
  const expired = { [field]: { $lt: before } };
  const filter = index.partial ? { $and: [expired, index.partial.filter] } : expired;
  for (;;) {
    const removed = await engine.write((unit) => {
      const query = new Query(collection, unit.view, { filter, limit: BATCH, hint: index.name });
      const found = [...query];
      for (const stored of found) unit.delete(collection, stored);
      return found.length;
    });
    if (removed < BATCH) return;
  }
}
