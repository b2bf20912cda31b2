import { describe, expect, it } from 'vitest';
import { confirmOnSandbox } from './confirm-on-sandbox.ts';

const payment = {
  clientSecret: 'pi_17_secret_abc',
  provider: { publishableKey: 'pk_test_1', sandboxUrl: 'http://localhost:4242' },
  card: { number: '4242424242424242', expMonth: 12, expYear: 2030, cvc: '123' },
  locale: 'en' as const,
  returnUrl: 'http://localhost:3000/checkout_US?step=payment',
};

/** A provider that returns one response and records its requests. */
function providerThatAnswers(status: number, answer: object) {
  const requests: { url: string; body: URLSearchParams }[] = [];
  const send: typeof fetch = async (url, init) => {
    requests.push({ url: String(url), body: new URLSearchParams(String(init?.body)) });
    return Response.json(answer, { status });
  };
  return { send, requests };
}

describe('confirming a card on the sandbox', () => {
  it('sends the card to the intent in the client secret', async () => {
    const { send, requests } = providerThatAnswers(200, { status: 'succeeded' });

    expect(await confirmOnSandbox(payment, send)).toEqual({ kind: 'confirmed' });

    expect(requests[0]?.url).toBe('http://localhost:4242/v1/payment_intents/pi_17/confirm');
    expect(Object.fromEntries(requests[0]?.body ?? [])).toEqual({
      key: 'pk_test_1',
      client_secret: 'pi_17_secret_abc',
      return_url: 'http://localhost:3000/checkout_US?step=payment',
      locale: 'en',
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2030',
      'payment_method_data[card][cvc]': '123',
    });
  });

  it("returns the provider's code and message if the card is declined", async () => {
    const { send } = providerThatAnswers(402, {
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        message: 'Insufficient funds.',
      },
    });

    expect(await confirmOnSandbox(payment, send)).toEqual({
      kind: 'declined',
      code: 'insufficient_funds',
      message: 'Insufficient funds.',
    });
  });

  it("redirects to the bank's page if the bank requires authentication", async () => {
    const { send } = providerThatAnswers(200, {
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { url: 'http://localhost:4242/bank' } },
    });

    expect(await confirmOnSandbox(payment, send)).toEqual({ kind: 'redirect', url: 'http://localhost:4242/bank' });
  });

  it('returns an unknown outcome if no response arrives or the provider fails', async () => {
    const offline: typeof fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    const { send: failing } = providerThatAnswers(500, { error: { message: 'boom' } });

    expect(await confirmOnSandbox(payment, offline)).toEqual({ kind: 'unknown' });
    expect(await confirmOnSandbox(payment, failing)).toEqual({ kind: 'unknown' });
  });

  it('leaves a payment that is still processing to the server', async () => {
    const { send } = providerThatAnswers(200, { status: 'processing' });

    expect(await confirmOnSandbox(payment, send)).toEqual({ kind: 'confirmed' });
  });

  it('does not report a payment that ended elsewhere as a declined card', async () => {
    const error = { code: 'payment_intent_unexpected_state', message: 'This PaymentIntent has a status of canceled.' };
    const { send } = providerThatAnswers(400, { error });

    expect(await confirmOnSandbox(payment, send)).toEqual({ kind: 'unknown' });
  });
});
