import { encode } from '../bson/encode.ts';
import { type Document, getKeys, setField, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { MAX_DOCUMENT_SIZE } from '../storage/storable.ts';
import { encodeToken, type Position } from './resume-token.ts';

/** The size limit of an event: a document of 16 MB and its metadata. */
export const MAX_EVENT_SIZE = MAX_DOCUMENT_SIZE + 16 * 1024;
/** Bytes reserved in each fragment for its metadata. */
const FRAGMENT_OVERHEAD = 200;

/** Splits a large event into fragments of whole fields, smallest fields first. */
export function splitEvent(event: Document, position: Position): Document[] {
  const fields = getKeys(event)
    .filter((name) => name !== '_id')
    .map((name) => ({ name, value: event[name], size: encode({ [name]: event[name] }).length }))
    .sort((a, b) => a.size - b.size || (a.name < b.name ? -1 : 1));
  const shares: { name: string; value: Value; size: number }[][] = [];
  let room = 0;
  for (const field of fields) {
    if (field.size + FRAGMENT_OVERHEAD > MAX_DOCUMENT_SIZE) throw tooLargeToSplit(field.size);
    if (field.size > room) {
      shares.push([]);
      room = MAX_DOCUMENT_SIZE - FRAGMENT_OVERHEAD;
    }
    shares.at(-1)?.push(field);
    room -= field.size;
  }
  return shares.map((share, fragment) => {
    const part: Document = {
      _id: encodeToken({ ...position, fragment }),
      splitEvent: { fragment: fragment + 1, of: shares.length },
    };
    for (const { name, value } of share) setField(part, name, value);
    return part;
  });
}

function tooLargeToSplit(size: number): MongoError {
  return new MongoError(
    7182500,
    `Splitting change event failed: fragment size ${size + FRAGMENT_OVERHEAD} is greater than maximum allowed fragment size ${MAX_DOCUMENT_SIZE}`,
  );
}
