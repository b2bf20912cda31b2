import { type PaymentProvider, PaymentRefundRefusedError } from '@eunbit/server/integrations/payment/payment-provider';
import { createStripeProvider } from '@eunbit/server/integrations/payment/stripe-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/common/sandbox.ts';
import { startStripeSandbox } from '../../scripts/sandbox/stripe/server.ts';
import { CARDS, confirmCard } from '../kit/story.ts';

let sandbox: Sandbox;
let provider: PaymentProvider;
// There is no shop: it would release payments that belong to none of its checkouts.
beforeAll(async () => {
  sandbox = await startStripeSandbox({ port: 0 });
  provider = createStripeProvider({
    secretKey: 'sk_test_sandbox',
    publishableKey: 'pk_test_sandbox',
    webhookSecret: 'whsec_sandbox',
    apiUrl: sandbox.url,
  });
});
afterAll(() => sandbox.stop());

/** A payment of 20,000 won that is captured later. */
const newIntent = (key: string) =>
  provider.createIntent({
    amount: 20_000,
    currency: 'KRW',
    checkoutId: '0'.repeat(24),
    receiptEmail: 'mina@example.com',
    isCapturedLater: true,
    idempotencyKey: key,
  });

describe('capturing at the provider', () => {
  it('charges the authorised amount once, however often it is requested', async () => {
    const { id, clientSecret } = await newIntent('authorised');
    await confirmCard(sandbox.url, clientSecret, CARDS.good);
    expect((await provider.findIntent(id)).status).toBe('AUTHORISED');

    const answers = await Promise.all([provider.captureIntent(id, 0), provider.captureIntent(id, 0)]);
    const later = await provider.captureIntent(id, 0);

    for (const intent of [...answers, later]) {
      expect(intent).toMatchObject({ id, status: 'SUCCEEDED', amount: 20_000, currency: 'KRW' });
    }
    expect(new Set([...answers, later].map(({ charge }) => charge?.id)).size).toBe(1);
    expect(later.charge?.id).toBeTruthy();
  });

  it('leaves out the amount not to be captured, even if repeated (PAYMENT-44)', async () => {
    const { id, clientSecret } = await newIntent('in-part');
    await confirmCard(sandbox.url, clientSecret, CARDS.good);

    const first = await provider.captureIntent(id, 4_000);
    const again = await provider.captureIntent(id, 4_000);

    for (const intent of [first, again]) {
      expect(intent).toMatchObject({ status: 'SUCCEEDED', amount: 20_000, received: 16_000 });
    }
    expect((await provider.findReversals(id)).refunds).toEqual([]);
  });

  it('captures nothing of a released payment, and returns it as cancelled', async () => {
    const { id, clientSecret } = await newIntent('released');
    await confirmCard(sandbox.url, clientSecret, CARDS.good);
    await provider.cancelIntent(id);

    expect(await provider.captureIntent(id, 0)).toMatchObject({ status: 'CANCELLED' });
  });

  it('captures nothing of a payment without a card', async () => {
    const { id } = await newIntent('without-card');

    expect(await provider.captureIntent(id, 0)).toMatchObject({ status: 'REQUIRES_PAYMENT', charge: null });
  });
});

describe('a partial refund at the provider (PAYMENT-43)', () => {
  const part = { amount: 5_000, requestId: 'refund-1', idempotencyKey: 'refund-1-0' };

  it('is sent once for each key, with the id that the shop gave it', async () => {
    const { id, clientSecret } = await newIntent('paid-back');
    await confirmCard(sandbox.url, clientSecret, CARDS.good);
    await provider.captureIntent(id, 0);

    await Promise.all([provider.refundPart({ ...part, intentId: id }), provider.refundPart({ ...part, intentId: id })]);
    const { refunds } = await provider.findReversals(id);

    expect(refunds).toMatchObject([{ amount: 5_000, requestId: 'refund-1', status: 'SUCCEEDED' }]);
  });

  it('is refused with a reason if it exceeds the amount paid', async () => {
    const { id, clientSecret } = await newIntent('too-much');
    await confirmCard(sandbox.url, clientSecret, CARDS.good);
    await provider.captureIntent(id, 0);

    const refused = provider.refundPart({ ...part, intentId: id, amount: 20_001, idempotencyKey: 'more-than-paid' });

    await expect(refused).rejects.toThrow(PaymentRefundRefusedError);
    await expect(refused).rejects.toThrow('greater than unrefunded amount');
  });
});
