import { orderModel } from '@eunbit/server/modules/order/order.model';
import { taxRateModel } from '@eunbit/server/modules/purchase/tax-rate.model';
import { print } from 'graphql';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addMember, createMemberClient } from '../kit/members.ts';
import { AddCartLine, StartCheckout, UpdateCheckoutAddress } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { ADDRESSES, complete, confirmCard, expectResult, fillCheckout, startCardPayment } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ settings: { TRUST_PROXY: '1' } });
let wipe: string;
beforeAll(async () => {
  wipe = shop.productId('wipe');
});
afterEach(async () => {
  await shop.controlEasyPost('DELETE', '/sandbox/faults');
  await shop.controlStripe('DELETE', '/sandbox/faults');
  await taxRateModel(shop.connection).deleteMany({});
});

const FIFTH = { ...ADDRESSES.US, address: '350 Fith Avenue', apt: '', city: 'New York', state: 'NY', zipCode: '10118' };

async function begin(client: ShopClient = shop.client({ market: 'US' })) {
  await client.run(AddCartLine, { input: { productId: wipe, quantity: 1 } });
  const { startCheckout } = await client.run(StartCheckout);
  const checkout = expectResult(startCheckout, 'Checkout');
  const give = async (address: typeof FIFTH, more: { isKeptAsTyped?: boolean; isSavedToAddressBook?: boolean } = {}) =>
    (await client.run(UpdateCheckoutAddress, { input: { checkoutId: checkout.id, address, ...more } }))
      .updateCheckoutAddress;
  return { client, checkoutId: checkout.id, give };
}

const brokenTax = () =>
  shop.controlStripe('POST', '/sandbox/faults', { endpoint: 'POST /v1/tax/calculations', kind: 'status', status: 500 });

describe('a US address (CHECKOUT-6)', () => {
  it('is rejected at its field if it does not exist, and nothing is saved', async () => {
    const { give } = await begin();
    const refused = expectResult(await give({ ...FIFTH, address: '1 Nowhere Lane' }), 'ValidationError');

    expect(refused.fieldErrors).toEqual([
      { path: 'address', key: 'address.invalid', message: 'It is an invalid address. Please check again.' },
    ]);
    expect(expectResult(await give(FIFTH), 'AddressSuggested').checkout.address).toBeNull();
  });

  it('is accepted as typed in the form of the postal service', async () => {
    const { give } = await begin();
    const typed = { ...ADDRESSES.US, address: '1 main street', apt: '#5' };
    const checkout = expectResult(await give(typed), 'Checkout');

    expect(checkout).toMatchObject({ addressCheck: 'VERIFIED', address: { address: '1 main street', apt: '#5' } });
  });

  it('gets a suggestion in any other form, which is used when accepted', async () => {
    const { give } = await begin();
    const { suggestion } = expectResult(await give(FIFTH), 'AddressSuggested');
    expect(suggestion).toMatchObject({ firstName: 'Mina', address: '350 5th Ave', city: 'New York', zipCode: '10118' });
    const checkout = expectResult(await give({ ...FIFTH, address: suggestion.address }), 'Checkout');

    expect(checkout).toMatchObject({ addressCheck: 'VERIFIED', address: { address: '350 5th Ave' } });
  });

  it('stays as typed if its buyer insists, but not if it is undeliverable', async () => {
    const { give } = await begin();
    const checkout = expectResult(await give(FIFTH, { isKeptAsTyped: true }), 'Checkout');

    expect(checkout).toMatchObject({ addressCheck: 'KEPT', address: { address: '350 Fith Avenue' } });
    expectResult(await give({ ...FIFTH, zipCode: '00000' }, { isKeptAsTyped: true }), 'ValidationError');
  });

  it('is not checked more than sixty times in a quarter of an hour for one network', async () => {
    stopClock();
    const { client, checkoutId } = await begin();
    const variables = { input: { checkoutId, address: { ...ADDRESSES.US, address: '1 Nowhere Lane' } } };
    const query = print(UpdateCheckoutAddress);
    const give = async (from: string) => {
      const { data } = await client.send({ query, variables }, { 'x-forwarded-for': from });
      return (data as { updateCheckoutAddress: object }).updateCheckoutAddress;
    };
    for (let checks = 0; checks < 60; checks += 1) await give('203.0.113.77');

    expect(await give('203.0.113.77')).toMatchObject({ addressCheck: 'UNVERIFIED' });
    expect(await give('198.51.100.7')).toMatchObject({ __typename: 'ValidationError' });
  });

  it('is saved in the address book only if it was accepted', async () => {
    const member = await addMember(shop);
    const { give } = await begin(await createMemberClient(shop, member, { market: 'US' }));
    const books = shop.connection.collection<{ _id: string; addresses: { address: string }[] }>('address_books');
    expectResult(await give(FIFTH, { isSavedToAddressBook: true }), 'AddressSuggested');
    expect(await books.findOne({ _id: member.id })).toBeNull();
    expectResult(await give({ ...FIFTH, address: '350 5th Ave' }, { isSavedToAddressBook: true }), 'Checkout');

    expect((await books.findOne({ _id: member.id }))?.addresses).toMatchObject([{ address: '350 5th Ave' }]);
  });

  it.each([{ kind: 'status', status: 503 }, { kind: 'drop' }, { kind: 'delay', milliseconds: 60_000 }])(
    'is accepted and marked for staff during an outage of the postal service ($kind)',
    async (fault) => {
      await shop.controlEasyPost('POST', '/sandbox/faults', { endpoint: 'POST /v2/addresses', ...fault });
      const client = shop.client({ market: 'US' });
      const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
      const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
      await confirmCard(shop.stripeUrl, clientSecret);
      const { order } = expectResult(await complete(client, ready), 'OrderPlaced');

      expect(await orderModel(shop.connection).findOne({ number: order.number }).lean()).toMatchObject({
        addressCheck: 'UNVERIFIED',
        address: { city: 'Austin' },
      });
    },
  );
});

describe('sales tax', () => {
  it('is looked up for the place, once a day (CHECKOUT-12)', async () => {
    const { give } = await begin();
    const rochester = { ...FIFTH, address: '1 Main St', city: 'Rochester', zipCode: '14604' };
    const taxed = expectResult(await give(rochester), 'Checkout');
    expect(taxed).toMatchObject({ taxRate: '8', taxSource: 'LOOKED_UP', tax: { amount: 72 + 40 } });
    await brokenTax();

    expect(expectResult(await give(rochester), 'Checkout')).toMatchObject({ taxSource: 'LOOKED_UP' });
  });

  it('uses the last known rate of the place, then of the state, then a fixed one, during an outage', async () => {
    const { give } = await begin();
    const rates = taxRateModel(shop.connection);
    const place = { ...FIFTH, address: '350 5th Ave' };
    // A TTL index removes rates of a year ago, at a time that the database chooses.
    const yesterday = new Date(Date.now() - 86_400_000);
    await brokenTax();
    const fixed = expectResult(await give(place), 'Checkout');
    expect(fixed).toMatchObject({ taxRate: '8.875', taxSource: 'DEFAULT' });
    await rates.create({ _id: 'NY:14604', state: 'NY', percent: '8', at: yesterday });
    await brokenTax();
    const ofState = expectResult(await give(place), 'Checkout');
    expect(ofState).toMatchObject({ taxRate: '8', taxSource: 'LAST_KNOWN' });
    await rates.create({ _id: 'NY:10118', state: 'NY', percent: '8.5', at: yesterday });
    await brokenTax();
    const ofPlace = expectResult(await give(place), 'Checkout');
    expect(ofPlace).toMatchObject({ taxRate: '8.5', taxSource: 'LAST_KNOWN' });
  });

  it('is stored on the order as accepted, with its source (CHECKOUT-11)', async () => {
    const { client, checkoutId, give } = await begin();
    const ready = await fillCheckout(client, 'US', { [wipe]: 1 });
    const checkout = expectResult(await give({ ...FIFTH, address: '350 5th Ave' }), 'Checkout');
    const { clientSecret } = expectResult(
      await startCardPayment(client, { checkoutId, total: checkout.total.amount }),
      'PaymentActionRequired',
    );
    await confirmCard(shop.stripeUrl, clientSecret);
    const { order } = expectResult(await complete(client, ready), 'OrderPlaced');

    expect(await orderModel(shop.connection).findOne({ number: order.number }).lean()).toMatchObject({
      amounts: { taxRate: '8.875', taxSource: 'LOOKED_UP' },
      promisedDelivery: { earliest: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    });
  });
});

describe('the shipping methods', () => {
  it('show on which days they arrive (CHECKOUT-10)', async () => {
    const { give } = await begin();
    const checkout = expectResult(await give({ ...ADDRESSES.US, apt: '' }), 'Checkout');
    const [choice, , express] = checkout.shippingChoices;

    expect(checkout.shippingChoices.map(({ option }) => option)).toEqual(['STANDARD', 'EXPEDITED', 'EXPRESS']);
    const days = (Date.parse(choice?.latestDelivery ?? '') - Date.parse(choice?.earliestDelivery ?? '')) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(3);
    expect(days).toBeLessThanOrEqual(9);
    // For twenty dollars the delivery is faster: its last day is before that for five dollars.
    expect(Date.parse(express?.latestDelivery ?? '')).toBeLessThan(Date.parse(choice?.latestDelivery ?? ''));
  });
});
