import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from './sandbox-kit.ts';

const RETURN_URL = 'http://shop.example/checkout/return?market=US';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startTestSandbox();
});
afterAll(() => shop.stop());

async function startChallenge(number: string, params: Partial<Stripe.PaymentIntentCreateParams> = {}) {
  const intent = await shop.createIntent(params);
  const response = await shop.confirmInBrowser(intent, { number }, { return_url: RETURN_URL });
  const confirmed: Stripe.PaymentIntent = await response.json();
  const url = confirmed.next_action?.redirect_to_url?.url ?? '';
  return { intent, confirmed, url };
}

/** Clicks a button of the page by submitting its form. */
async function press(url: string, outcome: 'complete' | 'fail') {
  const secret = new URL(url).searchParams.get('client_secret') ?? '';
  const body = new URLSearchParams({ client_secret: secret, outcome });
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

describe('a card with 3-D Secure', () => {
  it('leads to a page of the bank with the amount and two buttons', async () => {
    const { confirmed, url } = await startChallenge('4000002500003155', { amount: 7120, currency: 'krw' });

    const page = await (await fetch(url)).text();

    expect(confirmed).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url' } });
    expect(page).toContain('₩7,120');
    expect(page).toMatch(/value="complete">Complete<.*value="fail">Fail</);
  });

  it('is paid after "Complete" and returns to the shop', async () => {
    const { intent, url } = await startChallenge('4000002500003155');

    const answer = await press(url, 'complete');
    const event = await shop.receiver.next();
    const after = await shop.stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] });

    const target = new URL(answer.headers.get('location') ?? '');
    expect(answer.status).toBe(303);
    expect(Object.fromEntries(target.searchParams)).toEqual({
      market: 'US',
      payment_intent: intent.id,
      payment_intent_client_secret: intent.client_secret,
      redirect_status: 'succeeded',
    });
    expect(after.latest_charge).toMatchObject({
      payment_method_details: { card: { three_d_secure: { result: 'authenticated' } } },
    });
    expect(event.type).toBe('payment_intent.succeeded');
  });

  it('asks for another payment method after "Fail"', async () => {
    const { intent, url } = await startChallenge('4000002500003155');

    const answer = await press(url, 'fail');
    const event = await shop.receiver.next();
    const after = await shop.stripe.paymentIntents.retrieve(intent.id);

    expect(answer.headers.get('location')).toContain('redirect_status=failed');
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
    expect(event.type).toBe('payment_intent.payment_failed');
  });

  it('is only authorised if the shop captures later', async () => {
    const { intent, url } = await startChallenge('4000002500003155', { capture_method: 'manual' });

    const answer = await press(url, 'complete');
    const event = await shop.receiver.next();

    expect(answer.headers.get('location')).toContain('redirect_status=succeeded');
    expect(event).toMatchObject({
      type: 'payment_intent.amount_capturable_updated',
      data: { object: { id: intent.id } },
    });
  });

  it('can be declined after the bank has approved it', async () => {
    const { intent, url } = await startChallenge('4000008400001629');

    await press(url, 'complete');
    await shop.receiver.next();
    const after = await shop.stripe.paymentIntents.retrieve(intent.id);

    expect(after).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } });
  });

  it('is charged once when the button is pressed twice', async () => {
    const { url } = await startChallenge('4000002500003155');
    const before = await shop.stripe.balance.retrieve();
    const answers = await Promise.all([press(url, 'complete'), press(url, 'complete')]);
    await shop.receiver.next();
    const { available, pending } = await shop.stripe.balance.retrieve();

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 303]);
    expect([available[0]?.amount, pending[0]?.amount]).toEqual([
      before.available[0]?.amount,
      Number(before.pending[0]?.amount) + 2300,
    ]);
  });

  it('shows nothing without the client secret', async () => {
    const { intent } = await startChallenge('4000002500003155');

    const page = await fetch(`${shop.url}/3ds/${intent.id}?client_secret=guessed`);

    expect(page.status).toBe(404);
  });
});
