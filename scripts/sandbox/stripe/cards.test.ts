import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchFailure, PAID, startTestSandbox, type TestSandbox } from './sandbox-kit.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startTestSandbox();
});
afterAll(() => shop.stop());

describe('paying in the browser', () => {
  it('succeeds with the test card, and returns only what the browser may see', async () => {
    const intent = await shop.createIntent({ metadata: { order: 'secret' } });

    const response = await shop.confirmInBrowser(intent, {});
    const event = await shop.receiver.next();
    const answer = await response.json();

    expect(response.status).toBe(200);
    expect(answer).toMatchObject({ id: intent.id, status: 'succeeded', amount: 2400 });
    expect(answer).not.toHaveProperty('metadata');
    expect(answer).not.toHaveProperty('latest_charge');
    expect(event).toMatchObject({ type: 'payment_intent.succeeded', data: { object: { id: intent.id } } });
  });

  it('is allowed from pages of other origins', async () => {
    const preflight = await fetch(`${shop.url}/v1/payment_intents/pi_1/confirm`, { method: 'OPTIONS' });

    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Content-Type');
  });

  it('needs the client secret of the same intent', async () => {
    const intent = await shop.createIntent();
    const other = await shop.createIntent();

    const wrong = await shop.confirmInBrowser(intent, {}, { client_secret: String(other.client_secret) });
    const none = await fetch(`${shop.url}/v1/payment_intents/${intent.id}?key=pk_test_shop`);

    expect([wrong.status, none.status]).toEqual([400, 400]);
    expect((await wrong.json()).error.param).toBe('client_secret');
  });

  it('can read its own intent', async () => {
    const intent = await shop.createIntent();

    const query = new URLSearchParams({ key: 'pk_test_shop', client_secret: String(intent.client_secret) });
    const answer = await fetch(`${shop.url}/v1/payment_intents/${intent.id}?${query}`);

    expect(await answer.json()).toMatchObject({ id: intent.id, status: 'requires_payment_method' });
  });
});

describe('typed cards that are wrong', () => {
  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number', 'Your card number is incorrect.'],
    [{ number: '4242' }, 'incorrect_number', 'Your card number is incorrect.'],
    [{ exp_month: '13' }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
    [{ exp_year: '2020' }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
    [{ cvc: '12' }, 'invalid_cvc', "Your card's security code is invalid."],
    [{ cvc: '' }, 'invalid_cvc', "Your card's security code is invalid."],
  ])('%o is refused before any charge', async (card, code, message) => {
    const intent = await shop.createIntent();

    const response = await shop.confirmInBrowser(intent, card);
    const after = await shop.stripe.paymentIntents.retrieve(intent.id);

    expect(response.status).toBe(402);
    expect((await response.json()).error).toMatchObject({ type: 'card_error', code, message });
    expect(after).toMatchObject({ status: 'requires_payment_method', latest_charge: null, last_payment_error: null });
  });

  it('a missing number is reported', async () => {
    const intent = await shop.createIntent();

    const response = await shop.confirmInBrowser(intent, { number: '' });

    expect(response.status).toBe(400);
    expect((await response.json()).error).toMatchObject({ code: 'parameter_missing' });
  });
});

describe('declined cards', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000000069', 'expired_card', 'expired_card', 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc', "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ])('%s is declined with %s', async (number, code, declineCode, message) => {
    const intent = await shop.createIntent();

    const response = await shop.confirmInBrowser(intent, { number });
    const event = await shop.receiver.next();
    const after = await shop.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });

    const reason = { code, decline_code: declineCode, message };
    expect(response.status).toBe(402);
    expect((await response.json()).error).toMatchObject({ type: 'card_error', ...reason });
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: reason,
    });
    expect(after.latest_charge).toMatchObject({ status: 'failed', paid: false, failure_code: code });
    expect(event).toMatchObject({ type: 'payment_intent.payment_failed', data: { object: { id: intent.id } } });
  });

  it('leave the payment open for another card', async () => {
    const intent = await shop.createIntent();

    await shop.confirmInBrowser(intent, { number: '4000000000000002' });
    const paid = await shop.stripe.paymentIntents.confirm(intent.id, {
      payment_method: PAID.payment_method,
      return_url: PAID.return_url,
    });
    const types = [(await shop.receiver.next()).type, (await shop.receiver.next()).type].sort();

    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
    expect(types).toEqual(['payment_intent.payment_failed', 'payment_intent.succeeded']);
  });

  it('are explained in Korean on a Korean page', async () => {
    const intent = await shop.createIntent();

    const response = await shop.confirmInBrowser(intent, { number: '4000000000000069' }, { locale: 'ko' });
    await shop.receiver.next();

    expect((await response.json()).error).toMatchObject({ code: 'expired_card', message: '카드가 만료되었습니다.' });
  });

  it('include a card that is not a test card', async () => {
    const response = await shop.confirmInBrowser(await shop.createIntent(), { number: '4111111111111111' });
    await shop.receiver.next();

    expect((await response.json()).error).toMatchObject({ decline_code: 'test_mode_live_card' });
  });
});

describe('confirming on the server', () => {
  it('needs a payment method', async () => {
    const intent = await shop.createIntent();

    const failure = await catchFailure(shop.stripe.paymentIntents.confirm(intent.id, { return_url: PAID.return_url }));

    expect(failure.code).toBe('payment_intent_unexpected_state');
    expect(failure.message).toContain("it's missing a payment method");
  });

  it('needs a return address', async () => {
    const intent = await shop.createIntent();

    const failure = await catchFailure(
      shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' }),
    );

    expect(failure).toMatchObject({ param: 'return_url' });
  });
});
