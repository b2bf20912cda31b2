import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findDifferences, findMissing, type Shape } from '../contracts/shape.ts';
import { PAID, startTestSandbox, type TestSandbox } from './sandbox-kit.ts';

const CONTRACT = new URL('../contracts/stripe.json', import.meta.url);
const { resources } = JSON.parse(readFileSync(CONTRACT, 'utf8')) as { resources: Readonly<Record<string, Shape>> };

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startTestSandbox();
});
afterEach(() => shop.stop());

type Json = Readonly<Record<string, unknown>>;

/** The raw response of the API: the SDK would add fields. */
async function read(path: string): Promise<Json> {
  const answer = await fetch(`${shop.url}/v1/${path}`, { headers: { authorization: 'Bearer sk_test_shop' } });
  return (await answer.json()) as Json;
}

const EVENTS = [
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.updated',
  'charge.refunded',
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'refund.created',
  'refund.failed',
  'refund.updated',
];

/** A card payment, made like a page does. */
async function payBy(number: string): Promise<string> {
  const intent = await shop.createIntent();
  await shop.confirmInBrowser(intent, { number });
  return intent.id;
}
const decline = () => payBy('4000000000000002');
const challenge = () => payBy('4000002500003155');

/** Creates a payment with the status `processing`. */
async function payLater(): Promise<string> {
  await shop.control('POST', 'processing', { milliseconds: 60_000, outcome: 'succeeded' });
  return (await shop.createIntent(PAID)).id;
}

/** A partially refunded payment whose refund the bank returns. */
async function returnRefund(): Promise<void> {
  const { id } = await shop.createIntent(PAID);
  const refund = await shop.stripe.refunds.create({ payment_intent: id, amount: 400 });
  await shop.control('POST', `refunds/${refund.id}/fail`);
}

/** A payment whose dispute the shop wins. */
async function winDispute(): Promise<void> {
  const { id } = await shop.createIntent(PAID);
  await shop.control('POST', 'disputes', { payment_intent: id });
  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: id })).data;
  for (const status of ['under_review', 'won']) await shop.control('POST', `disputes/${dispute?.id}`, { status });
}

/** Fails unless the response matches the provider's for such a resource. */
function expectContract(name: string, answer: unknown, about = name): void {
  const shape = resources[name];
  if (!shape) throw new Error(`${name} is not in the contract`);
  expect(findDifferences(shape, answer), about).toEqual([]);
  expect(findMissing(shape, answer), about).toEqual([]);
}

/** Checks a list, and each of its items. */
function expectList(name: string, answer: Json, count: number): void {
  expectContract('list', answer, `list of ${name}`);
  expect(answer.data).toHaveLength(count);
  for (const each of answer.data as Json[]) expectContract(name, each);
}

describe("the sandbox's responses match Stripe's in names and types:", () => {
  it.each([
    ['open', {}],
    ['paid', PAID],
    ['authorised', { ...PAID, capture_method: 'manual' }],
    ['described', { description: 'd', receipt_email: 'a@b.example', metadata: { checkoutId: 'c' } }],
    ['with an address', { shipping: { name: 'Mina', address: { line1: '1 Main St', country: 'US' } } }],
  ])('a payment intent that is %s', async (_what, params) => {
    const { id } = await shop.createIntent(params);
    expectContract('payment_intent', await read(`payment_intents/${id}`));
  });

  it('a payment intent that was declined, waiting for 3-D Secure, in processing, or cancelled', async () => {
    const declined = await decline();
    const answer = await read(`payment_intents/${declined}?expand[]=latest_charge`);
    expectContract('payment_intent', answer);
    expectContract('charge', answer.latest_charge);

    expectContract('payment_intent', await read(`payment_intents/${await challenge()}`));

    const slow = await payLater();
    expectContract('payment_intent', await read(`payment_intents/${slow}`));
    await shop.stripe.paymentIntents.cancel(slow);
    expectContract('payment_intent', await read(`payment_intents/${slow}`));
  });

  it('the fields of a payment intent that a browser sees', async () => {
    const { id, client_secret: secret } = await shop.createIntent(PAID);
    const answer = await read(`payment_intents/${id}?client_secret=${secret}`);
    expect(findDifferences(resources.payment_intent ?? '', answer)).toEqual([]);
  });

  it('charges, their balance transactions and payment methods', async () => {
    const { id } = await shop.createIntent(PAID);
    const query = 'expand[]=latest_charge.balance_transaction&expand[]=payment_method';
    const answer = await read(`payment_intents/${id}?${query}`);
    const charge = answer.latest_charge as Json;
    expectContract('charge', charge);
    expectContract('balance_transaction', charge.balance_transaction);
    expectContract('payment_method', answer.payment_method);
  });

  it('a charge after 3-D Secure', async () => {
    const id = await challenge();
    const { client_secret: secret } = await shop.stripe.paymentIntents.retrieve(id);
    const body = new URLSearchParams({ client_secret: String(secret), outcome: 'complete' });
    await fetch(`${shop.url}/3ds/${id}`, { method: 'POST', body, redirect: 'manual' });
    const answer = await read(`payment_intents/${id}?expand[]=latest_charge`);
    expect(answer.status).toBe('succeeded');
    expectContract('charge', answer.latest_charge);
  });

  it('refunds: made, failed, and releases of an authorisation', async () => {
    const { id } = await shop.createIntent(PAID);
    const made = await shop.stripe.refunds.create({
      payment_intent: id,
      metadata: { order: 'R' },
    });
    expectContract('refund', await read(`refunds/${made.id}`));
    await shop.control('POST', `refunds/${made.id}/fail`);
    expectContract('refund', await read(`refunds/${made.id}`));
    expectList('refund', await read(`refunds?payment_intent=${id}&expand[]=data.charge`), 1);

    const authorised = { ...PAID, capture_method: 'manual' } as const;
    const { id: released } = await shop.createIntent(authorised);
    await shop.stripe.paymentIntents.cancel(released);
    expectList('refund', await read(`refunds?payment_intent=${released}`), 1);
  });

  it('disputes: opened, won, and inquiries', async () => {
    const { id } = await shop.createIntent(PAID);
    await shop.control('POST', 'disputes', { payment_intent: id });
    const [opened] = (await read(`disputes?payment_intent=${id}`)).data as Json[];
    expectContract('dispute', opened);
    await shop.control('POST', `disputes/${opened?.id}`, { status: 'won' });
    expectContract('dispute', await read(`disputes/${opened?.id}`));

    const { id: asked } = await shop.createIntent(PAID);
    await shop.control('POST', 'disputes', { payment_intent: asked, inquiry: true });
    expectList('dispute', await read(`disputes?payment_intent=${asked}`), 1);
  });

  it('the balance and all kinds of its transactions', async () => {
    await returnRefund();
    await winDispute();

    expectContract('balance', await read('balance'));
    const parts = ['latest_charge.balance_transaction', 'balance_transaction', 'failure_balance_transaction'];
    const query = parts.map((part) => `expand[]=data.${part}`).join('&');
    const paid = (await read(`payment_intents?${query}`)).data as { latest_charge: Json }[];
    const refunded = (await read(`refunds?${query}`)).data as Json[];
    const disputed = (await read('disputes')).data as { balance_transactions: Json[] }[];
    const transactions = [
      ...paid.map(({ latest_charge: charge }) => charge.balance_transaction),
      ...refunded.flatMap((refund) => [refund.balance_transaction, refund.failure_balance_transaction]),
      ...disputed.flatMap((dispute) => dispute.balance_transactions),
    ] as Json[];
    const kinds = new Set(transactions.map(({ reporting_category: category }) => category));
    expect([...kinds].sort()).toEqual(['charge', 'dispute', 'dispute_reversal', 'refund', 'refund_failure']);
    for (const transaction of transactions) expectContract('balance_transaction', transaction);
  });

  it('events, as they are listed and as they are sent', async () => {
    await returnRefund();
    await winDispute();
    const { id } = await shop.createIntent({ ...PAID, capture_method: 'manual' });
    await shop.stripe.paymentIntents.cancel(id);
    await decline();
    await payLater();

    expectContract('event', await shop.receiver.next());
    const { data } = (await read('events?limit=100')) as { data: readonly Json[] };
    expect([...new Set(data.map(({ type }) => type))].sort()).toEqual(EVENTS);
    for (const event of data) expectContract('event', event);
  });

  it('calculations of Stripe Tax, with their lines', async () => {
    for (const state of ['NY', 'CA']) {
      const calculation = await shop.stripe.tax.calculations.create({
        currency: 'usd',
        customer_details: {
          address: { line1: '350 5th Ave', city: 'New York', state, postal_code: '10118', country: 'US' },
          address_source: 'shipping',
        },
        line_items: [{ amount: 899, reference: 'wipe' }],
        shipping_cost: { amount: 500 },
        expand: ['line_items.data.tax_breakdown'],
      });
      // The SDK adds metadata of the response.
      const { lastResponse: _, ...answer } = calculation;
      expectContract('tax.calculation', answer);
      const path = `tax/calculations/${calculation.id}/line_items?expand[]=data.tax_breakdown`;
      expectList('tax.calculation_line_item', await read(path), 1);
    }
  });
});
