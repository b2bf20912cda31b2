import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { NarrowedListQueryVariables } from '../gql/graphql.ts';
import { changeProduct, suitsOf } from '../kit/product-discovery.ts';
import { useTestShop } from '../kit/test-shop.ts';

const NarrowedList = graphql(`
  query NarrowedList(
    $filter: ProductFilterInput
    $sort: ProductSort! = RECOMMENDED
    $page: Int! = 1
    $first: Int! = 24
  ) {
    products(filter: $filter, sort: $sort, page: $page, first: $first) {
      totalCount
      unfilteredCount
      page
      pageCount
      nodes { slug }
      choices { suits { tag count } kinds { kind count } inStock }
      goesWith(first: 4) { slug }
    }
  }
`);

/** Prices descend in the Korean store and ascend in the US store. */
const products = Array.from({ length: 12 }, (_, index) => ({
  slug: `p${index}`,
  price: { KR: 20_000 - 1_000 * index, US: 500 + 100 * index },
  stock: { KR: 10, US: 10 },
}));
const SLUGS = products.map(({ slug }) => slug);

const shop = useTestShop({ products });

beforeAll(async () => {
  for (const [index, slug] of SLUGS.entries()) {
    await changeProduct(shop, slug, {
      group: index < 9 ? 'CLEANSING' : 'PET',
      bestseller: index === 5,
      suits: suitsOf(...(index % 2 === 0 ? (['KITCHEN'] as const) : (['CAR', 'NO_SCENT'] as const))),
      contents: index % 3 === 0 ? null : { kind: index % 3 === 1 ? 'SHEETS' : 'MILLILITRES', amount: 100, packs: 1 },
    });
  }
  await stockModel(shop.connection).updateOne(
    { _id: stockId('KR', shop.productId('p11')) },
    { $set: { quantity: 0 }, $inc: { version: 1 } },
  );
  await vi.waitFor(async () => {
    const { inStock, kinds } = (await read({})).choices;
    expect([inStock, kinds.map(({ count }) => count)]).toEqual([11, [4, 4]]);
  });
});

async function read(wanted: NarrowedListQueryVariables, market: 'KR' | 'US' = 'KR') {
  return (await shop.client({ market }).run(NarrowedList, wanted)).products;
}
const slugs = async (...wanted: Parameters<typeof read>) => (await read(...wanted)).nodes.map(({ slug }) => slug);

describe('a list of products', () => {
  it('has everything, sold-out products last, with a count for each filter (CATALOGUE-23)', async () => {
    const list = await read({});

    expect(list).toMatchObject({ unfilteredCount: 12, totalCount: 12, page: 1, pageCount: 1 });
    expect(list.nodes.map(({ slug }) => slug)).toEqual(SLUGS);
    expect(list.choices.suits).toEqual([
      { tag: 'KITCHEN', count: 6 },
      { tag: 'CAR', count: 6 },
      { tag: 'NO_SCENT', count: 6 },
    ]);
  });

  it('of a group is narrowed to products that match every filter (CATALOGUE-23)', async () => {
    expect(await slugs({ filter: { suits: ['CAR', 'NO_SCENT'], kind: 'SHEETS' } })).toEqual(['p1', 'p7']);
    expect(await slugs({ filter: { group: 'PET', suits: ['CAR'] } })).toEqual(['p9', 'p11']);
    const list = await read({ filter: { group: 'PET', suits: ['CAR'], isInStock: true } });
    expect(list).toMatchObject({ unfilteredCount: 3, totalCount: 1, nodes: [{ slug: 'p9' }], choices: { inStock: 1 } });
    expect(list.choices.suits).toContainEqual({ tag: 'KITCHEN', count: 1 });
  });

  it('can be narrowed to nothing without an error', async () => {
    expect(await read({ filter: { suits: ['BATHROOM'], kind: 'GRAMS' } })).toMatchObject({
      unfilteredCount: 12,
      totalCount: 0,
      pageCount: 1,
      nodes: [],
      choices: { kinds: [], inStock: 0 },
    });
  });

  it('is sorted by the prices of its store, by newest and by best sellers (CATALOGUE-24)', async () => {
    const first = async (...wanted: Parameters<typeof read>) => (await slugs(...wanted)).slice(0, 2);
    expect(await first({ sort: 'LOWEST_PRICE' }, 'KR')).toEqual(['p10', 'p9']);
    expect(await first({ sort: 'LOWEST_PRICE' }, 'US')).toEqual(['p0', 'p1']);
    expect(await first({ sort: 'HIGHEST_PRICE' }, 'US')).toEqual(['p11', 'p10']);
    expect(await first({ sort: 'NEWEST' }, 'KR')).toEqual(['p10', 'p9']);
    expect(await first({ sort: 'BEST_SELLERS' }, 'KR')).toEqual(['p5', 'p0']);
    expect((await slugs({ sort: 'LOWEST_PRICE' }, 'KR')).at(-1)).toBe('p11');
  });

  it('has pages; a page beyond the last one is the last one', async () => {
    expect(await slugs({ first: 5, page: 2 })).toEqual(SLUGS.slice(5, 10));
    const beyond = await read({ first: 5, page: 999_999 });
    expect(beyond).toMatchObject({ page: 3, pageCount: 3, nodes: [{ slug: 'p10' }, { slug: 'p11' }] });
  });

  it('of a group returns recommendations from outside the group', async () => {
    await changeProduct(shop, 'p9', { goesWithIds: ['p3', 'p10', 'p11'].map((slug) => shop.productId(slug)) });

    await vi.waitFor(async () => {
      expect((await read({ filter: { group: 'PET' } })).goesWith.map(({ slug }) => slug)).toEqual(['p3']);
    });
  });

  it.each([
    { filter: { group: 'GARDEN' as 'PET' } },
    { filter: { suits: ['ATTIC' as 'CAR'] } },
    { filter: { kind: 'LITRES' as 'GRAMS' } },
    { sort: 'CHEAPEST' as 'NEWEST' },
    { first: 0 },
    { first: 101 },
  ])('is rejected with %o', async (wanted) => {
    await expect(read(wanted)).rejects.toThrow();
  });

  it('accepts repeated filter values without extra cost', async () => {
    const suits = Array.from({ length: 200 }, () => 'KITCHEN' as const);
    expect(await slugs({ filter: { suits } })).toEqual(await slugs({ filter: { suits: ['KITCHEN'] } }));
  });
});
