import { type Collection, getNamespace, isView } from '../catalog/collection.ts';
import { type Context, findCollection } from './context.ts';
import { notOnView } from './names.ts';

/** The collection that a command writes to, if it exists. Throws if it is a view. */
export function writtenCollection(context: Context, database: string, name: string): Collection | undefined {
  const collection = findCollection(context, `${database}.${name}`);
  if (collection && isView(collection)) throw notOnView(getNamespace(collection));
  return collection;
}

/** Like `findWritten`, but creates a missing collection. */
export async function ensureWrittenCollection(context: Context, database: string, name: string): Promise<Collection> {
  const existing = writtenCollection(context, database, name);
  return existing ?? context.engine.ensureCollection(database, name, context.transaction?.open?.batch);
}

/** The target of an insert. */
export interface Destination {
  collection: Collection;
  /** Recreates the collection after it was dropped. */
  renew(): Promise<void>;
}

export async function openDestination(context: Context, database: string, name: string): Promise<Destination> {
  const destination: Destination = {
    collection: await ensureWrittenCollection(context, database, name),
    async renew() {
      destination.collection = await ensureWrittenCollection(context, database, name);
    },
  };
  return destination;
}
