import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchFailure, PAID, startTestSandbox, stripeClient, type TestSandbox } from './sandbox-kit.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startTestSandbox();
});
afterAll(() => shop.stop());

const AMOUNT = { amount: 2400, currency: 'usd' };
const { confirm: _, ...PAYMENT } = PAID;

describe('an idempotency key', () => {
  it('returns the first response to a repeated request', async () => {
    const first = await shop.stripe.paymentIntents.create(AMOUNT, { idempotencyKey: 'order-1' });
    const second = await shop.stripe.paymentIntents.create(AMOUNT, { idempotencyKey: 'order-1' });

    expect(second.id).toBe(first.id);
  });

  it('creates one intent for many requests at once', async () => {
    const requests = Array.from({ length: 8 }, () =>
      shop.stripe.paymentIntents.create(AMOUNT, { idempotencyKey: 'order-2' }),
    );

    const ids = new Set((await Promise.all(requests)).map(({ id }) => id));

    expect(ids.size).toBe(1);
  });

  it('is refused for other parameters and for another endpoint', async () => {
    const options = { idempotencyKey: 'order-3' };
    await shop.stripe.paymentIntents.create(AMOUNT, options);

    const params = await catchFailure(shop.stripe.paymentIntents.create({ ...AMOUNT, amount: 2500 }, options));
    const endpoint = await catchFailure(shop.stripe.refunds.create({ payment_intent: 'pi_1' }, options));

    expect(params).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
    expect(endpoint).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  });

  it('repeats a decline, without trying the card again', async () => {
    const intent = await shop.createIntent();
    const card = { number: '4000000000000002', exp_month: '12', exp_year: '2040', cvc: '123' };
    // As pages send it: the types of the SDK have no card data.
    const typed = { ...PAYMENT, payment_method: undefined, payment_method_data: { type: 'card', card } } as object;
    const confirm = () => shop.stripe.paymentIntents.confirm(intent.id, typed, { idempotencyKey: 'order-4' });

    const first = await catchFailure(confirm());
    const second = await catchFailure(confirm());
    const event = await shop.receiver.next();

    expect(first).toMatchObject({ type: 'StripeCardError', statusCode: 402, decline_code: 'generic_decline' });
    expect(second.raw).toEqual({ ...Object(first.raw), headers: expect.anything(), requestId: expect.anything() });
    expect(event.type).toBe('payment_intent.payment_failed');
    expect(shop.receiver.unread()).toBe(0);
  });

  it('can be used again after a refused parameter was corrected', async () => {
    const options = { idempotencyKey: 'order-5' };
    await catchFailure(shop.stripe.paymentIntents.create({ ...AMOUNT, amount: 1 }, options));

    const mended = await shop.stripe.paymentIntents.create(AMOUNT, options);

    expect(mended.amount).toBe(2400);
  });
});

describe('failures on request', () => {
  it('fail the next calls of one endpoint only', async () => {
    await shop.control('POST', 'faults', {
      endpoint: 'POST /v1/payment_intents',
      kind: 'status',
      status: 500,
      count: 2,
    });

    const first = await catchFailure(shop.createIntent());
    const other = await shop.stripe.balance.retrieve();
    const second = await catchFailure(shop.createIntent());
    const third = await shop.createIntent();

    expect([first.type, second.type]).toEqual(['StripeAPIError', 'StripeAPIError']);
    expect(other.object).toBe('balance');
    expect(third.status).toBe('requires_payment_method');
  });

  it('are recovered by the retries of the SDK', async () => {
    await shop.control('POST', 'faults', { endpoint: 'POST /v1/refunds', kind: 'status', status: 503 });
    const paid = await shop.createPaid();
    const patient = stripeClient(shop.url, { maxNetworkRetries: 1 });

    const refund = await patient.refunds.create({ payment_intent: paid.id });
    const types = [(await shop.receiver.next()).type, (await shop.receiver.next()).type];

    expect(types.sort()).toEqual(['charge.refunded', 'refund.created']);
    expect(refund.status).toBe('succeeded');
  });

  it('can take the money and drop the connection; a retry with the same key finds it paid', async () => {
    const intent = await shop.createIntent();
    // Twice, because the SDK itself retries after a cut connection.
    await shop.control('POST', 'faults', { endpoint: 'POST /v1/payment_intents/:id/confirm', kind: 'drop', count: 2 });
    const confirm = () => shop.stripe.paymentIntents.confirm(intent.id, PAYMENT, { idempotencyKey: 'order-6' });

    const pending = async () => (await shop.stripe.balance.retrieve()).pending[0]?.amount ?? 0;
    const before = await pending();

    const lost = await catchFailure(confirm());
    const event = await shop.receiver.next();
    const found = await confirm();

    expect(lost.type).toBe('StripeConnectionError');
    expect(event.type).toBe('payment_intent.succeeded');
    expect(found.status).toBe('succeeded');
    // Charged once, minus the fee.
    expect(await pending()).toBe(before + 2300);
  });

  it('can delay a response past the timeout of the shop', async () => {
    await shop.control('POST', 'faults', { endpoint: 'GET /v1/balance', kind: 'delay', milliseconds: 60_000 });

    const failure = await catchFailure(stripeClient(shop.url, { timeout: 50 }).balance.retrieve());

    expect(failure).toMatchObject({ type: 'StripeConnectionError' });
  });

  it('can be cancelled', async () => {
    await shop.control('POST', 'faults', { endpoint: 'GET /v1/balance', kind: 'status', status: 429, count: 5 });
    const limited = await catchFailure(shop.stripe.balance.retrieve());
    await shop.control('DELETE', 'faults');

    expect(limited.type).toBe('StripeRateLimitError');
    expect((await shop.stripe.balance.retrieve()).object).toBe('balance');
  });

  it('are rejected if they are invalid', async () => {
    await expect(shop.control('POST', 'faults', { endpoint: 'balance', kind: 'status' })).rejects.toThrow('endpoint');
  });
});
