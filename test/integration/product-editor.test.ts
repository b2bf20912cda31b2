import { USUAL_PACKED_UNIT } from '@eunbit/schema/packed-unit';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductFormInput, UpdateProductInput } from '../gql/graphql.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { AddCartLine, UpdateStock } from '../kit/operations.ts';
import {
  CreateProduct,
  CreateProductPreview,
  ProductEverywhere,
  ProductPreview,
  pictureId,
  productForm,
  StaffProductUnit,
  sendPicture,
  UpdateProduct,
} from '../kit/products.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectHistoryAddsUp } from '../kit/stock.ts';
import { complete, confirmCard, expectResult, fillCheckout, signInStaff, startCardPayment } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ servers: 2 });
let staff: ShopClient;
let picture: string;
let serial = 0;

beforeAll(async () => {
  staff = await signInStaff(shop);
  picture = await pictureId(shop, staff);
});

/** A form with a unique slug and name. */
function form(more: Partial<ProductFormInput> = {}): ProductFormInput {
  serial += 1;
  return productForm(picture, { slug: `glass-wipe-${serial}`, titleEn: `Glass${serial}wipe`, ...more });
}

const add = async (input: ProductFormInput, units = { kr: 12, us: 3 }) =>
  (await staff.run(CreateProduct, { input: { form: input, units } })).createProduct;

async function added(more: Partial<ProductFormInput> = {}) {
  const sent = form(more);
  const { product } = expectResult(await add(sent), 'ProductSaved');
  return { ...product, form: sent };
}

type Added = Awaited<ReturnType<typeof added>>;

async function edit(product: Added, change: Partial<ProductFormInput>, more: Partial<UpdateProductInput> = {}) {
  const { id, version: expectedVersion } = product;
  const expectedStatuses = { kr: product.form.kr.status, us: product.form.us.status };
  const input = { id, expectedVersion, expectedStatuses, form: { ...product.form, ...change }, ...more };
  return (await staff.run(UpdateProduct, { input })).updateProduct;
}

async function seen(market: 'KR' | 'US', { slug, titleEn, group }: ProductFormInput) {
  const shopper = shop.client({ market, language: 'en', server: 1 });
  const found = await shopper.run(ProductEverywhere, { slug, word: titleEn, group });
  return {
    product: found.product,
    listed: found.products.edges.some(({ node }) => node.slug === slug),
    found: found.search.products.nodes.some((one) => one.slug === slug),
  };
}

const NOWHERE = { product: null, listed: false, found: false };

describe('a product that staff add', () => {
  it('is shown with its price, texts and pictures in its stores, and nowhere as a draft', async () => {
    const product = await added();

    await vi.waitFor(async () => {
      expect(await seen('KR', product.form)).toMatchObject({
        product: {
          id: product.id,
          title: product.form.titleEn,
          price: { amount: 8_000 },
          compareAtPrice: { amount: 10_000 },
          images: [{ alt: 'A pack of glass wipes' }],
          shareImage: expect.stringMatching(/^\/media\//),
        },
        listed: true,
        found: true,
      });
    });
    expect(await seen('US', product.form)).toEqual(NOWHERE);
  });

  it('shows each store its own pack, on its page and in link previews', async () => {
    const sent = () => pictureId(shop, staff);
    const [korean, american, both] = [await sent(), await sent(), await sent()];
    const us = { price: 999, compareAtPrice: null, status: 'ON_SALE' as const };
    const product = await added({
      us,
      pictures: [
        { id: korean, altKo: '한글 팩', altEn: 'Korean pack', market: 'KR' },
        { id: american, altKo: '영문 팩', altEn: 'English pack', market: 'US' },
        { id: both, altKo: '티슈 결', altEn: 'Weave' },
      ],
    });

    const saved = await productModel(shop.connection).findById(product.id).lean();
    expect(saved?.images.map(({ avif }) => avif)).toEqual([undefined, undefined, undefined]);
    await shop.app().services.avifEncoding.run();
    const shared = new Set<unknown>();
    for (const [market, alts] of Object.entries({ KR: ['Korean pack', 'Weave'], US: ['English pack', 'Weave'] })) {
      await vi.waitFor(async () => {
        const shown = (await seen(market as 'KR' | 'US', product.form)).product;
        expect(shown?.images.map(({ alt }) => alt)).toEqual(alts);
        expect(shown?.images[0]?.avifSrcSet).toMatch(/^\/media\/\w+ 160w, .+ 900w$/);
        expect(shown?.images[0]?.placeholder).toMatch(/^#[0-9a-f]{6}$/);
        shared.add(shown?.shareImage);
      });
    }
    expect(shared.size).toBe(2);
    const kept = (await productModel(shop.connection).findById(product.id).lean())?.images.map(({ market }) => market);
    expect(kept).toEqual(['KR', 'US', undefined]);
  });

  it('shows its picture as AVIF even if it was saved while that was being encoded', async () => {
    const product = await added();
    const { id } = product;
    const files = async () => (await productModel(shop.connection).findById(id).lean())?.images[0]?.avif?.length;
    await shop.app().services.avifEncoding.run();
    expect(await files()).toBeGreaterThan(0);
    // As saved by a form that had loaded the product before.
    await productModel(shop.connection).updateOne({ _id: id }, { $unset: { 'images.0.avif': '' } });

    expectResult(await edit(product, {}), 'ProductSaved');
    expect(await files()).toBeUndefined();
    expect(await shop.app().services.avifEncoding.run()).toBe(1);
    expect(await files()).toBeGreaterThan(0);
    expect(await shop.app().services.avifEncoding.run()).toBe(0);
  });

  it('has stock in both stores with its history, and a log entry', async () => {
    const { id } = await added();

    const level = (market: 'KR' | 'US') => stockModel(shop.connection).findById(stockId(market, id)).lean();
    expect(await level('KR')).toMatchObject({ quantity: 12, stopped: false });
    expect(await level('US')).toMatchObject({ quantity: 3, stopped: true });
    await expectHistoryAddsUp(shop, 'KR', id);
    const entry = await auditModel(shop.connection).findOne({ subject: 'PRODUCT', subjectId: id }).lean();
    expect(entry).toMatchObject({ action: 'PRODUCT_ADDED' });
    expect(entry?.changes).toContainEqual({ field: 'priceKR', before: null, after: '8,000원' });
  });

  it('is listed last, even if several are added at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => add(form())));
    expect(outcomes.map(({ __typename }) => __typename)).toEqual(Array(4).fill('ProductSaved'));
    const places = (await productModel(shop.connection).find({}, { position: 1 }).lean()).map(
      ({ position }) => position,
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it('can be bought', async () => {
    const product = await added({ us: { price: 999, compareAtPrice: null, status: 'ON_SALE' } });
    await vi.waitFor(async () => expect((await seen('US', product.form)).product).not.toBeNull());

    const buyer = shop.client({ market: 'US' });
    const ready = await fillCheckout(buyer, 'US', { [product.id]: 2 });
    const action = expectResult(await startCardPayment(buyer, ready), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, action.clientSecret);
    expectResult(await complete(buyer, ready), 'OrderPlaced');

    await expectHistoryAddsUp(shop, 'US', product.id);
  });
});

describe('weight and size of a unit (CATALOGUE-20)', () => {
  const UNIT = { weightGrams: 450, lengthMm: 210, widthMm: 120, heightMm: 90 };
  const readUnit = async (id: string) => (await staff.run(StaffProductUnit, { id })).staffProduct?.packedUnit;

  it('are stored with the product, and kept if a form omits them', async () => {
    const product = await added({ packedUnit: UNIT });
    expect(await readUnit(product.id)).toEqual(UNIT);

    const { packedUnit: _, ...others } = product.form;
    expectResult(await edit({ ...product, form: others }, {}), 'ProductSaved');
    expect(await readUnit(product.id)).toEqual(UNIT);
    const [, last] = await auditModel(shop.connection).find({ subjectId: product.id }).sort({ _id: 1 }).lean();
    expect(last?.changes.map(({ field }) => field)).not.toContain('weightGrams');
  });

  it('have default values if a product was never measured', async () => {
    const { packedUnit: _, ...others } = form();
    const { product } = expectResult(await add(others), 'ProductSaved');
    expect(await readUnit(product.id)).toEqual(USUAL_PACKED_UNIT);
  });

  it('are rejected beyond their limits, and nothing is saved', async () => {
    const product = await added({ packedUnit: UNIT });
    const wrong = { ...UNIT, weightGrams: 0, heightMm: 1_001 };
    expect(expectResult(await edit(product, { packedUnit: wrong }), 'ValidationError').fieldErrors).toMatchObject([
      { path: 'packedUnit.weightGrams', key: 'product.weightInvalid' },
      { path: 'packedUnit.heightMm', key: 'product.sideInvalid' },
    ]);
    expect(await readUnit(product.id)).toEqual(UNIT);
  });

  it('are logged when they change', async () => {
    const product = await added({ packedUnit: UNIT });
    expectResult(await edit(product, { packedUnit: { ...UNIT, weightGrams: 470 } }), 'ProductSaved');
    const [, last] = await auditModel(shop.connection).find({ subjectId: product.id }).sort({ _id: 1 }).lean();
    expect(last?.changes).toEqual([{ field: 'weightGrams', before: '450', after: '470' }]);
  });
});

describe('a draft (CATALOGUE-1)', () => {
  it('cannot be added to a cart, waited for or set on sale by the stock screen', async () => {
    const { id } = await added();
    const shopper = shop.client({ market: 'US' });
    expect((await shopper.run(AddCartLine, { input: { productId: id, quantity: 1 } })).addCartLine).toMatchObject({
      __typename: 'CartError',
    });
    const input = { productId: id, market: 'US' as const, quantity: 9, isStopped: false, expectedVersion: 1 };
    expect((await staff.run(UpdateStock, { input })).updateStock).toMatchObject({ __typename: 'StockError' });
  });

  it('is sold once published, and hidden when it is a draft again', async () => {
    const product = await added();
    const us = { price: 999, compareAtPrice: null };
    const published = expectResult(await edit(product, { us: { ...us, status: 'ON_SALE' } }), 'ProductSaved');
    expect(published.product.us.status).toBe('ON_SALE');
    await vi.waitFor(async () => expect(await seen('US', product.form)).toMatchObject({ listed: true, found: true }));

    const { version } = published.product;
    const back = await edit(
      product,
      { us: { ...us, status: 'DRAFT' } },
      { expectedVersion: version, expectedStatuses: { kr: 'ON_SALE', us: 'ON_SALE' } },
    );
    expectResult(back, 'ProductSaved');

    await vi.waitFor(async () => expect(await seen('US', product.form)).toEqual(NOWHERE));
    expect(await stockModel(shop.connection).findById(stockId('US', product.id)).lean()).toMatchObject({
      stopped: true,
    });
  });
});

describe('a product edit', () => {
  it('of the price reaches every shopper, and carts keep their items', async () => {
    const product = await added();
    const shopper = shop.client({ market: 'KR', server: 1 });
    await vi.waitFor(async () => {
      const { addCartLine } = await shopper.run(AddCartLine, { input: { productId: product.id, quantity: 1 } });
      expectResult(addCartLine, 'CartUpdated');
    });

    expectResult(
      await edit(product, { kr: { price: 7_000, compareAtPrice: null, status: 'ON_SALE' } }),
      'ProductSaved',
    );

    await vi.waitFor(async () => {
      const { addCartLine } = await shopper.run(AddCartLine, { input: { productId: product.id, quantity: 1 } });
      const { cart } = expectResult(addCartLine, 'CartUpdated');
      expect(cart.lines).toHaveLength(1);
      expect(cart.subtotal.amount).toBe(7_000 * (cart.lines[0]?.quantity ?? 0));
    });
    const [entry] = await auditModel(shop.connection)
      .find({ subjectId: product.id })
      .sort({ at: -1, _id: -1 })
      .limit(1)
      .lean();
    expect(entry?.changes).toEqual([
      { field: 'priceKR', before: '8,000원', after: '7,000원' },
      { field: 'formerPriceKR', before: '10,000원', after: null },
    ]);
  });

  it('is refused with the current state if somebody else was faster (CATALOGUE-4)', async () => {
    const product = await added();
    const outcomes = await Promise.all([edit(product, { titleEn: 'Mine' }), edit(product, { titleEn: 'Yours' })]);

    const saved = outcomes.flatMap((one) => (one.__typename === 'ProductSaved' ? [one.product] : []));
    const refused = outcomes.flatMap((one) => (one.__typename === 'ProductConflictError' ? [one] : []));
    expect(saved).toHaveLength(1);
    expect(refused).toMatchObject([{ product: { version: 2, titleEn: saved[0]?.titleEn } }]);
  });

  it('is refused if the stock screen changed the sale state meanwhile, but not for other changes', async () => {
    const product = await added();
    const input = { productId: product.id, market: 'KR' as const, quantity: 12, isStopped: true, expectedVersion: 1 };
    expectResult((await staff.run(UpdateStock, { input })).updateStock, 'StockUpdated');

    const kr = { price: 8_000, compareAtPrice: null };
    expectResult(await edit(product, { kr: { ...kr, status: 'DRAFT' } }), 'ProductConflictError');
    const saved = expectResult(await edit(product, { titleEn: 'Still stopped' }), 'ProductSaved');

    expect(saved.product.kr.status).toBe('STOPPED');
  });

  it('of the address redirects from the old one, which stays reserved (CATALOGUE-2)', async () => {
    const product = await added();
    const slug = `${product.slug}-new`;
    const { product: moved } = expectResult(await edit(product, { slug }), 'ProductSaved');
    expect(moved.formerSlugs).toEqual([product.slug]);

    await vi.waitFor(async () => {
      const { product: found } = await seen('KR', product.form);
      expect(found).toMatchObject({ id: product.id, slug });
    });
    const taken = expectResult(await add(form({ slug: product.slug })), 'ValidationError');
    expect(taken.fieldErrors).toMatchObject([{ path: 'slug', key: 'product.slugTaken' }]);
  });

  it('of an unknown product is refused', async () => {
    const product = await added();
    for (const id of ['0'.repeat(24), '{"$gt":""}']) {
      expect(await edit(product, {}, { id })).toMatchObject({
        __typename: 'ProductError',
        code: 'PRODUCT_NOT_FOUND',
      });
    }
  });
});

describe('an invalid product form (CATALOGUE-3)', () => {
  const listing = (price: number, compareAtPrice: number | null = null) => ({
    price,
    compareAtPrice,
    status: 'DRAFT' as const,
  });
  it.each<[string, Partial<ProductFormInput>, string, string]>([
    ['no name', { titleKo: '  ' }, 'titleKo', 'product.titleRequired'],
    ['a line break in a name', { titleEn: 'Glass\nwipe' }, 'titleEn', 'text.controlCharacter'],
    ['a name without end', { titleEn: 'x'.repeat(201) }, 'titleEn', 'text.tooLong'],
    ['a negative price', { kr: listing(-1) }, 'kr.price', 'product.priceInvalid'],
    ['no price', { us: listing(0) }, 'us.price', 'product.priceInvalid'],
    ['a huge price', { kr: listing(100_000_001) }, 'kr.price', 'product.priceInvalid'],
    ['a former price below the price', { us: listing(900, 899) }, 'us.compareAtPrice', 'product.formerPriceLow'],
    ['an address of other characters', { slug: '../admin' }, 'slug', 'product.slugInvalid'],
    ['an address in use', { slug: 'wipe' }, 'slug', 'product.slugTaken'],
    ['no picture', { pictures: [] }, 'pictures', 'product.pictureRequired'],
    [
      'pictures for one store only',
      { pictures: [{ id: 'f'.repeat(32), altKo: '그림', altEn: 'Picture', market: 'KR' }] },
      'pictures',
      'product.storePictureRequired',
    ],
    [
      'a tab in one language',
      { sections: [{ menu: 'DETAILS', linesKo: ['하나'], linesEn: [] }] },
      'sections.0.linesEn',
      'product.linesRequired',
    ],
    [
      'a picture that was never sent',
      { pictures: [{ id: 'f'.repeat(32), altKo: '그림', altEn: 'Picture' }] },
      'pictures.0.altKo',
      'product.pictureUnknown',
    ],
  ])('is rejected at its field, and nothing is saved: %s', async (_what, change, path, key) => {
    const before = await productModel(shop.connection).countDocuments();
    const { fieldErrors } = expectResult(await add(form(change)), 'ValidationError');
    expect(fieldErrors).toContainEqual(expect.objectContaining({ path, key }));
    expect(await productModel(shop.connection).countDocuments()).toBe(before);
  });

  it('is a bad request if its group does not exist', async () => {
    await expect(add(form({ group: 'GARDEN' as 'PET' }))).rejects.toThrow('GARDEN');
  });

  it('reports every text that is too long', async () => {
    const wrong = form({ titleKo: '', slug: '', pictures: [] });
    const { fieldErrors } = expectResult(await add(wrong, { kr: -1, us: 0 }), 'ValidationError');
    expect(fieldErrors?.map(({ path }) => path)).toEqual(['titleKo', 'slug', 'pictures', 'kr.quantity']);
  });

  it('is saved once if two of them use one address at once', async () => {
    const wanted = form();
    const outcomes = await Promise.all([add(wanted), add(wanted)]);
    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual(['ProductSaved', 'ValidationError']);
  });

  it('is stored as text if it contains a script', async () => {
    const titleEn = `<script>alert(${Date.now()})</script>`;
    const product = await added({ titleEn });
    const shopper = shop.client({ market: 'KR', language: 'en' });
    await vi.waitFor(async () => {
      const found = await shopper.run(ProductEverywhere, { slug: product.slug, word: 'Glass', group: 'PET' });
      expect(found.product?.title).toBe(titleEn);
    });
  });
});

describe('a product preview (CATALOGUE-19)', () => {
  it('shows the form as the page would, for staff only, and saves nothing', async () => {
    const wanted = form();
    const { createProductPreview } = await staff.run(CreateProductPreview, { input: { form: wanted } });
    const { token } = expectResult(createProductPreview, 'ProductPreviewMade');

    expect((await staff.run(ProductPreview, { token })).productPreview).toMatchObject({
      title: wanted.titleEn,
      price: { amount: 8_000 },
      sections: [{ menu: 'DETAILS', lines: ['For windows'] }],
      stock: null,
    });
    const customer = await createMemberClient(shop, await addMember(shop));
    for (const client of [shop.client(), customer]) {
      await expect(client.run(ProductPreview, { token })).rejects.toThrow();
    }
    expect(await productModel(shop.connection).countDocuments({ slug: wanted.slug })).toBe(0);
    expect((await staff.run(ProductPreview, { token: `${token}x` })).productPreview).toBeNull();
  });

  it('of an edit leaves the product unchanged', async () => {
    const product = await added();
    const input = { id: product.id, form: { ...product.form, titleEn: 'Changed name' } };
    const { token } = expectResult(
      (await staff.run(CreateProductPreview, { input })).createProductPreview,
      'ProductPreviewMade',
    );

    expect((await staff.run(ProductPreview, { token })).productPreview).toMatchObject({
      id: product.id,
      title: 'Changed name',
      stock: { status: 'IN_STOCK', unitsLeft: null },
    });
    expect(await productModel(shop.connection).findById(product.id).lean()).toMatchObject({
      title: { en: product.form.titleEn },
    });
  });
});

describe('an uploaded picture', () => {
  it('is re-encoded as WebP at several widths', async () => {
    const answer = await sendPicture(shop, staff);
    expect(answer.status).toBe(201);
    const { picture: sent } = (await answer.json()) as { picture: { url: string; width: number; height: number } };
    expect(sent).toMatchObject({ width: 800, height: 622 });
    const file = await fetch(`${shop.url(1)}${sent.url}`);
    expect(file.headers.get('content-type')).toBe('image/webp');
  });

  it.each([
    ['that is a page', Buffer.from('<html><script>alert(1)</script>'), 'image/png', 415],
    [
      'that only begins like one',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(64)]),
      'image/jpeg',
      415,
    ],
    ['that is a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml', 415],
    ['of 30 MB', Buffer.alloc(30 * 1024 * 1024, 1), 'image/jpeg', 413],
  ])('%s is refused', async (_what, body, type, status) => {
    const answer = await sendPicture(shop, staff, body, type).catch(() => null);
    // The server may close the connection before the whole of a file that is too large has been sent.
    if (answer) expect(answer.status).toBe(status);
    else expect(status).toBe(413);
  });

  it('is accepted from staff only', async () => {
    const customer = await createMemberClient(shop, await addMember(shop));
    expect((await sendPicture(shop, shop.client())).status).toBe(401);
    expect((await sendPicture(shop, customer)).status).toBe(403);
  });
});
