import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catchFailure, startTestSandbox, type TestSandbox } from './sandbox-kit.ts';

let shop: TestSandbox;
beforeAll(async () => {
  shop = await startTestSandbox();
});
afterAll(() => shop.stop());

describe('a charge', () => {
  it('has a receipt that can be opened', async () => {
    const paid = await shop.createPaid();
    const charge = await shop.stripe.charges.retrieve(String(paid.latest_charge));

    const receipt = await fetch(String(charge.receipt_url));

    expect(charge).toMatchObject({ paid: true, captured: true, amount: 2400, payment_intent: paid.id });
    expect(await receipt.text()).toContain('$24.00');
  });
});

describe('a refund', () => {
  it('gives back a part, then the rest, and tells the shop each time', async () => {
    const paid = await shop.createPaid();

    const part = await shop.stripe.refunds.create({ payment_intent: paid.id, amount: 400, metadata: { order: 'R' } });
    const first = await shop.receiver.next();
    const rest = await shop.stripe.refunds.create({
      charge: String(paid.latest_charge),
      reason: 'requested_by_customer',
    });
    const second = await shop.receiver.next();
    const listed = await shop.stripe.refunds.list({ payment_intent: paid.id });

    expect(part).toMatchObject({ object: 'refund', status: 'succeeded', amount: 400, metadata: { order: 'R' } });
    expect(rest).toMatchObject({ amount: 2000, reason: 'requested_by_customer' });
    expect(first).toMatchObject({
      type: 'charge.refunded',
      data: { object: { refunded: false, amount_refunded: 400 } },
    });
    expect(second).toMatchObject({
      type: 'charge.refunded',
      data: { object: { refunded: true, amount_refunded: 2400 } },
    });
    expect(listed.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    expect(await shop.stripe.refunds.retrieve(part.id)).toMatchObject({ id: part.id, amount: 400 });
  });

  it('cannot be more than what is left', async () => {
    const paid = await shop.createPaid();

    const tooMuch = await catchFailure(shop.stripe.refunds.create({ payment_intent: paid.id, amount: 2401 }));
    await shop.stripe.refunds.create({ payment_intent: paid.id });
    await shop.receiver.next();
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

describe('the balance', () => {
  it('is the sum of its transactions, by currency', async () => {
    await shop.control('POST', 'reset');
    const paid = await shop.createPaid();
    await shop.createPaid({ amount: 50_000, currency: 'krw' });
    await shop.stripe.refunds.create({ payment_intent: paid.id, amount: 1000 });
    await shop.receiver.next();

    const balance = await shop.stripe.balance.retrieve();
    const transactions = await shop.stripe.balanceTransactions.list({ currency: 'usd' });

    expect(transactions.data.map(({ type, amount, fee, net }) => ({ type, amount, fee, net }))).toEqual([
      { type: 'refund', amount: -1000, fee: 0, net: -1000 },
      { type: 'charge', amount: 2400, fee: 100, net: 2300 },
    ]);
    expect(balance.pending.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['usd', 1300],
      ['krw', 48_550],
    ]);
  });
});
