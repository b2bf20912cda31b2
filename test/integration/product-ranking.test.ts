import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { CreateProduct, pictureId, productForm } from '../kit/products.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { SPRAY, WIPE } from '../kit/test-catalogue.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ReadOrder = graphql(`
  query ReadProductRanking { productRanking { version products { id title isShownKr isShownUs isBestseller } } }
`);
const ReorderProducts = graphql(`
  mutation ChangeProductRanking($input: ReorderProductsInput!) {
    reorderProducts(input: $input) {
      __typename
      ... on ProductsReordered { order { version products { id } } }
      ... on ProductRankingConflictError { order { version products { id } } }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
    }
  }
`);
const ShopOrder = graphql(`
  query ShopOrder { products(first: 100) { edges { node { slug number } } } }
`);

const others = ['mop', 'foam'].map((slug) => ({ ...WIPE, slug }));
const shop = useTestShop({ eachTest: 'new', servers: 2, products: [WIPE, SPRAY, ...others] });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
});

/** An id that no product has. */
const UNKNOWN = 'f'.repeat(24);

const getIds = (...slugs: string[]) => slugs.map((slug) => (slug === UNKNOWN ? slug : shop.productId(slug)));

async function save(slugs: readonly string[], expectedVersion = 0, client = staff) {
  const productIds = getIds(...slugs);
  return (await client.run(ReorderProducts, { input: { expectedVersion, productIds } })).reorderProducts;
}

async function shopOrder(server = 1) {
  const { products } = await shop.client({ market: 'KR', server }).run(ShopOrder);
  return products.edges.map(({ node }) => `${node.slug} ${node.number}`);
}

describe('the order of products (CATALOGUE-5)', () => {
  it('is shown to every shopper once staff change it, and each product keeps its number', async () => {
    expect(await shopOrder()).toEqual(['wipe 1', 'spray 2', 'mop 3', 'foam 4']);

    const { order } = expectResult(await save(['foam', 'wipe', 'spray', 'mop']), 'ProductsReordered');
    expect(order).toEqual({ version: 1, products: getIds('foam', 'wipe', 'spray', 'mop').map((id) => ({ id })) });

    await vi.waitFor(async () => expect(await shopOrder()).toEqual(['foam 4', 'wipe 1', 'spray 2', 'mop 3']));
    expectResult(await save(['foam', 'mop', 'wipe', 'spray'], 1), 'ProductsReordered');
    await vi.waitFor(async () => expect(await shopOrder()).toEqual(['foam 4', 'mop 3', 'wipe 1', 'spray 2']));
  });

  it('is logged with the positions of the moved products', async () => {
    expectResult(await save(['spray', 'wipe', 'mop', 'foam']), 'ProductsReordered');
    const entries = await auditModel(shop.connection).find({ subject: 'PRODUCT_RANKING' }).lean();
    expect(entries).toMatchObject([
      {
        action: 'PRODUCTS_ORDERED',
        changes: [
          { field: 'order', before: '1. wipe 한국어\n2. spray 한국어', after: '1. spray 한국어\n2. wipe 한국어' },
        ],
      },
    ]);
  });

  it('is saved for one of two at once, and the other gets an error', async () => {
    const colleague = await signInStaff(shop, 1);
    // Two changes of different products; neither affects the products that the other one moves.
    const outcomes = await Promise.all([
      save(['spray', 'wipe', 'mop', 'foam']),
      save(['wipe', 'spray', 'foam', 'mop'], 0, colleague),
    ]);

    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual([
      'ProductRankingConflictError',
      'ProductsReordered',
    ]);
    const refused = outcomes.find((one) => one.__typename === 'ProductRankingConflictError');
    expect(refused).toMatchObject({ order: { version: 1 } });
    const places = await productModel(shop.connection).find({}, { position: 1 }).sort({ position: 1 }).lean();
    expect(places.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
  });

  it('is refused if a product was added meanwhile, which gets the last position and the next number', async () => {
    expectResult(await save(['foam', 'mop', 'spray', 'wipe']), 'ProductsReordered');
    const input = { form: productForm(await pictureId(shop, staff)), units: { kr: 1, us: 1 } };
    const { product } = expectResult((await staff.run(CreateProduct, { input })).createProduct, 'ProductSaved');

    const refused = expectResult(await save(['wipe', 'spray', 'mop', 'foam'], 1), 'ProductRankingConflictError');
    expect(refused.order.products.at(-1)).toEqual({ id: product.id });
    await vi.waitFor(async () => expect((await shopOrder()).at(-1)).toBe('glass-wipe 5'));
  });

  it('must not miss, repeat or invent a product', async () => {
    for (const slugs of [
      ['wipe', 'spray', 'mop'],
      ['wipe', 'spray', 'mop', UNKNOWN],
    ]) {
      expectResult(await save(slugs), 'ProductRankingConflictError');
    }
    const twice = expectResult(await save(['wipe', 'wipe', 'spray', 'mop']), 'ValidationError');
    expect(twice.fieldErrors).toEqual([{ path: 'productIds', key: 'input.invalid' }]);
    expect((await save(['wipe', 'spray', 'mop', 'foam'], -1)).__typename).toBe('ValidationError');
    expect(await shopOrder()).toEqual(['wipe 1', 'spray 2', 'mop 3', 'foam 4']);
    expect((await staff.run(ReadOrder)).productRanking.version).toBe(0);
  });

  it('includes drafts for staff', async () => {
    await productModel(shop.connection).updateOne({ slug: 'mop' }, { $set: { 'listings.US.published': false } });
    const { products } = (await staff.run(ReadOrder)).productRanking;
    expect(products.map(({ id }) => id)).toEqual(getIds('wipe', 'spray', 'mop', 'foam'));
    expect(products[2]).toMatchObject({ isShownKr: true, isShownUs: false, isBestseller: false });
  });
});
