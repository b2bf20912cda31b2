import { userModel } from '@eunbit/server/modules/account/user.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { Me } from '../kit/account-operations.ts';
import { addMember, emailsTo } from '../kit/members.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { ADDRESSES, CONTACT, expectResult, fillCheckout, payByDeposit } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const SignUpWithOrder = graphql(`
  mutation SignUpWithOrder($input: SignUpWithOrderInput!) {
    signUpWithOrder(input: $input) {
      __typename
      ... on Viewer { id email }
      ... on UserError { message }
      ... on AccountError { code }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let guest: ShopClient;
beforeEach(() => {
  guest = shop.client({ market: 'KR', language: 'en' });
});

async function placeOrder() {
  const ready = await fillCheckout(guest, 'KR', { [shop.productId('wipe')]: 1 });
  return expectResult(await payByDeposit(guest, ready), 'OrderPlaced');
}

async function signUp(client: ShopClient, accessToken: string, password = 'silver-light') {
  return (await client.run(SignUpWithOrder, { input: { accessToken, password } })).signUpWithOrder;
}

const readOwner = async (number: string) => (await orderModel(shop.connection).findOne({ number }).lean())?.userId;

describe('a guest who has just placed an order (ORDER-16)', () => {
  it('gets an account by entering a password, with the data of the order and the order in it', async () => {
    const { accessToken, order } = await placeOrder();

    const viewer = expectResult(await signUp(guest, accessToken), 'Viewer');

    expect(viewer.email).toBe(CONTACT.email);
    expect((await guest.run(Me)).visitor.viewer).toMatchObject({
      firstName: ADDRESSES.KR.firstName,
      lastName: ADDRESSES.KR.lastName,
      phone: '+821012345678',
      hasMailingConsent: false,
    });
    expect(await readOwner(order.number)).toBe(viewer.id);
    // No orders are left to be claimed, so no claim is offered.
    expect(await emailsTo(shop, CONTACT.email)).not.toContain('CLAIM_ORDERS');
  });

  it('is offered earlier orders by one email, since the token proves only this order', async () => {
    const earlier = await placeOrder();
    const { accessToken, order } = await placeOrder();

    expectResult(await signUp(guest, accessToken), 'Viewer');

    expect((await emailsTo(shop, CONTACT.email)).filter((kind) => kind === 'CLAIM_ORDERS')).toHaveLength(1);
    expect(await readOwner(order.number)).not.toBeNull();
    expect(await readOwner(earlier.order.number)).toBeNull();
  });

  it('gets an error if the email has an account, and the order stays unchanged', async () => {
    await addMember(shop, { email: CONTACT.email });
    const { accessToken, order } = await placeOrder();

    expect(expectResult(await signUp(guest, accessToken), 'AccountError')).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'User with this email already exist. Please log in.',
    });
    expect(await readOwner(order.number)).toBeNull();
  });

  it('needs a password that meets the rules of the shop', async () => {
    const { accessToken } = await placeOrder();
    expectResult(await signUp(guest, accessToken, '123456'), 'ValidationError');
    expect(await userModel(shop.connection).countDocuments({ email: CONTACT.email })).toBe(0);
  });

  it('creates one account, however often the button is clicked', async () => {
    const { accessToken } = await placeOrder();
    const answers = await Promise.all(Array.from({ length: 4 }, () => signUp(guest, accessToken)));
    expect(answers.filter(({ __typename }) => __typename === 'Viewer')).toHaveLength(1);
    expect(await userModel(shop.connection).countDocuments({ email: CONTACT.email })).toBe(1);
  });
});

describe('an order', () => {
  it('creates no second account once it has an owner (ORDER-16)', async () => {
    const { accessToken, order } = await placeOrder();
    const { id } = await addMember(shop);
    await orderModel(shop.connection).updateOne({ number: order.number }, { $set: { userId: id } });

    expect(expectResult(await signUp(shop.client(), accessToken), 'AccountError').code).toBe('ORDER_NOT_FOUND');
    expect(await userModel(shop.connection).countDocuments({ email: CONTACT.email })).toBe(0);
    expect(await readOwner(order.number)).toBe(id);
  });

  it('opens only with its own token', async () => {
    expect(expectResult(await signUp(guest, 'forged'), 'AccountError').code).toBe('ORDER_NOT_FOUND');
  });
});
