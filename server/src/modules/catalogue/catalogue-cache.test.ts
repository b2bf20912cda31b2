import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { toCatalogueCache } from './catalogue-cache.ts';
import type { ProductRecord } from './product.record.ts';

function product(slug: string, more: Partial<ProductRecord> = {}): ProductRecord {
  const listing = { price: 100, compareAtPrice: null };
  return { _id: new Types.ObjectId(), slug, listings: { KR: listing, US: listing }, ...more } as ProductRecord;
}

const draft = { price: 100, compareAtPrice: null, published: false };

describe('the catalogue cache', () => {
  it('lists published products per store, and all products for staff (CATALOGUE-1)', () => {
    const [wipe, spray] = [
      product('wipe'),
      product('spray', { listings: { KR: { ...draft, published: true }, US: draft } }),
    ];
    const { products, byId, stores } = toCatalogueCache([wipe, spray]);

    expect(products).toHaveLength(2);
    expect(byId.get(String(spray._id))).toBe(spray);
    expect(stores.KR.products).toEqual([wipe, spray]);
    expect(stores.US.products).toEqual([wipe]);
    expect(stores.US.bySlug.has('spray')).toBe(false);
    expect(stores.US.byId.has(String(spray._id))).toBe(false);
  });

  it('finds a product by its former slugs, unless another product has them now (CATALOGUE-2)', () => {
    const renamed = product('pet-mist', { formerSlugs: ['pet-spray', 'pet-fog'] });
    const newer = product('pet-fog');
    const { bySlug } = toCatalogueCache([renamed, newer]).stores.KR;

    expect(bySlug.get('pet-spray')).toBe(renamed);
    expect(bySlug.get('pet-fog')).toBe(newer);
  });
});
