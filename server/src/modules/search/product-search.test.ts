import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { type Catalogue, toCatalogue } from '../catalogue/catalogue-cache.ts';
import type { ProductRecord } from '../catalogue/index.ts';
import { createProductSearch } from './product-search.ts';
import { searchedWords } from './search-words.ts';

const listing = { price: 100, compareAtPrice: null, published: true };

function product(name: string, position: number): ProductRecord {
  const title = { ko: `${name} 티슈`, en: `${name} wipe` };
  const rest = { slug: `p-${position}`, group: 'PET' as const, bestseller: false };
  return {
    _id: new Types.ObjectId(),
    title,
    position,
    suits: [] as ProductRecord['suits'],
    ...rest,
    listings: { KR: listing, US: listing },
  } as ProductRecord;
}

const idOf = ({ _id }: ProductRecord) => String(_id);

/** A search that counts how often the texts of a product are read. */
function createCountedSearch() {
  const counts = { reads: 0 };
  const { find } = createProductSearch(({ title }, language) => {
    counts.reads += 1;
    return [title[language]];
  });
  async function search(catalogue: Catalogue, text: string, most = 5): Promise<{ names: string[]; total: number }> {
    const { items, total } = await find({
      catalogue,
      language: 'en',
      words: searchedWords(text),
      products: catalogue.products,
      most,
    });
    return { names: items.map(({ title }) => title.en), total };
  }
  return { counts, search };
}

describe('the search over a catalogue', () => {
  it('reads each text once for any number of searches, and after a change only the changed product', async () => {
    const products = Array.from({ length: 2_000 }, (_none, place) => product(`Thing${place}`, place));
    const catalogue = toCatalogue(products);
    const { counts, search } = createCountedSearch();
    expect(await search(catalogue, 'thing1999')).toEqual({ names: ['Thing1999 wipe'], total: 1 });
    expect(counts.reads, 'in both languages').toBe(4_000);

    expect(await search(catalogue, 'wipe', 2)).toEqual({ names: ['Thing0 wipe', 'Thing1 wipe'], total: 2_000 });
    expect(counts.reads, 'in both languages').toBe(4_000);

    const [first] = products as [ProductRecord];
    catalogue.apply(idOf(first), { ...first, title: { ko: '나비', en: 'Butterfly' } });
    expect(await search(catalogue, 'wipe', 1)).toEqual({ names: ['Thing1 wipe'], total: 1_999 });
    expect(await search(catalogue, 'butterfly')).toEqual({ names: ['Butterfly'], total: 1 });
    expect(counts.reads, 'the texts of before and of now').toBe(4_004);
  });

  it('includes changes that arrive while the index is built', async () => {
    const products = Array.from({ length: 200 }, (_none, place) => product(`Thing${place}`, place));
    const catalogue = toCatalogue(products);
    const { search } = createCountedSearch();
    const running = search(catalogue, 'new');
    // The index is now partly built.
    await new Promise((resolve) => setImmediate(resolve));
    const [early, late, gone] = [products[0], products[199], products[198]] as [
      ProductRecord,
      ProductRecord,
      ProductRecord,
    ];
    catalogue.apply(idOf(early), { ...early, title: { ko: '하나', en: 'New early' } });
    catalogue.apply(idOf(late), { ...late, title: { ko: '둘', en: 'New late' } });
    catalogue.apply(idOf(gone), undefined);
    const added = product('New', 500);
    catalogue.apply(idOf(added), added);
    await running;

    const found = { names: ['New early', 'New late', 'New wipe'], total: 3 };
    expect(await search(catalogue, 'new')).toEqual(found);
    const { names, total } = await search(catalogue, 'wipe', 200);
    expect(total).toBe(198);
    for (const name of ['Thing0', 'Thing198', 'Thing199']) expect(names).not.toContain(`${name} wipe`);
  });
});
