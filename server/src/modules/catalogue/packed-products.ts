import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { mongo } from 'mongoose';
import type { ProductRecord } from './product.record.ts';

/** Products kept ready for use; a shop of this size never packs any. */
const MOST_READY = 1_000;
/** The fastest level: a slower one saves 5 % more. */
const LEVEL = 1;

const { BSON } = mongo;

/** Nine tenths of a product, which only its own page shows. */
const PAGE_FIELDS = { sections: true, disclosures: true, comparison: true, images: true, films: true } as const;
/** What is left of it when it is read without them. */
export type LoadedProduct = Omit<ProductRecord, keyof typeof PAGE_FIELDS>;

const { sections: _sections, ...UNSEARCHED_FIELDS } = PAGE_FIELDS;
/** A product with all texts that a search looks at. */
export type SearchedProduct = Omit<ProductRecord, keyof typeof UNSEARCHED_FIELDS>;

/**
 * Products by id. A product takes 24 KB of memory as objects, so that only those that were read last stay ready; the
 * others are kept as compressed BSON of 3 to 6 KB, and are unpacked in a fifth of a millisecond when they are read.
 */
export class PackedProducts {
  private readonly mostReady: number;
  /** The least recently used first. */
  private readonly ready = new Map<string, ProductRecord>();
  private readonly packed = new Map<string, Uint8Array>();
  /** The first packed product: the others have its field names, and much of its wording. */
  private dictionary: Uint8Array | null = null;

  constructor(mostReady = MOST_READY) {
    this.mostReady = mostReady;
  }

  get(id: string): ProductRecord | undefined {
    const ready = this.ready.get(id);
    if (ready) {
      if (this.ready.size >= this.mostReady) this.keepReady(id, ready);
      return ready;
    }
    const packed = this.packed.get(id);
    if (!packed) return undefined;
    const product = this.unpack(packed);
    this.keepReady(id, product);
    return product;
  }

  /** Takes a product as the database stores it: most of a large catalogue need not be made objects first. */
  load(bytes: Uint8Array): LoadedProduct {
    if (this.ready.size < this.mostReady) {
      const product = BSON.deserialize(bytes) as ProductRecord;
      this.ready.set(String(product._id), product);
      return product;
    }
    const product = BSON.deserialize(bytes, { fieldsAsRaw: PAGE_FIELDS }) as LoadedProduct;
    this.packed.set(String(product._id), this.pack(bytes));
    return product;
  }

  /** For reading all products one after the other: none of them becomes ready by it. */
  peek(id: string): SearchedProduct | undefined {
    const packed = this.packed.get(id);
    return this.ready.get(id) ?? (packed && this.unpack(packed, { fieldsAsRaw: UNSEARCHED_FIELDS }));
  }

  set(id: string, product: ProductRecord): void {
    this.packed.delete(id);
    this.keepReady(id, product);
  }

  delete(id: string): void {
    this.packed.delete(id);
    this.ready.delete(id);
  }

  /** Number of products that are kept as objects. */
  get readyCount(): number {
    return this.ready.size;
  }

  private keepReady(id: string, product: ProductRecord): void {
    this.ready.delete(id);
    this.ready.set(id, product);
    for (const [oldest, unused] of this.ready) {
      if (this.ready.size <= this.mostReady) break;
      if (!this.packed.has(oldest)) this.packed.set(oldest, this.pack(BSON.serialize(unused)));
      this.ready.delete(oldest);
    }
  }

  private pack(bytes: Uint8Array): Uint8Array {
    this.dictionary ??= new Uint8Array(bytes);
    // A copy, since what comes out has the room of a whole chunk behind it.
    return new Uint8Array(deflateRawSync(bytes, { level: LEVEL, dictionary: this.dictionary }));
  }

  private unpack(packed: Uint8Array, options?: mongo.BSON.DeserializeOptions): ProductRecord {
    const dictionary = this.dictionary ?? undefined;
    return BSON.deserialize(inflateRawSync(packed, { dictionary }), options) as ProductRecord;
  }
}
