import type { ClientSession, Document } from 'mongodb';
import { driverOptions, type Entities } from '../entities.ts';

/** What an operation does with its object. Arguments are prepared by `prepare`. */
export type Operations<T> = Readonly<Record<string, (target: T, args: Document, entities: Entities) => unknown>>;

/** The arguments of an operation as the driver's methods take them. */
export function prepare(args: Document = {}, entities: Entities): Document {
  const prepared = driverOptions(args);
  if (typeof prepared.session === 'string') prepared.session = entities.get<ClientSession>(prepared.session);
  if (prepared.returnDocument) prepared.returnDocument = String(prepared.returnDocument).toLowerCase();
  return prepared;
}

/** The driver adds an `_id` to what it inserts, so it gets a copy. */
export function copies(documents: readonly Document[]): Document[] {
  return documents.map((document) => ({ ...document }));
}
