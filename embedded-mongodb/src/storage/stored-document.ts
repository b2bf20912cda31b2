import { decode, decodeFields } from '../bson/decode.ts';
import type { Document } from '../bson/values.ts';

/** A stored document: record number and bytes; decoded on first access. */
export class StoredDocument {
  readonly record: number;
  readonly bytes: Buffer;
  #document: Document | undefined;

  constructor(record: number, bytes: Buffer, document?: Document) {
    this.record = record;
    this.bytes = bytes;
    this.#document = document;
  }

  /** The decoded document. It is shared and must not be modified. */
  get document(): Document {
    this.#document ??= decode(this.bytes);
    return this.#document;
  }

  /** The document with at least these top-level fields; decodes no others. */
  withFields(names: ReadonlySet<string>): Document {
    return this.#document ?? decodeFields(this.bytes, names);
  }
}
