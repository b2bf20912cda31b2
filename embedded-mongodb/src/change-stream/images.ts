import { decode } from '../bson/decode.ts';
import { type Document, isDocument, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { Query } from '../query/query.ts';
import type { Engine } from '../transaction/engine.ts';

/** The `fullDocument` modes of a change stream. */
export interface ImageModes {
  fullDocument: string;
  fullDocumentBeforeChange: string;
}

const CHANGES = new Set(['update', 'replace', 'delete']);

/** Adds pre- and post-images to an event as the stream requests them. */
export function withImages(engine: Engine, modes: ImageModes, event: Document, operation: Document): Document {
  const { fullDocument, fullDocumentBeforeChange } = modes;
  const complete = { ...event };
  if (fullDocumentBeforeChange !== 'off' && CHANGES.has(event.operationType as string)) {
    complete.fullDocumentBeforeChange = kept(operation.before, fullDocumentBeforeChange === 'required', event, 'pre');
  }
  if (fullDocument === 'default' || event.operationType !== 'update') return complete;
  complete.fullDocument =
    fullDocument === 'updateLookup'
      ? newest(engine, operation)
      : kept(operation.after, fullDocument === 'required', event, 'post');
  return complete;
}

function kept(image: Value, isRequired: boolean, event: Document, which: 'pre' | 'post'): Document | null {
  if (isDocument(image)) return image;
  if (!isRequired) return null;
  const events = which === 'pre' ? 'all update, delete and replace events' : 'all update events';
  const { operationType, ns, clusterTime } = event;
  throw new MongoError(
    'NoMatchingDocument',
    `Change stream was configured to require a ${which}-image for ${events}, but the ${which}-image was not found for event: ${JSON.stringify({ operationType, ns, clusterTime })}`,
  );
}

/** The current document; null if it, or its collection, no longer exists. */
function newest(engine: Engine, operation: Document): Document | null {
  const collection = engine.catalog.get(String(operation.namespace));
  if (!collection || String(collection.uuid) !== String(operation.uuid)) return null;
  const query = new Query(collection, engine.store.view(), { filter: { _id: { $eq: operation.id } }, limit: 1 });
  const stored = query.next();
  query.detach();
  return stored ? decode(stored.bytes) : null;
}
