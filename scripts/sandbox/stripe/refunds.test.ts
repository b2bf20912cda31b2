import type Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catchFailure, startTestSandbox, type TestSandbox } from './sandbox-kit.ts';

let shop: TestSandbox;
beforeEach(async () => {
  shop = await startTestSandbox();
});
afterEach(() => shop.stop());

async function chargeOf({ id }: Stripe.PaymentIntent): Promise<Stripe.Charge> {
  const { latest_charge: charge } = await shop.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  return charge as Stripe.Charge;
}

/** The objects of the next two events, by type: they are sent at once, and may arrive in either order. */
async function nextTwo(): Promise<ReadonlyMap<string, object>> {
  const events = [await shop.receiver.next(), await shop.receiver.next()];
  return new Map(events.map(({ type, data }) => [type, data.object]));
}

describe('a charge', () => {
  it('has a receipt that can be opened', async () => {
    const paid = await shop.createPaid();
    const charge = await chargeOf(paid);

    const receipt = await fetch(String(charge.receipt_url));

    expect(charge).toMatchObject({ paid: true, captured: true, amount: 2400, payment_intent: paid.id });
    expect(await receipt.text()).toContain('$24.00');
  });
});

describe('a refund', () => {
  it('can cover a part, then the rest, and notifies the shop each time', async () => {
    const paid = await shop.createPaid();

    const part = await shop.stripe.refunds.create({ payment_intent: paid.id, amount: 400, metadata: { order: 'R' } });
    const first = await nextTwo();
    const rest = await shop.stripe.refunds.create({ payment_intent: paid.id });
    const second = await nextTwo();
    const listed = await shop.stripe.refunds.list({ payment_intent: paid.id });

    expect(part).toMatchObject({ object: 'refund', status: 'succeeded', amount: 400, metadata: { order: 'R' } });
    expect(rest).toMatchObject({ amount: 2000 });
    expect(first.get('refund.created')).toMatchObject({ id: part.id, amount: 400 });
    expect(first.get('charge.refunded')).toMatchObject({ refunded: false, amount_refunded: 400 });
    expect(second.get('refund.created')).toMatchObject({ id: rest.id });
    expect(second.get('charge.refunded')).toMatchObject({ refunded: true, amount_refunded: 2400 });
    expect(listed.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    expect(await shop.stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id, amount: 400 });
  });

  it('cannot exceed what is left', async () => {
    const paid = await shop.createPaid();

    const tooMuch = await catchFailure(shop.stripe.refunds.create({ payment_intent: paid.id, amount: 2401 }));
    await shop.stripe.refunds.create({ payment_intent: paid.id });
    const again = await catchFailure(shop.stripe.refunds.create({ payment_intent: paid.id }));

    expect(tooMuch.message).toBe('Refund amount ($24.01) is greater than unrefunded amount on charge ($24.00)');
    expect(again.code).toBe('charge_already_refunded');
  });

  it('needs a payment that succeeded', async () => {
    const intent = await shop.createIntent();

    const failure = await catchFailure(shop.stripe.refunds.create({ payment_intent: intent.id }));

    expect(failure.message).toContain('does not have a successful charge to refund');
  });
});

describe('a refund that the bank returns', () => {
  it('fails, returns the money to the account, and can be made again', async () => {
    const paid = await shop.createPaid();
    const refund = await shop.stripe.refunds.create({ payment_intent: paid.id });
    await nextTwo();

    await shop.control('POST', `refunds/${refund.id}/fail`);
    const notified = await nextTwo();
    const charge = await chargeOf(paid);
    const failed = await shop.stripe.refunds.retrieve(refund.id, { expand: ['failure_balance_transaction'] });

    expect([...notified.keys()].sort()).toEqual(['refund.failed', 'refund.updated']);
    expect(charge).toMatchObject({ refunded: false, amount_refunded: 0 });
    expect(failed).toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
      failure_balance_transaction: { type: 'refund_failure', amount: 2400 },
    });
    expect(await shop.stripe.refunds.create({ payment_intent: paid.id })).toMatchObject({ amount: 2400 });
  });
});

describe('a dispute', () => {
  it('withdraws the money and a fee, and returns the money when it is won', async () => {
    const paid = await shop.createPaid();
    await shop.control('POST', 'disputes', { payment_intent: paid.id, reason: 'duplicate' });
    const opened = await nextTwo();
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: paid.id })).data;

    await shop.control('POST', `disputes/${dispute?.id}`, { status: 'won' });
    const closed = await nextTwo();

    expect([...opened.keys()].sort()).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn']);
    expect(dispute).toMatchObject({
      amount: 2400,
      reason: 'duplicate',
      status: 'needs_response',
      balance_transactions: [{ amount: -2400, fee: 1500, net: -3900, reporting_category: 'dispute' }],
    });
    expect([...closed.keys()].sort()).toEqual(['charge.dispute.closed', 'charge.dispute.funds_reinstated']);
    expect(await shop.stripe.disputes.retrieve(String(dispute?.id))).toMatchObject({
      status: 'won',
      evidence_details: { due_by: null },
      balance_transactions: [{ amount: -2400 }, { amount: 2400, fee: 0, reporting_category: 'dispute_reversal' }],
    });
    expect(await chargeOf(paid)).toMatchObject({ disputed: true });
  });
});

describe('a disputed charge', () => {
  const refused = { code: 'charge_disputed', statusCode: 400, message: expect.stringContaining('charged back') };

  it('is not refunded, until the dispute is won', async () => {
    const paid = await shop.createPaid();
    await shop.control('POST', 'disputes', { payment_intent: paid.id });
    await expect(shop.stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject(refused);
    await expect(shop.stripe.refunds.create({ payment_intent: paid.id, amount: 1 })).rejects.toMatchObject(refused);
    const [dispute] = (await shop.stripe.disputes.list({ payment_intent: paid.id })).data;

    await shop.control('POST', `disputes/${dispute?.id}`, { status: 'won' });
    expect(await shop.stripe.refunds.create({ payment_intent: paid.id })).toMatchObject({ amount: 2400 });
  });

  it('is refunded if the dispute is about another part, or is only an inquiry', async () => {
    const [part, asked] = [await shop.createPaid(), await shop.createPaid()];
    await shop.control('POST', 'disputes', { payment_intent: part.id, amount: 2000 });
    await shop.control('POST', 'disputes', { payment_intent: asked.id, inquiry: true });

    await expect(shop.stripe.refunds.create({ payment_intent: part.id, amount: 401 })).rejects.toMatchObject(refused);
    expect(await shop.stripe.refunds.create({ payment_intent: part.id, amount: 400 })).toMatchObject({ amount: 400 });
    expect(await shop.stripe.refunds.create({ payment_intent: asked.id })).toMatchObject({ amount: 2400 });
  });
});

describe('the balance', () => {
  it('is the sum of its transactions, by currency', async () => {
    const paid = await shop.createPaid();
    await shop.createPaid({ amount: 50_000, currency: 'krw' });
    await shop.stripe.refunds.create({ payment_intent: paid.id, amount: 1000 });

    const balance = await shop.stripe.balance.retrieve();
    expect(balance.pending.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['usd', 1300],
      ['krw', 48_550],
    ]);
  });
});
