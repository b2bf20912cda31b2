import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { toCatalogue } from './catalogue-cache.ts';
import type { ProductRecord } from './product.model.ts';

function product(slug: string, more: Partial<ProductRecord> = {}): ProductRecord {
  const listing = { price: 100, compareAtPrice: null, published: true };
  const title = { ko: slug, en: slug };
  const texts = { slug, title, group: 'PET' as const, position: 0, bestseller: false, suits: [] };
  return { _id: new Types.ObjectId(), ...texts, listings: { KR: listing, US: listing }, ...more } as ProductRecord;
}

const draft = { price: 100, compareAtPrice: null, published: false };
const slugs = (entries: readonly { readonly slug: string }[]) => entries.map(({ slug }) => slug);

describe('the catalogue', () => {
  it('lists published products per store, and all products for staff (CATALOGUE-1)', () => {
    const [wipe, spray] = [
      product('wipe'),
      product('spray', { position: 1, listings: { KR: { ...draft, published: true }, US: draft } }),
    ];
    const { products, byId, stores } = toCatalogue([wipe, spray]);

    expect(products).toHaveLength(2);
    expect(byId.get(String(spray._id))).toBe(spray);
    expect(slugs(stores.KR.products)).toEqual(['wipe', 'spray']);
    expect(slugs(stores.US.products)).toEqual(['wipe']);
    expect(stores.US.bySlug.has('spray')).toBe(false);
    expect(stores.US.byId.has(String(spray._id))).toBe(false);
    expect(stores.US.byId.get(String(spray._id))).toBeUndefined();
  });

  it('finds a product by its former slugs, unless another product has them now (CATALOGUE-2)', () => {
    const renamed = product('pet-mist', { formerSlugs: ['pet-spray', 'pet-fog'] });
    const newer = product('pet-fog', { position: 1 });
    const { bySlug } = toCatalogue([renamed, newer]).stores.KR;

    expect(bySlug.get('pet-spray')).toBe(renamed);
    expect(bySlug.get('pet-fog')).toBe(newer);
  });

  it('is the same after any changes as one that was loaded again', () => {
    const ids = Array.from({ length: 12 }, () => new Types.ObjectId());
    const state = new Map<string, ProductRecord>();
    const changed = toCatalogue([]);
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    for (let step = 0; step < 200; step += 1) {
      const place = random(ids.length);
      const id = String(ids[place]);
      const record =
        random(4) === 0
          ? undefined
          : product(`slug-${place}-${random(3)}`, {
              _id: ids[place] as Types.ObjectId,
              position: place * 10 + random(10),
              number: place * 10 + random(10),
              group: (['PET', 'SHOES'] as const)[random(2)] as ProductRecord['group'],
              bestseller: random(2) === 0,
              formerSlugs: Array.from({ length: random(3) }, () => `slug-${random(ids.length)}-${random(3)}`),
              listings: { KR: random(3) === 0 ? draft : { ...draft, published: true }, US: draft },
            });
      changed.apply(id, record);
      if (record) state.set(id, record);
      else state.delete(id);
      const anew = toCatalogue(state.values());
      expect(slugs(changed.products)).toEqual(slugs(anew.products));
      for (const market of ['KR', 'US'] as const) {
        const [one, other] = [changed.stores[market], anew.stores[market]];
        expect(slugs(one.products)).toEqual(slugs(other.products));
        for (const group of ['PET', 'SHOES'] as ProductRecord['group'][]) {
          expect(slugs(one.ofGroup(group))).toEqual(slugs(other.ofGroup(group)));
        }
        for (let index = 0; index < ids.length * 10; index += 1) {
          expect(one.byNumber(index)?.id).toBe(other.byNumber(index)?.id);
          const slug = `slug-${index % ids.length}-${Math.floor(index / ids.length) % 3}`;
          expect(one.bySlug.get(slug)).toBe(other.bySlug.get(slug));
          expect(one.byId.has(String(ids[index % ids.length]))).toBe(other.byId.has(String(ids[index % ids.length])));
        }
      }
      const ordinals = changed.products.map(({ ordinal }) => ordinal);
      expect(new Set(ordinals).size, 'a number of its own for each').toBe(ordinals.length);
      expect(Math.max(0, ...ordinals), 'numbers are used again').toBeLessThan(ids.length);
    }
  });

  it('applies a change to its own product and rebuilds nothing for the others', () => {
    const products = Array.from({ length: 50 }, (_none, position) => product(`p-${position}`, { position }));
    const catalogue = toCatalogue(products);
    const before = new Set(catalogue.products);
    const [first] = products as [ProductRecord];

    catalogue.apply(String(first._id), { ...first, position: 60 });

    const anew = catalogue.products.filter((entry) => !before.has(entry));
    expect(slugs(anew)).toEqual(['p-0']);
    expect(catalogue.stores.KR.products.filter((entry) => !before.has(entry))).toEqual(anew);
    expect(slugs(catalogue.products).at(-1)).toBe('p-0');
  });

  it('emits a change with the product before and after', () => {
    const wipe = product('wipe');
    const catalogue = toCatalogue([wipe]);
    const changes: unknown[] = [];
    catalogue.onChange(({ slug }, before, after) => changes.push([slug, before, after]));
    const renamed = { ...wipe, slug: 'wipes' };

    catalogue.apply(String(wipe._id), renamed);
    catalogue.apply(String(wipe._id), undefined);
    expect(catalogue.apply(String(wipe._id), undefined), 'it is gone already').toBe(false);

    expect(changes).toEqual([
      ['wipes', wipe, renamed],
      ['wipes', renamed, undefined],
    ]);
  });
});
