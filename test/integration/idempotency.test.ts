import { announcementModel } from '@eunbit/server/modules/announcement/announcement.model';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { idempotentRequestModel } from '@eunbit/server/modules/idempotency/idempotent-request.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { reviewModel } from '@eunbit/server/modules/review/review.model';
import { contactMessageModel } from '@eunbit/server/modules/support/contact-message.model';
import { partnershipRequestModel } from '@eunbit/server/modules/support/partnership-request.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember, createMemberClient } from '../kit/members.ts';
import { pictureId, productForm } from '../kit/products.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { ADDRESSES, expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ servers: 2 });
let guest: ShopClient;
let member: ShopClient;
let staff: ShopClient;
let picture: string;
let orderNumber: string;

beforeAll(async () => {
  guest = shop.client({ market: 'KR' });
  member = await createMemberClient(shop, await addMember(shop));
  staff = await signInStaff(shop);
  picture = await pictureId(shop, staff);
  const ready = await fillCheckout(guest, 'KR', { [shop.productId('wipe')]: 1 });
  orderNumber = expectResult(await payByDeposit(guest, ready), 'OrderPlaced').order.number;
});

interface Creation {
  /** The client that sends the request. */
  readonly caller: () => ShopClient;
  /** Fields that identify the created object. */
  readonly selection: string;
  readonly input: (part: string) => Record<string, unknown>;
  readonly count: () => Promise<number>;
}

const CREATIONS: Record<string, Creation> = {
  createAddress: {
    caller: () => member,
    selection: '... on AddressBookUpdated { addressId addresses { id } }',
    input: (part) => ({ address: { ...ADDRESSES.KR, apt: part } }),
    count: async () => (await listAddresses(member)).length,
  },
  createReview: {
    caller: () => member,
    selection: '... on ReviewSaved { review { id title } }',
    input: (part) => ({
      ...{ market: 'KR', productId: shop.products.wipe, title: part, rating: 5, pictureIds: [] },
      comment: 'It cleans well and smells of nothing.',
    }),
    count: () => reviewModel(shop.connection).countDocuments(),
  },
  sendContactMessage: {
    caller: () => guest,
    selection: '... on SupportRequestReceived { number }',
    input: (part) => ({ name: 'Mina', phone: '010-1234-5678', email: `${part}@example.com`, message: 'Hello.' }),
    count: () => contactMessageModel(shop.connection).countDocuments(),
  },
  requestPartnership: {
    caller: () => guest,
    selection: '... on SupportRequestReceived { number }',
    input: (part) => ({
      ...{ firstName: 'Mina', lastName: 'Lee', company: part, phone: '010-1234-5678', industry: 'Hotels' },
      ...{ email: `${part}@example.com`, message: 'We would like to buy a lot.' },
    }),
    count: () => partnershipRequestModel(shop.connection).countDocuments(),
  },
  createProduct: {
    caller: () => staff,
    selection: '... on ProductSaved { product { id } }',
    input: (part) => ({
      form: productForm(picture, { slug: `wipe-${part}`, titleEn: `Wipe${part}` }),
      units: { kr: 1, us: 1 },
    }),
    count: () => productModel(shop.connection).countDocuments(),
  },
  createAnnouncement: {
    caller: () => staff,
    selection: '... on StaffAnnouncement { id number }',
    input: (part) => ({ titleKo: part, bodyKo: '<p>안내</p>' }),
    count: () => announcementModel(shop.connection).countDocuments(),
  },
  createOrderNote: {
    caller: () => staff,
    selection: '... on OrderStaffDetailsUpdated { file { notes { id text } } }',
    input: (part) => ({ orderNumber, text: part }),
    count: async () => (await orderModel(shop.connection).findOne({ number: orderNumber }).lean())?.notes?.length ?? 0,
  },
};

interface Answer {
  readonly data: Readonly<Record<string, { readonly __typename: string }>>;
  readonly errors: readonly { readonly extensions: { readonly code?: unknown } }[];
}

async function listAddresses(client: ShopClient): Promise<readonly object[]> {
  const { data } = await client.send({ query: '{ myAddresses { id } }' });
  return (data as { myAddresses: object[] }).myAddresses;
}

async function send(operation: string, input: Record<string, unknown>): Promise<Answer> {
  const { caller, selection } = CREATIONS[operation] as Creation;
  const type = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Input!`;
  const query = `mutation Make($input: ${type}) { ${operation}(input: $input) { __typename ${selection} ... on UserError { message } } }`;
  return (await caller().send({ query, variables: { input } })) as Answer;
}

describe.each(Object.keys(CREATIONS))('%s with an idempotency key', (operation) => {
  const { input, count } = CREATIONS[operation] as Creation;

  it('creates one thing if it is repeated, and returns the first result', async () => {
    const keyed = { ...input('one'), idempotencyKey: crypto.randomUUID() };
    const first = await send(operation, keyed);
    expect(first.errors).toEqual([]);
    const made = await count();

    expect((await send(operation, keyed)).data).toEqual(first.data);
    expect(await count()).toBe(made);
  });

  it('creates one thing if it is sent five times at once', async () => {
    const before = await count();
    const keyed = { ...input('two'), idempotencyKey: crypto.randomUUID() };

    const answers = await Promise.all(Array.from({ length: 5 }, () => send(operation, keyed)));

    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('is refused with the key of another input, and creates nothing', async () => {
    const idempotencyKey = crypto.randomUUID();
    await send(operation, { ...input('three'), idempotencyKey });
    const before = await count();

    const { errors } = await send(operation, { ...input('four'), idempotencyKey });

    expect(errors[0]?.extensions.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await count()).toBe(before);
  });
});

describe('an idempotency key', () => {
  it('is refused if it is not a UUID', async () => {
    const { errors } = await send('createOrderNote', { orderNumber, text: 'a', idempotencyKey: '1' });
    expect(errors[0]?.extensions.code).toBe('BAD_REQUEST');
  });

  it('stays unused after a refusal, so that the corrected input is accepted', async () => {
    const idempotencyKey = crypto.randomUUID();
    const refused = await send('createOrderNote', { orderNumber, text: '', idempotencyKey });
    expect(refused.data.createOrderNote?.__typename).toBe('ValidationError');

    const taken = await send('createOrderNote', { orderNumber, text: 'Now with text.', idempotencyKey });
    expect(taken.data.createOrderNote?.__typename).toBe('OrderStaffDetailsUpdated');
  });

  it('belongs to the caller: the same key of somebody else creates a second thing', async () => {
    const other = await createMemberClient(shop, await addMember(shop));
    const query = 'mutation Make($input: CreateAddressInput!) { createAddress(input: $input) { __typename } }';
    const input = { address: { ...ADDRESSES.KR, apt: 'five' }, idempotencyKey: crypto.randomUUID() };
    for (const client of [member, other]) await client.send({ query, variables: { input } });

    expect(await listAddresses(other)).toHaveLength(1);
    expect(await idempotentRequestModel(shop.connection).countDocuments({ _id: /^createAddress:/ })).toBeGreaterThan(1);
  });
});
