import { LRUCache } from 'lru-cache';
import { mongo } from 'mongoose';
import type { ProductRecord } from './product.model.ts';

const { BSON } = mongo;

/** Maximum products kept as decoded objects; smaller shops decode each product once. */
const DECODED = 1_000;

/** Products by id, as BSON of some 8 KB each: as objects they take four times as much, and slow down garbage collection. */
export class ProductMap {
  private readonly encoded = new Map<string, Uint8Array>();
  private readonly decoded = new LRUCache<string, ProductRecord>({ max: DECODED });

  get(id: string): ProductRecord | undefined {
    const known = this.decoded.get(id);
    const bytes = known ? undefined : this.encoded.get(id);
    if (!bytes) return known;
    const product = BSON.deserialize(bytes) as ProductRecord;
    this.decoded.set(id, product);
    return product;
  }

  set(id: string, product: ProductRecord): void {
    this.encoded.set(id, BSON.serialize(product));
    this.decoded.set(id, product);
  }

  delete(id: string): void {
    this.encoded.delete(id);
    this.decoded.delete(id);
  }
}
