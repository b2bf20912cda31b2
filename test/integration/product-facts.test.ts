import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { ProductFacts } from '../kit/product-facts.ts';
import { SPRAY, WIPE } from '../kit/test-catalogue.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ProductsByNumber = graphql(`
  query ProductsByNumber($numbers: [Int!]!) { products(filter: { numbers: $numbers }) { nodes { number slug } } }
`);
const BestSellers = graphql(`
  query BestSellers { products(sort: MARKED_FIRST, first: 4) { nodes { slug } } }
`);

const text = (word: string) => ({ ko: `${word} 한국어`, en: `${word} in English` });

const more = Array.from({ length: 8 }, (_, index) => ({ ...WIPE, slug: `wipe-${index}` }));
const shop = useTestShop({ products: [WIPE, SPRAY, ...more] });

beforeAll(async () => {
  await productModel(shop.connection).updateOne(
    { slug: 'wipe' },
    {
      $set: {
        disclosures: { KR: [{ label: text('maker'), value: text('Eunbit') }], US: [] },
        comparison: {
          ours: text('ours'),
          theirs: text('theirs'),
          rows: [{ aspect: text('scent'), ours: text('none'), theirs: text('strong') }],
        },
        reports: ['bactericidal-1-minute.pdf'],
      },
    },
  );
});

async function readFacts(slug: string, market: 'KR' | 'US', language: 'ko' | 'en') {
  return (await shop.client({ market, language }).run(ProductFacts, { slug })).product;
}

describe('the facts of a product', () => {
  it("are those required by the law of the store, in the reader's language", async () => {
    expect((await readFacts('wipe', 'KR', 'en'))?.disclosure).toEqual([
      { label: 'maker in English', value: 'Eunbit in English' },
    ]);
    expect((await readFacts('wipe', 'KR', 'ko'))?.disclosure).toEqual([
      { label: 'maker 한국어', value: 'Eunbit 한국어' },
    ]);
    expect((await readFacts('wipe', 'US', 'en'))?.disclosure).toEqual([]);
  });

  it('include the comparison and the evidence', async () => {
    const facts = await readFacts('wipe', 'US', 'ko');

    expect(facts?.comparison).toEqual({
      ours: 'ours 한국어',
      theirs: 'theirs 한국어',
      rows: [{ aspect: 'scent 한국어', ours: 'none 한국어', theirs: 'strong 한국어' }],
    });
    expect(facts?.reports).toMatchObject([
      {
        file: 'bactericidal-1-minute.pdf',
        url: '/download/bactericidal-1-minute.pdf',
        title: '살균 시험 성적서 (1분)',
      },
    ]);
    expect(facts?.reports[0]?.bytes).toBeGreaterThan(10_000);
  });

  it('are empty for a product without any', async () => {
    expect(await readFacts('spray', 'KR', 'ko')).toEqual({ number: 2, disclosure: [], comparison: null, reports: [] });
  });

  it('are null for an unknown product', async () => {
    expect(await readFacts('nothing', 'KR', 'ko')).toBeNull();
  });
});

describe('products by id', () => {
  const readNumbers = async (numbers: number[]) =>
    (await shop.client().run(ProductsByNumber, { numbers })).products.nodes.map(({ number }) => number);

  it('are returned in the requested order', async () => {
    expect(await readNumbers([3, 1, 2])).toEqual([3, 1, 2]);
  });

  it('exclude unknown and repeated ones', async () => {
    expect(await readNumbers([0, -1, 2, 2, 99, 2_147_483_647, 1])).toEqual([2, 1]);
  });

  it('are limited to eight', async () => {
    expect(await readNumbers([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('are empty for no ids', async () => {
    expect(await readNumbers([])).toEqual([]);
  });

  it('reject any other kind of id', async () => {
    const query = 'query ($numbers: [Int!]!) { products(filter: { numbers: $numbers }) { totalCount } }';
    for (const numbers of [{ $gt: 0 }, ['1'], [1.5], 'x', [null]]) {
      const { errors } = await shop.client().send({ query, variables: { numbers } });
      expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
    }
  });
});

describe('the best sellers', () => {
  it('are four: those marked as such, then the first of the others (CATALOGUE-6)', async () => {
    await productModel(shop.connection).updateOne({ slug: 'wipe-3' }, { $set: { bestseller: true } });
    const client = shop.client({ market: 'KR' });

    await expect
      .poll(async () => (await client.run(BestSellers)).products.nodes.map(({ slug }) => slug))
      .toEqual(['wipe', 'wipe-3', 'spray', 'wipe-0']);
  });
});
