import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { ProductContentsInput, ProductFormInput } from '../gql/graphql.ts';
import { AddCartLine } from '../kit/operations.ts';
import { CreateProduct, pictureId, productForm, UpdateProduct } from '../kit/products.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ProductContents = graphql(`
  query ProductContents($slug: String!) {
    product(slug: $slug) {
      id
      contents { kind amount packs text }
      pricePerMeasure { kind measure price { amount currency } text }
    }
  }
`);

const CartContents = graphql(`
  query CartContents {
    cart { lines { quantity product { slug contents { text } pricePerMeasure { text } } } }
  }
`);

const StaffContents = graphql(`
  query StaffContents($id: ID!) {
    staffProduct(id: $id) { version contents { kind amount packs text } }
  }
`);

const shop = useTestShop();
let staff: ShopClient;
let picture: string;
let serial = 0;

beforeAll(async () => {
  staff = await signInStaff(shop);
  picture = await pictureId(shop, staff);
});

function form(more: Partial<ProductFormInput>): ProductFormInput {
  serial += 1;
  const us = { price: 899, compareAtPrice: null, status: 'ON_SALE' } as const;
  return productForm(picture, { slug: `contents-${serial}`, us, ...more });
}

const add = async (input: ProductFormInput) =>
  (await staff.run(CreateProduct, { input: { form: input, units: { kr: 9, us: 9 } } })).createProduct;

async function added(more: Partial<ProductFormInput>) {
  const sent = form(more);
  const { product } = expectResult(await add(sent), 'ProductSaved');
  return { ...product, form: sent };
}

async function edit({ id, form: sent }: Awaited<ReturnType<typeof added>>, next: ProductFormInput) {
  const { staffProduct } = await staff.run(StaffContents, { id });
  const expectedStatuses = { kr: sent.kr.status, us: sent.us.status };
  const input = { id, expectedVersion: staffProduct?.version ?? 0, expectedStatuses, form: next };
  return expectResult((await staff.run(UpdateProduct, { input })).updateProduct, 'ProductSaved');
}

async function read(slug: string, market: 'KR' | 'US', language: 'ko' | 'en') {
  const client = shop.client({ market, language });
  return vi.waitFor(async () => {
    const { product } = await client.run(ProductContents, { slug });
    if (!product) throw new Error(`${slug} is not in the catalogue yet`);
    return product;
  });
}

const THREE_PACKS = { kind: 'SHEETS', amount: 80, packs: 3 } as const satisfies ProductContentsInput;

describe('contents entered by staff (CATALOGUE-21)', () => {
  it('are shown in both languages, with the unit price of the price paid (CATALOGUE-22)', async () => {
    const kr = { price: 19_900, compareAtPrice: 24_900, status: 'ON_SALE' } as const;
    const { slug } = await added({ contents: THREE_PACKS, kr });

    expect(await read(slug, 'KR', 'ko')).toMatchObject({
      contents: { ...THREE_PACKS, text: '80매 × 3팩' },
      pricePerMeasure: {
        kind: 'SHEETS',
        measure: 1,
        price: { amount: 83, currency: 'KRW' },
        text: '1매당 83원',
      },
    });
    expect(await read(slug, 'US', 'en')).toMatchObject({
      contents: { text: '80 sheets × 3 packs' },
      pricePerMeasure: { price: { amount: 4, currency: 'USD' }, text: '$0.04 per sheet' },
    });
  });

  it('are shown in the cart', async () => {
    const product = await added({ contents: { kind: 'MILLILITRES', amount: 500, packs: 1 } });
    await read(product.slug, 'US', 'en');
    const shopper = shop.client({ market: 'US', language: 'en' });
    await shopper.run(AddCartLine, { input: { productId: product.id, quantity: 2 } });

    const { cart } = await shopper.run(CartContents);
    expect(cart.lines).toEqual([
      {
        quantity: 2,
        product: { slug: product.slug, contents: { text: '500 ml' }, pricePerMeasure: { text: '$1.80 per 100 ml' } },
      },
    ]);
  });

  it('are optional: without them there is no unit price', async () => {
    const { slug } = await added({ contents: null });

    expect(await read(slug, 'KR', 'ko')).toMatchObject({ contents: null, pricePerMeasure: null });
  });

  it('are removed if a form omits them; the audit log keeps the text', async () => {
    const product = await added({ contents: THREE_PACKS });

    await edit(product, { ...product.form, contents: null });
    const gone = await staff.run(StaffContents, { id: product.id });
    expect(gone.staffProduct).toMatchObject({ contents: null });
    const [entry] = await auditModel(shop.connection).find({ subjectId: product.id }).sort({ _id: -1 }).lean();
    expect(entry?.changes).toEqual([{ field: 'contents', before: '80 sheets × 3 packs', after: null }]);
  });

  it.each<[string, Partial<ProductContentsInput>, string, string]>([
    ['no amount', { amount: 0 }, 'contents.amount', 'product.contentsAmountInvalid'],
    ['a negative amount', { amount: -80 }, 'contents.amount', 'product.contentsAmountInvalid'],
    ['a huge amount', { amount: 100_001 }, 'contents.amount', 'product.contentsAmountInvalid'],
    ['no pack', { packs: 0 }, 'contents.packs', 'product.packsInvalid'],
    ['10,001 packs', { packs: 10_001 }, 'contents.packs', 'product.packsInvalid'],
    ['a negative number of packs', { packs: -1 }, 'contents.packs', 'product.packsInvalid'],
  ])(
    'are rejected at their field if they have %s, in the language of staff, and nothing is saved',
    async (_what, wrong, path, key) => {
      const before = await productModel(shop.connection).countDocuments();
      const { fieldErrors } = expectResult(
        await add(form({ contents: { ...THREE_PACKS, ...wrong } })),
        'ValidationError',
      );

      expect(fieldErrors).toEqual([expect.objectContaining({ path, key })]);
      expect(await productModel(shop.connection).countDocuments()).toBe(before);
    },
  );

  it.each([{ kind: 'LITRES' as 'GRAMS' }, { amount: 1.5 }, { packs: 3_000_000_000 }])(
    'are a bad request if malformed (%o)',
    async (wrong) => {
      await expect(add(form({ contents: { ...THREE_PACKS, ...wrong } }))).rejects.toThrow();
    },
  );
});
