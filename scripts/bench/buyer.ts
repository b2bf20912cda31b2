import { setTimeout as delay } from 'node:timers/promises';
import type { Market } from '@eunbit/schema/market';
import { GraphqlClient } from './graphql-client.ts';
import * as operations from './operations.ts';
import type { CartAnswer, ListedProduct } from './preparation.ts';

export type Method = 'CARD' | 'DEPOSIT';

/** The steps of a guest before the payment, in order. */
const SHOPPING = [
  'addCartLine',
  'startCheckout',
  'updateCheckoutContact',
  'updateCheckoutAddress',
  'updateCheckoutShipping',
] as const;

/** The steps of a guest's purchase, in order; with a deposit the order exists as soon as the method is chosen. */
export const STEPS = {
  CARD: [...SHOPPING, 'startPayment', 'confirm card (sandbox)', 'completeCheckout'],
  DEPOSIT: [...SHOPPING, 'startPayment'],
} as const satisfies Readonly<Record<Method, readonly string[]>>;

export type Step = (typeof STEPS)[Method][number];

/** The US store takes cards, and the Korean one deposits. */
const MARKETS = { CARD: 'US', DEPOSIT: 'KR' } as const satisfies Readonly<Record<Method, Market>>;

interface CheckoutAnswer {
  id: string;
  total: { amount: number };
  shippingChoices: { option: string }[];
}

interface PaymentAnswer {
  clientSecret: string;
  publishableKey: string;
  sandboxUrl: string | null;
}

export type Timed = <T>(step: Step, work: () => Promise<T>) => Promise<T>;

const PHONES = { US: '2125550123', KR: '010-1234-5678' } as const;
const ADDRESSES = {
  US: {
    firstName: 'Robin',
    lastName: 'Miller',
    address: '350 5th Avenue',
    apt: '12',
    city: 'New York',
    state: 'NY',
    zipCode: '10118',
  },
  KR: {
    firstName: '미나',
    lastName: '이',
    address: '은빛로 12',
    city: '성동구',
    state: '서울특별시',
    zipCode: '04790',
  },
} as const;
const MOST_COMPLETION_TRIES = 40;

async function confirmCard(payment: PaymentAnswer): Promise<void> {
  if (!payment.sandboxUrl) throw new Error('the shop uses no card sandbox');
  const intentId = payment.clientSecret.split('_secret_', 1)[0];
  const body = new URLSearchParams({
    key: payment.publishableKey,
    client_secret: payment.clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 3),
    'payment_method_data[card][cvc]': '123',
  });
  const url = new URL(`/v1/payment_intents/${intentId}/confirm`, payment.sandboxUrl);
  const response = await fetch(url, { method: 'POST', body });
  const answer: { status?: string; error?: { message: string } } = await response.json();
  if (answer.status !== 'succeeded') throw new Error(`confirm: ${answer.error?.message ?? answer.status}`);
}

/** Polls until the order exists; the payment may be processing until its webhook has been handled. */
async function complete(client: GraphqlClient, checkoutId: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const data = await client.query<{ completeCheckout: { __typename: string; message?: string } }>(
      operations.COMPLETE_CHECKOUT,
      { input: { checkoutId } },
    );
    const outcome = data.completeCheckout;
    if (outcome.__typename === 'OrderPlaced') return;
    const mayTryAgain = outcome.__typename === 'PaymentProcessing' && tries < MOST_COMPLETION_TRIES;
    if (!mayTryAgain) throw new Error(`completeCheckout: ${outcome.__typename} ${outcome.message ?? ''}`);
    await delay(25);
  }
}

interface Buyer {
  readonly client: GraphqlClient;
  readonly product: ListedProduct;
  /** Unique for each buyer of a run. */
  readonly name: string;
  /** Measures each step. */
  readonly timed?: Timed;
}

/** A new visitor of the store that has this payment method. */
export const openVisit = (shopUrl: string, method: Method): GraphqlClient =>
  new GraphqlClient(shopUrl, MARKETS[method]);

/** A complete purchase; the client's store determines address and currency. A deposit is not paid yet. */
export async function buy(method: Method, buyer: Buyer): Promise<void> {
  const { client, product, name, timed = (_step, work) => work() } = buyer;
  const step = <T>(at: Step, query: string, input: object | null, expected: string) =>
    timed(at, () => client.mutate<T>(query, input, expected));
  const updated = 'Checkout';

  const item = { productId: product.id, quantity: 1 };
  const { cart } = await step<CartAnswer>('addCartLine', operations.ADD_CART_ITEM, item, 'CartUpdated');
  client.cartToken = cart.token;
  const { id: checkoutId } = await step<CheckoutAnswer>('startCheckout', operations.START_CHECKOUT, null, updated);
  const contact = { checkoutId, email: `${name}@buyers.example`, phone: PHONES[client.market], passCode: 'pass-4711' };
  await step('updateCheckoutContact', operations.SET_CONTACT, contact, updated);
  const address = { checkoutId, address: ADDRESSES[client.market] };
  const addressed = await step<CheckoutAnswer>('updateCheckoutAddress', operations.SET_ADDRESS, address, updated);
  const shipping = { checkoutId, option: addressed.shippingChoices[0]?.option };
  const shipped = await step<CheckoutAnswer>('updateCheckoutShipping', operations.SET_SHIPPING, shipping, updated);

  const order = { checkoutId, expectedTotal: shipped.total.amount, method, hasAgreedToTerms: true };
  if (method === 'DEPOSIT') {
    const transfer = { ...order, bankId: 'kb', depositorName: '이미나' };
    await step('startPayment', operations.START_PAYMENT, transfer, 'OrderPlaced');
    return;
  }
  const payment = await step<PaymentAnswer>('startPayment', operations.START_PAYMENT, order, 'PaymentActionRequired');
  await timed('confirm card (sandbox)', () => confirmCard(payment));
  await timed('completeCheckout', () => complete(client, checkoutId));
}
