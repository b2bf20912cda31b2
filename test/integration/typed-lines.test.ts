import { orderModel } from '@eunbit/server/modules/order/order.model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { SignUp } from '../kit/account-operations.ts';
import { SignIn, UpdateCheckoutAddress, UpdateCheckoutContact } from '../kit/operations.ts';
import { ADDRESSES, expectResult, fillCheckout, payByDeposit } from '../kit/story.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

const LookUpTypedOrder = graphql(`
  mutation LookUpTypedOrder($input: LookUpGuestOrderInput!) {
    lookUpGuestOrder(input: $input) {
      __typename
    }
  }
`);

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.renew());

/** As a keyboard in full-width mode writes it. */
const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('what a guest types in full width', () => {
  it('is checked, stored and found as if it had been typed in half width', async () => {
    const client = shop.client({ market: 'KR' });
    const { checkoutId, total } = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
    const contact = { email: wide('mina@example.com'), phone: wide('010-1234-5678'), passCode: wide('moon12') };
    const { updateCheckoutContact } = await client.run(UpdateCheckoutContact, { input: { checkoutId, ...contact } });
    expectResult(updateCheckoutContact, 'CheckoutUpdated');
    // Some systems split Korean syllables into their letters.
    const address = { ...ADDRESSES.KR, zipcode: wide('04790'), lastname: '이'.normalize('NFD') };
    const { updateCheckoutAddress } = await client.run(UpdateCheckoutAddress, { input: { checkoutId, address } });
    expectResult(updateCheckoutAddress, 'CheckoutUpdated');
    const { order } = expectResult(await payByDeposit(client, { checkoutId, total }), 'OrderPlaced');

    expect(await orderModel(shop.connection).findOne().lean()).toMatchObject({
      email: 'mina@example.com',
      phone: '010-1234-5678',
      address: ADDRESSES.KR,
    });
    for (const passCode of ['moon12', wide('moon12')]) {
      const input = { orderNumber: wide(order.number), passCode };
      expectResult((await shop.client().run(LookUpTypedOrder, { input })).lookUpGuestOrder, 'GuestOrderFound');
    }
  });
});

describe('a password', () => {
  it('is what was typed: its wide characters are others than the narrow ones', async () => {
    const email = 'wide@example.com';
    const input = {
      firstname: 'Mina',
      lastname: 'Lee',
      email,
      password: wide('silver-light'),
      hasMailingConsent: false,
    };
    expectResult((await shop.client().run(SignUp, { input })).signUp, 'SignedIn');

    const signIn = async (password: string) =>
      (await shop.client().run(SignIn, { input: { email: wide(email), password } })).signIn;
    expectResult(await signIn(wide('silver-light')), 'SignedIn');
    expectResult(await signIn('silver-light'), 'AccountError');
  });
});
