import { beforeAll, describe, expect, it } from 'vitest';
import { buyByCard, buyByDeposit } from '../kit/bought-orders.ts';
import { CreateDraftOrder, draftContents, PreviewDraftOrder } from '../kit/draft-orders.ts';
import { StartPayment } from '../kit/operations.ts';
import { askForUnits, ConfirmOrderChange, readRequest, StartOrderPayment } from '../kit/payment-requests.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import {
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  signInStaff,
  startCardPayment,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const WITHOUT_STRIPE = {
  STRIPE_SECRET_KEY: '',
  STRIPE_PUBLISHABLE_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  STRIPE_API_URL: '',
};
const WITHOUT_SIGN_IN = {
  NAVER_CLIENT_ID: '',
  NAVER_CLIENT_SECRET: '',
  GOOGLE_CLIENT_ID: '',
  GOOGLE_CLIENT_SECRET: '',
};

const VISITOR = '{ visitor { market stores signInProviders } }';
const codesOf = ({ errors }: { errors: readonly { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);
const ask = (client: ShopClient, query: string, headers: Record<string, string> = {}) =>
  client.send({ query }, headers);

async function marketsOfWork(staff: ShopClient): Promise<ReadonlySet<string | null>> {
  const { data } = await ask(staff, '{ workToDo { market } }');
  return new Set((data as { workToDo: { market: string | null }[] }).workToDo.map(({ market }) => market));
}

/** Both stores are open at first, so that the one that closes has data. */
const shop = useTestShop();
let korea: number;
let america: number;
beforeAll(async () => {
  korea = await shop.addServer({ STORES: 'KR', ...WITHOUT_STRIPE, NAVER_CLIENT_ID: '', NAVER_CLIENT_SECRET: '' });
  america = await shop.addServer({ STORES: 'US', TOSS_SECRET_KEY: '', TOSS_API_URL: '', ...WITHOUT_SIGN_IN });
});

describe('a closed store (STORE-30)', () => {
  it('is left by its last visitors for the open store', async () => {
    const client = shop.client({ server: korea, market: 'US' });
    expect((await ask(client, VISITOR)).data).toEqual({
      visitor: { market: 'KR', stores: ['KR'], signInProviders: ['GOOGLE'] },
    });
  });

  it('has no operations, neither by header nor by argument', async () => {
    const client = shop.client({ server: korea });
    expect(codesOf(await ask(client, '{ products(first: 1) { totalCount } }', { 'x-market': 'US' }))).toEqual([
      'STORE_CLOSED',
    ]);
    const staff = await signInStaff(shop, korea);
    expect(codesOf(await ask(staff, '{ productStocks(market: US) { totalCount } }'))).toEqual(['STORE_CLOSED']);
    expect(codesOf(await ask(staff, '{ productStocks(market: KR) { totalCount } }'))).toEqual([]);
  });

  it('sells nothing through a checkout that was started before', async () => {
    const client = shop.client({ market: 'US' });
    const checkout = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 1 });
    const later = shop.client({ server: korea });
    later.setCookie('basket', client.cookie('basket'));
    const input = {
      checkoutId: checkout.checkoutId,
      method: 'CARD',
      expectedTotal: checkout.total,
      hasAgreedToTerms: true,
    } as const;
    const { startPayment } = await later.run(StartPayment, { input });
    expect(startPayment).toMatchObject({ __typename: 'PaymentError', code: 'CHECKOUT_NOT_FOUND' });
  });

  it('has no work or export for staff until it has sold something', async () => {
    const staff = await signInStaff(shop, korea);
    expect(await marketsOfWork(staff)).toEqual(new Set(['KR', null]));
    expect((await ask(staff, '{ closedStores }')).data).toEqual({ closedStores: [] });
    expect(await staff.visit('/stock-movements.csv?market=US')).toMatchObject({ status: 400 });
  });

  it('keeps its existing orders up to date', async () => {
    const buyer = shop.client({ market: 'US' });
    const ready = await fillCheckout(buyer, 'US', { [shop.productId('wipe')]: 1 });
    const { clientSecret } = expectResult(await startCardPayment(buyer, ready), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, clientSecret);
    const { number } = expectResult(await complete(buyer, ready), 'OrderPlaced').order;

    const staff = await signInStaff(shop, korea);
    expect((await ask(staff, '{ closedStores }')).data).toEqual({ closedStores: ['US'] });
    const listed = await ask(
      staff,
      '{ orders(market: US) { nodes { number } } ordersToShip(market: US) { orderNumber } }',
    );
    expect(listed.data).toMatchObject({ orders: { nodes: [{ number }] } });
    expect(listed.errors).toEqual([]);
    const returns = await ask(
      staff,
      '{ returns(filter: { market: US }) { totalCount } returnCounts(market: US) { requested } }',
    );
    expect(codesOf(returns)).toEqual([]);
    expect(await staff.visit('/orders.csv?market=US')).toMatchObject({ status: 200 });
    expect(await marketsOfWork(staff)).toEqual(new Set(['KR', 'US', null]));
    // Everything that sells is closed nevertheless.
    expect(codesOf(await ask(staff, '{ draftOrders(market: US) { totalCount } }'))).toEqual(['STORE_CLOSED']);
  });
});

describe('a payment method without keys (STORE-29)', () => {
  it('is not offered, and refused if requested', async () => {
    const client = shop.client({ server: korea, market: 'KR' });
    const checkout = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
    const { checkoutId, total } = checkout;
    const query = 'query Ways($id: ID!) { checkout(id: $id) { paymentMethods cardProvider { publishableKey } } }';
    const { data } = await client.send({ query, variables: { id: checkoutId } });
    expect(data).toEqual({ checkout: { paymentMethods: ['DEPOSIT', 'VIRTUAL_ACCOUNT'], cardProvider: null } });
    const input = { checkoutId, method: 'CARD', expectedTotal: total, hasAgreedToTerms: true } as const;
    const { startPayment } = await client.run(StartPayment, { input });
    expect(startPayment).toMatchObject({ fieldErrors: [{ path: 'method', key: 'paymentMethod.unavailable' }] });
    expect(expectResult(await payByDeposit(client, checkout), 'OrderPlaced').order.number).toBeTruthy();
  });

  it('is not available for a payment link from staff', async () => {
    const staff = await signInStaff(shop, korea);
    const contents = draftContents('KR', { payment: 'LINK' });
    const { previewDraftOrder } = await staff.run(PreviewDraftOrder, { market: 'KR', contents });
    expect(previewDraftOrder).toMatchObject({ fieldErrors: [{ path: 'payment', key: 'paymentMethod.unavailable' }] });
  });

  it('leaves staff the last known provider data, without an error about the provider', async () => {
    const staff = await signInStaff(shop, korea);
    await shop.app(korea).services.booksComparison.run();
    const { data, errors } = await ask(
      staff,
      `{
        providerBalance(source: PROVIDER) { isProviderConfigured isProviderUnreachable }
        providerPayments(source: PROVIDER) { isProviderUnreachable }
        booksComparison { isProviderUnreachable }
      }`,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      providerBalance: { isProviderConfigured: false, isProviderUnreachable: false },
      providerPayments: { isProviderUnreachable: false },
      booksComparison: { isProviderUnreachable: false },
    });
  });

  it('keeps its payment requests open, and changes paid by transfer can still be accepted', async () => {
    const card = await askForUnits(shop, await signInStaff(shop), await buyByCard(shop), {
      [shop.productId('wipe')]: 3,
    });
    const buyer = shop.client({ server: korea });
    const { startOrderPayment } = await buyer.run(StartOrderPayment, { input: { token: card.token } });
    expect(startOrderPayment).toMatchObject({
      __typename: 'PaymentRequestError',
      code: 'PAYMENT_PROVIDER_UNAVAILABLE',
    });
    expect((await readRequest(shop, card.number)).status).toBe('OPEN');

    const staff = await signInStaff(shop, korea);
    const deposit = await askForUnits(shop, staff, await buyByDeposit(shop), { [shop.productId('wipe')]: 3 });
    const { confirmOrderChange } = await buyer.run(ConfirmOrderChange, { input: { token: deposit.token } });
    expectResult(confirmOrderChange, 'OrderPaymentChecked');
    expect((await readRequest(shop, deposit.number)).status).toBe('ACCEPTED');
  });

  it('is not offered for a draft order', async () => {
    const staff = await signInStaff(shop, korea);
    const { createDraftOrder } = await staff.run(CreateDraftOrder, { input: { market: 'KR', kind: 'SALE' } });
    const { number } = expectResult(createDraftOrder, 'DraftOrder');
    const { data } = await ask(staff, `{ draftOrder(number: "${number}") { payment offeredPayments } }`);
    expect(data).toEqual({ draftOrder: { payment: 'DEPOSIT', offeredPayments: ['DEPOSIT', 'NONE'] } });
  });

  it('has no webhook', async () => {
    const post = (server: number, path: string) =>
      shop.client({ server }).post(path, '{}', { 'content-type': 'application/json' });
    expect((await post(korea, '/webhooks/stripe')).status).toBe(404);
    expect((await post(0, '/webhooks/stripe')).status).toBe(400);
    expect((await post(america, '/webhooks/virtual-account')).status).toBe(404);
  });
});

describe('a sign-in method without keys (STORE-29)', () => {
  it('is unavailable', async () => {
    const client = shop.client({ server: america, market: 'US' });
    expect((await ask(client, VISITOR)).data).toMatchObject({ visitor: { signInProviders: [] } });
    expect((await client.visit('/auth/naver?intent=sign-in')).status).toBe(404);
    expect((await client.visit('/auth/google?intent=sign-in')).status).toBe(404);
    expect((await shop.client({ server: korea }).visit('/auth/google?intent=sign-in')).status).toBe(303);
  });
});
