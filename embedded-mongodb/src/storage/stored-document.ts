import { decode, decodeFields } from '../bson/decode.ts';
import type { Document } from '../bson/values.ts';

/** A stored document: its record number, its bytes, and its decoded form once somebody asked. */
export class StoredDocument {
  readonly record: number;
  readonly bytes: Buffer;
  #document: Document | undefined;

  constructor(record: number, bytes: Buffer, document?: Document) {
    this.record = record;
    this.bytes = bytes;
    this.#document = document;
  }

  /** The decoded document, shared: it must not be changed. */
  get document(): Document {
    this.#document ??= decode(this.bytes);
    return this.#document;
  }

  /** The document, of which the caller reads no more than these top-level fields. */
  withFields(names: ReadonlySet<string>): Document {
    return this.#document ?? decodeFields(this.bytes, names);
  }
}
