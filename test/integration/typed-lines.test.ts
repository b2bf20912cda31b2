import { orderModel } from '@eunbit/server/modules/order/order.model';
import { contactMessageModel } from '@eunbit/server/modules/support/contact-message.model';
import { describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { SignUp } from '../kit/account-operations.ts';
import { SendContactMessage, SignIn, UpdateCheckoutAddress, UpdateCheckoutContact } from '../kit/operations.ts';
import { ADDRESSES, expectResult, fillCheckout, payByDeposit } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const LookUpTypedOrder = graphql(`
  mutation LookUpTypedOrder($input: LookUpGuestOrderInput!) {
    lookUpGuestOrder(input: $input) {
      __typename
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });

/** As typed in full-width mode. */
const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

describe('full-width input of a guest', () => {
  it('is validated, stored and found like half-width input', async () => {
    const client = shop.client({ market: 'KR' });
    const { checkoutId, total } = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
    const contact = { email: wide('mina@example.com'), phone: wide('010-1234-5678'), passCode: wide('moon12') };
    const { updateCheckoutContact } = await client.run(UpdateCheckoutContact, { input: { checkoutId, ...contact } });
    expectResult(updateCheckoutContact, 'Checkout');
    // Some systems split Korean syllables into their letters.
    const address = { ...ADDRESSES.KR, zipCode: wide('04790'), lastName: '이'.normalize('NFD') };
    const { updateCheckoutAddress } = await client.run(UpdateCheckoutAddress, { input: { checkoutId, address } });
    expectResult(updateCheckoutAddress, 'Checkout');
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
  it('keeps full-width characters, which differ from half-width ones', async () => {
    const email = 'wide@example.com';
    const input = {
      firstName: 'Mina',
      lastName: 'Lee',
      email,
      password: wide('silver-light'),
      hasMailingConsent: false,
    };
    expectResult((await shop.client().run(SignUp, { input })).signUp, 'Viewer');

    const signIn = async (password: string) =>
      (await shop.client().run(SignIn, { input: { email: wide(email), password } })).signIn;
    expectResult(await signIn(wide('silver-light')), 'Viewer');
    expectResult(await signIn('silver-light'), 'AccountError');
  });
});

describe('invisible characters (STORE-22)', () => {
  const marked = (text: string) => `\u202a\u2068${text.split('').join('\u200b')}\u2069\u00ad\ufeff`;

  it('are stripped from every pasted line before it is validated or stored', async () => {
    const client = shop.client({ market: 'KR' });
    const { checkoutId, total } = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
    const contact = { email: marked('mina@example.com'), phone: marked('010-1234-5678'), passCode: marked('moon12') };
    const { updateCheckoutContact } = await client.run(UpdateCheckoutContact, { input: { checkoutId, ...contact } });
    expectResult(updateCheckoutContact, 'Checkout');
    const address = Object.fromEntries(Object.entries(ADDRESSES.KR).map(([field, text]) => [field, marked(text)]));
    const { updateCheckoutAddress } = await client.run(UpdateCheckoutAddress, {
      input: { checkoutId, address: address as typeof ADDRESSES.KR },
    });
    expectResult(updateCheckoutAddress, 'Checkout');
    const { order } = expectResult(await payByDeposit(client, { checkoutId, total }), 'OrderPlaced');

    expect(await orderModel(shop.connection).findOne().lean()).toMatchObject({
      email: 'mina@example.com',
      phone: '010-1234-5678',
      address: ADDRESSES.KR,
    });
    const input = { orderNumber: marked(order.number), passCode: 'moon12' };
    expectResult((await shop.client().run(LookUpTypedOrder, { input })).lookUpGuestOrder, 'GuestOrderFound');
  });

  it('are not accepted as a name or a message', async () => {
    const input = { name: '\u3164', phone: '010-1234-5678', email: 'mina@example.com', message: '\u200b\n\u2060' };
    const { sendContactMessage } = await shop.client().run(SendContactMessage, { input });

    const { fieldErrors } = expectResult(sendContactMessage, 'ValidationError');
    expect(fieldErrors.map(({ path }) => path)).toEqual(['name', 'message']);
  });

  it('are kept in a password and in multi-line text', async () => {
    const email = 'marked@example.com';
    const input = {
      firstName: 'Mina',
      lastName: 'Lee',
      email,
      password: 'silver\u200blight',
      hasMailingConsent: false,
    };
    expectResult((await shop.client().run(SignUp, { input })).signUp, 'Viewer');
    const signIn = async (password: string) => (await shop.client().run(SignIn, { input: { email, password } })).signIn;
    expectResult(await signIn('silverlight'), 'AccountError');
    expectResult(await signIn('silver\u200blight'), 'Viewer');

    const message = 'ก\u200bข\nค';
    const letter = { name: 'Mina', phone: '010-1234-5678', email, message };
    const { sendContactMessage } = await shop.client().run(SendContactMessage, { input: letter });
    expectResult(sendContactMessage, 'SupportRequestReceived');
    expect(await contactMessageModel(shop.connection).findOne({ email }).lean()).toMatchObject({ message });
  });
});
