import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { giveTo } from '../kit/orders.ts';
import { CreateReview } from '../kit/reviews.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { ADDRESSES, expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const Node = graphql(`
  query Node($id: ID!) {
    node(id: $id) {
      __typename
      id
      ... on Product { slug }
      ... on Order { number }
      ... on Review { title }
      ... on SavedAddress { city }
      ... on User { email }
    }
  }
`);
const CreateOwnAddress = graphql(`
  mutation CreateOwnAddress($input: CreateAddressInput!) {
    createAddress(input: $input) { __typename ... on AddressBookUpdated { addressId } }
  }
`);

const shop = useTestShop();
let wipe: string;
let staff: ShopClient;

beforeAll(async () => {
  wipe = shop.productId('wipe');
  staff = await signInStaff(shop);
});

const read = async (client: ShopClient, id: string) => (await client.run(Node, { id })).node;

/** A member with an order, an address and a review, and the ids of these. */
async function addBuyer() {
  const member: Member = await addMember(shop);
  const client = await createMemberClient(shop, member);
  const guest = shop.client();
  const placed = expectResult(await payByDeposit(guest, await fillCheckout(guest, 'KR', { [wipe]: 1 })), 'OrderPlaced');
  await giveTo(shop, placed.order.number, member.id);
  const order = await orderModel(shop.connection).findOne({ number: placed.order.number }).lean();
  const { createAddress } = await client.run(CreateOwnAddress, {
    input: { address: ADDRESSES.KR },
  });
  const { createReview } = await client.run(CreateReview, {
    input: {
      ...{ productId: wipe, market: 'KR' as const, rating: 5, pictureIds: [] },
      ...{ title: 'Soft and mild', comment: 'It is soft, and it smells of nothing at all.' },
    },
  });
  return {
    member,
    client,
    number: placed.order.number,
    orderId: String(order?._id),
    addressId: expectResult(createAddress, 'AddressBookUpdated').addressId,
    reviewId: expectResult(createReview, 'ReviewSaved').review.id,
  };
}

describe('a node query', () => {
  it('returns a product or a review to everybody', async () => {
    const { reviewId } = await addBuyer();
    const visitor = shop.client();
    expect(await read(visitor, wipe)).toEqual({ __typename: 'Product', id: wipe, slug: 'wipe' });
    expect(await read(visitor, reviewId)).toEqual({ __typename: 'Review', id: reviewId, title: 'Soft and mild' });
  });

  it('returns an order or a saved address to its owner, and null to anybody else', async () => {
    const { client, number, orderId, addressId } = await addBuyer();
    const another = await createMemberClient(shop, await addMember(shop));
    expect(await read(client, orderId)).toEqual({ __typename: 'Order', id: orderId, number });
    expect(await read(client, addressId)).toMatchObject({ __typename: 'SavedAddress', id: addressId });
    for (const stranger of [shop.client(), another]) {
      expect(await read(stranger, orderId)).toBeNull();
      expect(await read(stranger, addressId)).toBeNull();
    }
  });

  it("returns any order and any account to staff, but nobody else's address", async () => {
    const { client, member, orderId, number, addressId } = await addBuyer();
    expect(await read(staff, orderId)).toMatchObject({ __typename: 'Order', number });
    expect(await read(staff, member.id)).toEqual({ __typename: 'User', id: member.id, email: member.email });
    expect(await read(staff, addressId)).toBeNull();
    expect(await read(client, member.id)).toBeNull();
  });

  it('returns no product that the store hides, and no review of one', async () => {
    const { reviewId } = await addBuyer();
    const products = productModel(shop.connection);
    await products.updateOne({ _id: wipe }, { $set: { 'listings.KR.published': false } });
    try {
      await vi.waitFor(async () => expect(await read(shop.client(), wipe)).toBeNull());
      expect(await read(shop.client(), reviewId)).toBeNull();
    } finally {
      await products.updateOne({ _id: wipe }, { $set: { 'listings.KR.published': true } });
      await vi.waitFor(async () => expect(await read(shop.client(), wipe)).not.toBeNull());
    }
  });

  it.each(['0'.repeat(24), 'cart', '', '{"$gt":""}', 'x'.repeat(5000)])('returns null for %j', async (id) => {
    expect(await read(staff, id)).toBeNull();
  });
});
