import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../common/sandbox.ts';
import type { Delivery } from '../common/webhook-sender.ts';
import { PAID, startTestSandbox, stripeClient, type TestSandbox } from './sandbox-kit.ts';
import { startStripeSandbox } from './server.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startTestSandbox();
});
afterEach(() => shop.stop());

async function deliveries(of = shop): Promise<Delivery[]> {
  return (await (await of.control('GET', 'deliveries')).json()).data;
}

/** Waits until the sandbox has recorded the shop's responses, a moment after they were sent. */
async function untilDelivered(count: number, of = shop): Promise<Delivery[]> {
  return vi.waitFor(async () => {
    const listed = await deliveries(of);
    expect(listed.filter(({ state }) => state === 'delivered')).toHaveLength(count);
    return listed;
  });
}

describe('webhooks', () => {
  it('keep the state at the time of the event', async () => {
    const intent = await shop.createIntent({ ...PAID, capture_method: 'manual' });
    await shop.stripe.paymentIntents.capture(intent.id);

    const events = await shop.stripe.events.list();

    expect(events.data.map(({ data }) => Object(data.object).status)).toEqual(['succeeded', 'requires_capture']);
  });

  it('are retried until the shop accepts them', async () => {
    shop.receiver.answerWith(500, 302);

    await shop.createIntent({ ...PAID });
    const ids = new Set();
    for (let index = 0; index < 3; index += 1) ids.add((await shop.receiver.next()).id);
    const [delivery] = await untilDelivered(1);

    expect(ids.size).toBe(1);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: 3, lastStatus: 200 });
  });

  it('can be sent twice', async () => {
    await shop.control('POST', 'webhooks', { mode: 'twice' });

    await shop.createIntent({ ...PAID });

    expect((await shop.receiver.next()).id).toBe((await shop.receiver.next()).id);
  });

  it('can be suppressed, and sent on request', async () => {
    await shop.control('POST', 'webhooks', { mode: 'never' });
    await shop.createIntent({ ...PAID });
    const [suppressed] = await deliveries();
    const unread = shop.receiver.unread();

    await shop.control('POST', `events/${suppressed?.eventId}/deliver`);
    const event = await shop.receiver.next();

    expect(suppressed).toMatchObject({ state: 'suppressed', attempts: 0 });
    expect(unread).toBe(0);
    expect(event.id).toBe(suppressed?.eventId);
  });

  it('can be sent in the wrong order', async () => {
    await shop.control('POST', 'webhooks', { mode: 'reversed', count: 3 });
    const paid = await shop.createIntent({ ...PAID });
    await shop.stripe.refunds.create({ payment_intent: paid.id });

    const arrived = [await shop.receiver.next(), await shop.receiver.next(), await shop.receiver.next()];

    expect(arrived.map(({ type }) => type)).toEqual(['charge.refunded', 'refund.created', 'payment_intent.succeeded']);
  });

  it('that were held back are sent when the mode is reset', async () => {
    await shop.control('POST', 'webhooks', { mode: 'reversed', count: 9 });
    await shop.createIntent({ ...PAID });
    await shop.control('DELETE', 'webhooks');

    expect((await shop.receiver.next()).type).toBe('payment_intent.succeeded');
  });
});

describe('with a data folder', () => {
  let dataPath: string;
  beforeEach(async () => {
    dataPath = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'));
  });
  afterEach(() => rm(dataPath, { recursive: true, force: true }));

  function startAgain(): Promise<Sandbox> {
    return startStripeSandbox({ port: 0, dataPath, webhookUrl: shop.receiver.url });
  }

  it('payments, idempotency keys and the balance are kept after a restart', async () => {
    const first = await startAgain();
    const before = stripeClient(first.url);
    const options = { idempotencyKey: 'order-1' };
    const intent = await before.paymentIntents.create({ amount: 2400, currency: 'usd', metadata: { a: '1' } }, options);
    const paid = await before.paymentIntents.confirm(intent.id, {
      payment_method: 'pm_card_visa',
      return_url: PAID.return_url,
    });
    const balance = await before.balance.retrieve();
    await first.stop();

    const second = await startAgain();
    const after = stripeClient(second.url);
    const read = await after.paymentIntents.retrieve(intent.id);
    const replayed = await after.paymentIntents.create(
      { amount: 2400, currency: 'usd', metadata: { a: '1' } },
      options,
    );
    const sameBalance = await after.balance.retrieve();
    await second.stop();

    expect(read).toMatchObject({ status: 'succeeded', latest_charge: paid.latest_charge, metadata: { a: '1' } });
    expect(replayed.id).toBe(intent.id);
    expect(sameBalance.pending).toEqual(balance.pending);
  });

  it('a webhook that the shop did not accept is retried after the next start', async () => {
    shop.receiver.answerWith(503);
    const first = await startAgain();
    const intent = await stripeClient(first.url).paymentIntents.create({
      amount: 2400,
      currency: 'usd',
      ...PAID,
    });
    const refused = await shop.receiver.next();
    await first.stop();

    const second = await startAgain();
    const taken = await shop.receiver.next();
    await second.stop();

    expect(refused.data.object).toMatchObject({ id: intent.id });
    expect(taken.id).toBe(refused.id);
  });

  it('a payment that was processing settles after a restart', async () => {
    const first = await startAgain();
    await fetch(`${first.url}/sandbox/processing`, { method: 'POST', body: JSON.stringify({ milliseconds: 150 }) });
    const intent = await stripeClient(first.url).paymentIntents.create({
      amount: 2400,
      currency: 'usd',
      ...PAID,
    });
    await shop.receiver.next();
    await first.stop();

    const second = await startAgain();
    let event = await shop.receiver.next();
    // If the first delivery was not recorded before the stop, it is sent again.
    if (event.type === 'payment_intent.processing') event = await shop.receiver.next();
    await second.stop();

    expect(intent.status).toBe('processing');
    expect(event).toMatchObject({ type: 'payment_intent.succeeded', data: { object: { id: intent.id } } });
  });
});
