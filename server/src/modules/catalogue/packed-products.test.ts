import { mongo, Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { PackedProducts } from './packed-products.ts';
import type { ProductRecord } from './product.record.ts';

function product(slug: string): ProductRecord {
  const listing = { price: 100, compareAtPrice: null };
  const title = { ko: `${slug} 티슈`, en: `${slug} wipe` };
  const createdAt = new Date('2026-03-02T00:00:00Z');
  return { _id: new Types.ObjectId(), slug, title, createdAt, listings: { KR: listing, US: listing } } as ProductRecord;
}

const SLUGS = ['one', 'two', 'three', 'four', 'five'];

describe('packed products', () => {
  it('are the same after they were packed, as often as they are read', () => {
    const products = new PackedProducts(2);
    const all = SLUGS.map((slug) => [slug, product(slug)] as const);
    for (const [slug, record] of all) products.set(slug, record);

    for (let turn = 0; turn < 2; turn += 1) {
      for (const [slug, record] of all) expect(products.get(slug)).toEqual(record);
    }
    expect(products.readyCount).toBe(2);
    expect(products.get('six')).toBeUndefined();
  });

  it('stay ready while they are read, and while there is room', () => {
    const products = new PackedProducts(2);
    const [one, two, three] = SLUGS.map(product) as [ProductRecord, ProductRecord, ProductRecord];
    products.set('one', one);
    products.set('two', two);
    expect(products.get('one')).toBe(one);
    products.set('three', three);
    expect(products.get('two')).not.toBe(two);
    products.get('three');
    expect(products.get('two')).toBe(products.get('two'));
  });

  it('are loaded as the database has them, and are the same when they are read', () => {
    const products = new PackedProducts(2);
    const all = SLUGS.map(product);
    for (const record of all) {
      const { slug, title, listings } = products.load(mongo.BSON.serialize(record));
      expect({ slug, title, listings }).toEqual({ slug: record.slug, title: record.title, listings: record.listings });
    }
    expect(all.map(({ _id }) => products.get(String(_id)))).toEqual(all);
    expect(products.readyCount).toBe(2);
  });

  it('can be looked through without their becoming ready', () => {
    const products = new PackedProducts(1);
    const [one, two] = SLUGS.map(product) as [ProductRecord, ProductRecord];
    products.set('one', one);
    products.set('two', two);
    expect(products.peek('one')).toMatchObject({ _id: one._id, title: one.title });
    expect(products.peek('two')).toBe(two);
    expect(products.get('two'), 'it has stayed ready').toBe(two);
    expect(products.peek('three')).toBeUndefined();
  });

  it('are never those of before a change', () => {
    const products = new PackedProducts(1);
    for (const slug of SLUGS) products.set(slug, product(slug));
    const [changed, other] = [product('changed'), product('other')];
    products.set('one', changed);
    products.set('two', other);
    expect(products.get('one')).toEqual(changed);
    products.delete('one');
    products.delete('two');
    expect([products.get('one'), products.get('two')]).toEqual([undefined, undefined]);
  });
});
