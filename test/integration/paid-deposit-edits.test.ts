import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { createDepositOrders } from '@eunbit/server/modules/order/reading/deposit-orders';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { type Bought, buyByDeposit } from '../kit/bought-orders.ts';
import { recordDeposit } from '../kit/deposits.ts';
import { waitForEmail } from '../kit/emails.ts';
import { CancelOrder, UpdateOrderStatus } from '../kit/operations.ts';
import { editLines, PreviewOrderLines, readOrder, toLines } from '../kit/order-edits.ts';
import {
  type Asked,
  askForUnits,
  ConfirmOrderChange,
  OrderPayment,
  StartOrderPayment,
} from '../kit/payment-requests.ts';
import { findDifferences } from '../kit/reconcile.ts';
import { ship } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const SeenByBuyer = graphql(`
  query SeenByBuyer($accessToken: String!) {
    guestOrder(accessToken: $accessToken) {
      payment { status paidAmount { amount } outstandingAmount { amount } bank { id } dueAt }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let wipe: string;
let staff: ShopClient;
beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

async function buyPaid(): Promise<Bought> {
  const bought = await buyByDeposit(shop, { [wipe]: 2 });
  await recordDeposit(staff, bought.number, bought.total);
  return bought;
}

/** An order paid by bank transfer, to which staff want to add two units. */
const askPaid = async (): Promise<Asked> => askForUnits(shop, staff, await buyPaid(), { [wipe]: 4 });

async function agree({ token }: Asked) {
  const input = { token };
  const { confirmOrderChange } = await shop.client({ market: 'KR' }).run(ConfirmOrderChange, { input });
  return expectResult(confirmOrderChange, 'OrderPaymentChecked').payment;
}

async function books(orderNumber: string) {
  const found = await ledgerModel(shop.connection).find({ orderNumber }).sort({ at: 1 }).lean();
  return found.map(({ kind, amount }) => [kind, amount]);
}

const formatWon = (amount: number) => `${amount.toLocaleString('en')}.00원`;

describe('an edit that raises the price of an order paid by transfer (ORDER-41)', () => {
  it('is accepted without payment, and its difference is then found by deposit and statement', async () => {
    const other = await buyPaid();
    const input = { orderNumber: other.number, expectedRevision: 0, lines: toLines({ [wipe]: 4 }) };
    const { previewOrderLines } = await staff.run(PreviewOrderLines, { input });
    expect(expectResult(previewOrderLines, 'OrderLinesPreview').settlement).toBe('AWAIT_MORE');

    const asked = await askPaid();
    const { orderPayment } = await shop.client({ market: 'KR' }).run(OrderPayment, { token: asked.token });
    expect(orderPayment).toMatchObject({
      deposit: { amount: { amount: asked.amount } },
      request: { kind: 'AGREEMENT', amount: { amount: asked.amount } },
    });
    const proposal = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_EDIT_PROPOSED' });
    expect(proposal.text).toContain(`To transfer then: ${formatWon(asked.amount)}`);
    const { startOrderPayment } = await shop.client({ market: 'KR' }).run(StartOrderPayment, {
      input: { token: asked.token },
    });
    expect(expectResult(startOrderPayment, 'PaymentRequestError').code).toBe('NOTHING_TO_PAY');

    expect((await agree(asked)).request.status).toBe('ACCEPTED');
    const total = asked.before + asked.amount;
    expect(await readOrder(shop, asked.number)).toMatchObject({
      amounts: { total },
      lines: [{ quantity: 4 }],
      payment: { status: 'AWAITING_PAYMENT', summary: 'AWAITING_PAYMENT', paidAmount: asked.before, mismatch: 'SHORT' },
      paymentRequests: [{ status: 'ACCEPTED' }],
    });
    const { guestOrder } = await asked.client.run(SeenByBuyer, { accessToken: asked.accessToken });
    expect(guestOrder?.payment).toMatchObject({
      status: 'AWAITING_PAYMENT',
      paidAmount: { amount: asked.before },
      outstandingAmount: { amount: asked.amount },
      bank: { id: 'kb' },
    });
    const edited = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_EDITED' });
    expect(edited.text).toContain(`Amount to pay: ${formatWon(asked.amount)}`);
    const awaited = await createDepositOrders(shop.connection).awaited(new Date(0));
    expect(awaited).toMatchObject([{ number: asked.number, status: 'AWAITED', awaited: asked.amount }]);

    await recordDeposit(staff, asked.number, asked.amount);
    expect(await readOrder(shop, asked.number)).toMatchObject({
      payment: { status: 'PAID', paidAmount: total, mismatch: null },
    });
    expect(await books(asked.number)).toEqual([
      ['PAYMENT', asked.before],
      ['PAYMENT', asked.amount],
    ]);
    expect(await emailModel(shop.connection).countDocuments({ kind: 'DEPOSIT_RECEIVED' })).toBe(3);
    expect(await findDifferences(shop)).toEqual([]);
  });

  it('never expires the order, books nothing on confirmation, ships only if staff accept the shortfall', async () => {
    const asked = await askPaid();
    await orderModel(shop.connection).updateOne(
      { number: asked.number },
      { $set: { createdAt: new Date(Date.now() - 30 * 86_400_000), 'payment.dueAt': new Date(0) } },
    );
    await agree(asked);
    const days = (((await readOrder(shop, asked.number)).payment.dueAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(4);
    await shop.app().services.unpaidOrders.chase(new Date(Date.now() + 60 * 86_400_000));
    expect(await readOrder(shop, asked.number)).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      payment: { remindedAt: expect.any(Date) },
    });

    const confirm = { expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
    const input = { orderNumber: asked.number, ...confirm };
    expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
    expect(await books(asked.number)).toEqual([['PAYMENT', asked.before]]);
    expect(await ship(staff, asked.number)).toMatchObject({
      outcome: 'SKIPPED',
      code: 'PAYMENT_OUTSTANDING',
      order: { payment: { outstandingAmount: { amount: asked.amount } } },
    });
    expect((await readOrder(shop, asked.number)).status).toBe('ORDER_CONFIRMED');
  });

  it('is paid at once by an earlier overpayment, but not by money already due for refund', async () => {
    const rich = await buyByDeposit(shop, { [wipe]: 2 });
    await recordDeposit(staff, rich.number, rich.total * 2);
    const enough = await askForUnits(shop, staff, rich, { [wipe]: 3 });
    expect((await agree(enough)).deposit).toBeNull();
    expect((await readOrder(shop, rich.number)).payment).toMatchObject({ status: 'PAID', paidAmount: rich.total * 2 });

    const { number, ...less } = await buyPaid();
    expectResult(await editLines(staff, number, { [wipe]: 1 }), 'OrderEdited');
    const lowered = less.total - (await readOrder(shop, number)).amounts.total;
    const again = await askForUnits(shop, staff, { number, ...less }, { [wipe]: 2 }, 1);
    expect((await agree(again)).deposit?.amount.amount).toBe(lowered);
    const { payment, refunds } = await readOrder(shop, number);
    expect(refunds).toMatchObject([{ amount: lowered, status: 'PENDING', reason: 'ORDER_EDITED' }]);
    expect(payment).toMatchObject({ status: 'AWAITING_PAYMENT', mismatch: 'SHORT', paidAmount: less.total });
    await recordDeposit(staff, number, lowered - 1);
    expect((await readOrder(shop, number)).payment.status).toBe('AWAITING_PAYMENT');
    await recordDeposit(staff, number, 1);
    expect((await readOrder(shop, number)).payment).toMatchObject({ status: 'PAID', mismatch: null });
  });

  it('refunds only what has arrived if the order is cancelled before the difference has', async () => {
    const asked = await askPaid();
    await agree(asked);
    const input = { orderNumber: asked.number, accessToken: asked.accessToken, reason: 'CHANGED_MIND' } as const;
    expectResult((await asked.client.run(CancelOrder, { input })).cancelOrder, 'OrderUpdated');
    expect(await readOrder(shop, asked.number)).toMatchObject({
      status: 'ORDER_CANCELLED',
      payment: { status: 'REFUND_DUE', paidAmount: asked.before, summary: 'PAID' },
    });
  });
});
