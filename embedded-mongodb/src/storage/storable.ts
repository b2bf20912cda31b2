import { showValue } from '../bson/show.ts';
import { type Document, isDocument, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

export const MAX_DOCUMENT_SIZE = 16 * 1024 * 1024;

/** The size limit of computed documents, slightly above that of stored ones. */
const MAX_ROW_SIZE = MAX_DOCUMENT_SIZE + 16 * 1024;

/** The nesting limit of stored documents; documents on the wire may be nested slightly deeper. */
const MAX_DEPTH = 180;

/** Throws if a document is too large or nested too deeply to be stored. */
export function checkStorable(document: Document, bytes: Buffer): void {
  if (bytes.length > MAX_DOCUMENT_SIZE) {
    throw tooLarge(bytes.length, MAX_DOCUMENT_SIZE, ` First element: _id: ${showValue(document._id)}`);
  }
  if (isDeeperThan(MAX_DEPTH, document)) {
    throw new MongoError('Overflow', `cannot store document because it exceeds ${MAX_DEPTH} levels of nesting`);
  }
}

/** Throws if a row exceeds the size of a reply. */
export function checkRow(bytes: Uint8Array): void {
  if (bytes.length > MAX_ROW_SIZE) throw tooLarge(bytes.length, MAX_ROW_SIZE, '');
}

function tooLarge(size: number, most: number, which: string): MongoError {
  const hexadecimal = size.toString(16).toUpperCase();
  return new MongoError(
    'BSONObjectTooLarge',
    `BSONObj size: ${size} (0x${hexadecimal}) is invalid. Size must be between 0 and ${most}(16MB)${which}`,
  );
}

function isDeeperThan(levels: number, value: Value): boolean {
  if (Array.isArray(value)) return levels === 0 || value.some((entry) => isDeeperThan(levels - 1, entry));
  if (!isDocument(value)) return false;
  if (levels === 0) return true;
  for (const key in value) if (isDeeperThan(levels - 1, value[key])) return true;
  return false;
}
