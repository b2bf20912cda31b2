import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { ProductRecord } from './product.model.ts';
import { ProductMap } from './product-map.ts';

const product = (slug: string) =>
  ({
    _id: new Types.ObjectId(),
    slug,
    title: { ko: `${slug} 물티슈`, en: slug },
    createdAt: new Date(),
  }) as never as ProductRecord;

describe('the map of products', () => {
  it('returns every product as it was set, for any number of products', () => {
    const products = Array.from({ length: 1_200 }, (_, n) => product(`wipe-${n}`));
    const map = new ProductMap();
    for (const one of products) map.set(String(one._id), one);

    for (const one of products) expect(map.get(String(one._id))).toEqual(one);
  });

  it('returns a changed product in its current version, and no deleted one', () => {
    const [wipe, spray] = [product('wipe'), product('spray')];
    const map = new ProductMap();
    map.set(String(wipe._id), wipe);
    map.set(String(spray._id), spray);
    map.set(String(wipe._id), { ...wipe, slug: 'wipe-new' });
    map.delete(String(spray._id));

    expect(map.get(String(wipe._id))?.slug).toBe('wipe-new');
    expect(map.get(String(spray._id))).toBeUndefined();
  });
});
