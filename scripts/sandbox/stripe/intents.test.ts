import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchFailure, PAID, startTestSandbox, stripeClient, type TestSandbox } from './sandbox-kit.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startTestSandbox();
});
afterAll(() => shop.stop());

const AUTHORISED = { ...PAID, capture_method: 'manual' } as const;

describe('creating a payment intent', () => {
  it('returns one that requires a payment method and has a client secret', async () => {
    const intent = await shop.createIntent({ metadata: { order: 'A-1' } });

    expect(intent).toMatchObject({ status: 'requires_payment_method', amount: 2400, currency: 'usd' });
    expect(intent.metadata).toEqual({ order: 'A-1' });
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`));
  });

  it('accepts won without decimals', async () => {
    const intent = await shop.createIntent({ amount: 7120, currency: 'krw' });

    expect(intent).toMatchObject({ amount: 7120, currency: 'krw' });
  });

  it.each([
    [{ amount: 49 }, 'amount_too_small', 'amount'],
    [{ amount: 12.5 }, 'parameter_invalid_integer', 'amount'],
    [{ currency: '' }, 'parameter_missing', 'currency'],
  ])('refuses %o', async (params: object, code, param) => {
    const failure = await catchFailure(shop.createIntent(params));

    expect(failure).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param });
    expect(failure.code).toBe(code);
  });

  it('returns a request id and the requested version in each response', async () => {
    const { lastResponse } = await shop.stripe.balance.retrieve();

    expect(lastResponse.requestId).toMatch(/^req_/);
    expect(lastResponse.headers['stripe-version']).toBe('2026-10-28.endive');
  });
});

describe('API keys', () => {
  it('refuses a live key and a wrong one', async () => {
    const failure = await catchFailure(stripeClient(shop.url, {}, 'sk_live_12345678').balance.retrieve());

    expect(failure).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
    expect(failure.message).toContain('Invalid API Key provided: sk_live_');
  });

  it('refuses a call without a key', async () => {
    const response = await fetch(`${shop.url}/v1/balance`);

    expect(response.status).toBe(401);
    expect((await response.json()).error.message).toContain('You did not provide an API key');
  });

  it('refuses a publishable key if a secret one is required', async () => {
    const failure = await catchFailure(stripeClient(shop.url, {}, 'pk_test_shop').refunds.list());

    expect(failure).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  });
});

describe('updating a payment intent', () => {
  it('changes the amount and merges metadata', async () => {
    const intent = await shop.createIntent({ metadata: { cart: '1', note: 'x' } });

    const updated = await shop.stripe.paymentIntents.update(intent.id, {
      amount: 3000,
      metadata: { note: '', order: 'B' },
    });

    expect(updated.amount).toBe(3000);
    expect(updated.metadata).toEqual({ cart: '1', order: 'B' });
  });

  it('keeps the amount of a paid intent, while its metadata can change', async () => {
    const paid = await shop.createPaid();

    const failure = await catchFailure(shop.stripe.paymentIntents.update(paid.id, { amount: 9900 }));
    const updated = await shop.stripe.paymentIntents.update(paid.id, { metadata: { order: 'C' } });

    expect(failure.code).toBe('payment_intent_unexpected_state');
    expect(updated).toMatchObject({ status: 'succeeded', amount: 2400, metadata: { order: 'C' } });
  });
});

describe('capturing later', () => {
  it('authorises first and captures a part on request', async () => {
    const intent = await shop.createIntent(AUTHORISED);
    const authorised = await shop.receiver.next();

    const captured = await shop.stripe.paymentIntents.capture(intent.id, {
      amount_to_capture: 2000,
      expand: ['latest_charge.balance_transaction'],
    });
    const succeeded = await shop.receiver.next();

    expect(intent).toMatchObject({ status: 'requires_capture', amount_capturable: 2400, amount_received: 0 });
    expect(authorised.type).toBe('payment_intent.amount_capturable_updated');
    expect(captured).toMatchObject({ status: 'succeeded', amount_capturable: 0, amount_received: 2000 });
    expect(captured.latest_charge).toMatchObject({
      captured: true,
      amount_captured: 2000,
      amount_refunded: 400,
      balance_transaction: { amount: 2000, fee: 88, net: 1912, type: 'charge' },
    });
    expect(succeeded.type).toBe('payment_intent.succeeded');
  });

  it('refuses to capture more than was authorised, or what is captured already', async () => {
    const intent = await shop.createIntent(AUTHORISED);
    await shop.receiver.next();

    const tooMuch = await catchFailure(shop.stripe.paymentIntents.capture(intent.id, { amount_to_capture: 2401 }));
    await shop.stripe.paymentIntents.capture(intent.id);
    const again = await catchFailure(shop.stripe.paymentIntents.capture(intent.id));
    await shop.receiver.next();

    expect(tooMuch.code).toBe('amount_too_large');
    expect(again.code).toBe('payment_intent_unexpected_state');
  });
});

describe('cancelling', () => {
  it('ends an open intent and notifies the shop', async () => {
    const intent = await shop.createIntent();

    const canceled = await shop.stripe.paymentIntents.cancel(intent.id);
    const event = await shop.receiver.next();

    expect(canceled).toMatchObject({ status: 'canceled' });
    expect(canceled.canceled_at).toBeTypeOf('number');
    expect(event.type).toBe('payment_intent.canceled');
  });

  it('releases an authorised amount without a fee or a balance transaction', async () => {
    const intent = await shop.createIntent(AUTHORISED);
    await shop.receiver.next();

    await shop.stripe.paymentIntents.cancel(intent.id);
    const events = [await shop.receiver.next(), await shop.receiver.next(), await shop.receiver.next()];
    const { latest_charge: charge } = await shop.stripe.paymentIntents.retrieve(intent.id, {
      expand: ['latest_charge'],
    });

    expect(events.map(({ type }) => type).sort()).toEqual([
      'charge.refunded',
      'payment_intent.canceled',
      'refund.created',
    ]);
    expect(charge).toMatchObject({ captured: false, refunded: true, balance_transaction: null });
  });

  it('refuses to cancel or confirm a paid intent', async () => {
    const paid = await shop.createPaid();

    const cancel = await catchFailure(shop.stripe.paymentIntents.cancel(paid.id));
    const confirm = await catchFailure(shop.stripe.paymentIntents.confirm(paid.id));

    expect(cancel.code).toBe('payment_intent_unexpected_state');
    expect(confirm.code).toBe('payment_intent_unexpected_state');
    expect(confirm.raw).toMatchObject({ payment_intent: { id: paid.id, status: 'succeeded' } });
  });
});

describe('payments that settle later', () => {
  it.each([
    ['succeeded', 'succeeded', 'payment_intent.succeeded'],
    ['failed', 'requires_payment_method', 'payment_intent.payment_failed'],
  ])('are processing first, then %s', async (outcome, status, eventType) => {
    await shop.control('POST', 'processing', { milliseconds: 30, outcome });

    const intent = await shop.createIntent(PAID);
    const processing = await shop.receiver.next();
    const settled = await shop.receiver.next();

    expect(intent.status).toBe('processing');
    expect([processing.type, settled.type]).toEqual(['payment_intent.processing', eventType]);
    expect((await shop.stripe.paymentIntents.retrieve(intent.id)).status).toBe(status);
  });
});

describe('reading', () => {
  it('returns 404 for an unknown object', async () => {
    const failure = await catchFailure(shop.stripe.paymentIntents.retrieve('pi_unknown'));

    expect(failure).toMatchObject({ statusCode: 404, code: 'resource_missing' });
    expect(failure.message).toBe("No such payment_intent: 'pi_unknown'");
  });

  it('pages through a list, newest first', async () => {
    await shop.control('POST', 'reset');
    const created: string[] = [];
    for (let index = 0; index < 5; index += 1) created.unshift((await shop.createIntent()).id);

    const first = await shop.stripe.paymentIntents.list({ limit: 2 });
    const all: string[] = [];
    for await (const intent of shop.stripe.paymentIntents.list({ limit: 2 })) all.push(intent.id);

    expect(first).toMatchObject({ object: 'list', url: '/v1/payment_intents', has_more: true });
    expect(all).toEqual(created);
  });

  it('filters a list by time of creation', async () => {
    const intent = await shop.createIntent();

    const none = await shop.stripe.paymentIntents.list({ created: { gt: intent.created + 5 } });
    const some = await shop.stripe.paymentIntents.list({ created: { gte: intent.created, lte: intent.created } });

    expect(none.data).toEqual([]);
    expect(some.data.map(({ id }) => id)).toContain(intent.id);
  });

  it('refuses a page after an unknown id', async () => {
    const unknown = await catchFailure(shop.stripe.refunds.list({ starting_after: 're_unknown' }));

    expect(unknown.code).toBe('resource_missing');
  });
});
