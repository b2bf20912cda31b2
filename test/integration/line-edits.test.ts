import { emailModel } from '@eunbit/server/modules/email/email.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { readBooks } from '../kit/books.ts';
import { buyByCard, buyByDeposit, buyByEscrow } from '../kit/bought-orders.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { waitForEmail } from '../kit/emails.ts';
import { CancelOrder, StartPayment, UpdateOrderStatus } from '../kit/operations.ts';
import {
  destination,
  EditOrder,
  EditOrderLines,
  EditOwnOrder,
  editLines,
  PreviewOrderLines,
  readOrder,
  toLines,
} from '../kit/order-edits.ts';
import { signedInMember } from '../kit/orders.ts';
import { findDifferencesOf } from '../kit/reconcile.ts';
import { ship, shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, expectResult, fillCheckout, NEW_YORK, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RecordPartOfDeposit = graphql(`
  mutation RecordPartOfDeposit($input: RecordDepositInput!) { recordDeposit(input: $input) { __typename } }
`);
const RefundUnits = graphql(`
  mutation RefundUnits($input: RequestRefundInput!) { requestRefund(input: $input) { __typename } }
`);
const WithdrawRefund = graphql(`
  mutation WithdrawRefund($input: CancelRefundInput!) {
    cancelRefund(input: $input) { __typename ... on OrderError { code } }
  }
`);
const CorrectShipped = graphql(`
  mutation CorrectShipped($input: CorrectOrderStatusInput!) { correctOrderStatus(input: $input) { __typename } }
`);
const MoneyOfOrder = graphql(`
  query MoneyOfOrder($number: String!) {
    order(number: $number) {
      payment { status paidAmount { amount } refundedAmount { amount } surplusAmount { amount } outstandingAmount { amount } }
      refunds { id amount { amount } tax { amount } reason status destination isCancellable }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let spray: string;
let staff: ShopClient;
beforeAll(async () => {
  [wipe, spray] = [shop.productId('wipe'), shop.productId('spray')];
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

const inStock = async (productId: string, market: 'KR' | 'US' = 'KR') =>
  (await stockModel(shop.connection).findById(stockId(market, productId)).lean())?.quantity;
const moneyOf = async (number: string) => (await staff.run(MoneyOfOrder, { number })).order;
const books = (orderNumber: string) => readBooks(shop, { orderNumber });
const followUp = () => shop.app().services.payment.followUp(new Date(Date.now() + 3_600_000));

/** Over all orders of a store, as counted by the statistics. */
const revenue = async (market: 'KR' | 'US') => {
  const always = { from: new Date(0), until: new Date(Date.now() + 60_000) };
  return (await shop.app().services.orderSales.sumWithin(market, always)).revenue;
};

const buyInNewYork = (items: Readonly<Record<string, number>>) => buyByCard(shop, items, NEW_YORK);

async function confirm(orderNumber: string) {
  await recordWholeDeposit(staff, orderNumber);
  const step = { expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
  return (await staff.run(UpdateOrderStatus, { input: { orderNumber, ...step } })).updateOrderStatus;
}

async function send(orderNumber: string, items: Readonly<Record<string, number>>, more: object = {}) {
  const edit = { orderNumber, expectedRevision: 0, lines: toLines(items), acceptedTotal: 0, reason: 'Called', ...more };
  return (await staff.run(EditOrderLines, { input: edit })).editOrderLines;
}

async function preview(orderNumber: string, items: Readonly<Record<string, number>>, expectedRevision = 0) {
  const input = { orderNumber, expectedRevision, lines: toLines(items) };
  return (await staff.run(PreviewOrderLines, { input })).previewOrderLines;
}

describe('the lines of an order that awaits its deposit (ORDER-39)', () => {
  it("can be replaced: old units keep their price, new ones have today's, and less is awaited", async () => {
    const { number } = await buyByDeposit(shop, { [wipe]: 4 });
    const before = await readOrder(shop, number);
    await shop.connection
      .collection('products')
      .updateMany({}, [{ $set: { 'listings.KR.price': { $subtract: ['$listings.KR.price', 1_000] } } }]);
    const wanted = { [wipe]: 1, [spray]: 1 };
    const after = 7_120 + 18_200 + before.amounts.shipping;
    await expect
      .poll(async () => {
        const answer = await preview(number, wanted);
        return answer.__typename === 'OrderLinesPreview' && answer.totalAfter.amount;
      })
      .toBe(after);

    expect(await preview(number, wanted)).toMatchObject({
      changes: [
        { field: 'LINES', before: 'wipe in English × 4', after: 'wipe in English × 1, spray in English × 1' },
        { field: 'TOTAL' },
      ],
      totalBefore: { amount: before.amounts.total },
      settlement: 'AWAIT_LESS',
      difference: { amount: before.amounts.total - after },
    });
    expect((await readOrder(shop, number)).edits).toBeUndefined();
    const { order } = expectResult(await editLines(staff, number, wanted), 'OrderEdited');
    expect(order).toMatchObject({
      revision: 1,
      total: { amount: after },
      lines: [
        { productId: wipe, quantity: 1, unitPrice: { amount: 7_120 } },
        { productId: spray, quantity: 1, unitPrice: { amount: 18_200 } },
      ],
      edits: [{ editor: 'STAFF', reason: 'Asked by phone' }],
    });

    expect([await inStock(wipe), await inStock(spray)]).toEqual([99, 99]);
    const moved = await stockMovementModel(shop.connection).find({ orderNumber: number }).sort({ at: 1 }).lean();
    expect(moved.map(({ kind, unitsBefore, unitsAfter }) => [kind, unitsAfter - unitsBefore])).toEqual(
      expect.arrayContaining([
        ['SALE', -4],
        ['SALE', -1],
        ['CANCELLATION', 3],
      ]),
    );
    const { text } = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_EDITED' });
    expect(text).toContain('wipe in English × 4 → wipe in English × 1, spray in English × 1');
    expect(text).toContain(`Amount to pay: ${after.toLocaleString('en')}.00원`);

    await confirm(number);
    expect(await books(number)).toEqual([['PAYMENT', after]]);
    expect(await moneyOf(number)).toMatchObject({ payment: { status: 'PAID', surplusAmount: { amount: 0 } } });
  });

  it('are paid once the deposits received cover them', async () => {
    const { number } = await buyByDeposit(shop, { [wipe]: 3 });
    const { amounts, createdAt } = await readOrder(shop, number);
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(createdAt);
    const one = 7_120 + amounts.shipping;
    const deposit = { orderNumber: number, amount: one + 100, receivedOn: day, depositorName: '이미나', bankId: 'kb' };
    await staff.run(RecordPartOfDeposit, { input: deposit });
    expectResult(await editLines(staff, number, { [wipe]: 2 }), 'OrderEdited');
    expect((await moneyOf(number))?.payment).toMatchObject({
      status: 'AWAITING_PAYMENT',
      outstandingAmount: { amount: 7_020 },
    });
    expectResult(await editLines(staff, number, { [wipe]: 1 }, { expectedRevision: 1 }), 'OrderEdited');

    expect((await moneyOf(number))?.payment).toMatchObject({ status: 'PAID', surplusAmount: { amount: 100 } });
    expect((await readOrder(shop, number)).payment).toMatchObject({ status: 'PAID', mismatch: 'SURPLUS' });
  });

  it('stay unchanged if the input is wrong, units are missing, or the total exceeds what was accepted', async () => {
    const { number } = await buyByDeposit(shop, { [wipe]: 4 });
    const codeOf = async (items: Readonly<Record<string, number>>, more: object = {}) => {
      const answer = await send(number, items, more);
      return answer.__typename === 'OrderEditError' ? answer.code : answer.__typename;
    };
    const failuresOf = async (lines: { productId: string; quantity: number }[], reason = 'Called') =>
      expectResult(await send(number, {}, { lines, reason }), 'ValidationError').fieldErrors.map(({ path, key }) => [
        path,
        key,
      ]);

    expect(await failuresOf([], ' ')).toEqual([
      ['lines', 'editedLines.required'],
      ['reason', 'editReason.required'],
    ]);
    expect(
      await failuresOf([
        { productId: wipe, quantity: 0 },
        { productId: spray, quantity: 6 },
        { productId: 'x', quantity: 1 },
        { productId: 'x', quantity: 2 },
      ]),
    ).toEqual([
      ['lines.0.quantity', 'quantity.invalid'],
      ['lines.1.quantity', 'quantity.maximum'],
      ['lines.3.productId', 'editedLines.twice'],
    ]);
    expect(await failuresOf(Array.from({ length: 101 }, (_, n) => ({ productId: `${n}`, quantity: 1 })))).toEqual([
      ['lines', 'editedLines.tooMany'],
    ]);
    expect(await codeOf({ [wipe]: 3, nothing: 1 })).toBe('LINE_REFUSED');
    expect(await codeOf({ [wipe]: 4 })).toBe('NOTHING_CHANGED');
    expect(await codeOf({ [wipe]: 5 })).toBe('OrderEditTotalChanges');
    expect(await codeOf({ [wipe]: 3 }, { orderNumber: 'EB-261125-N0THERE0' })).toBe('ORDER_NOT_FOUND');
    expectResult(await send(number, { [wipe]: 3 }), 'OrderEditTotalChanges');

    await stockModel(shop.connection).updateOne({ _id: stockId('KR', spray) }, { $set: { quantity: 0 } });
    const acceptedTotal = (await readOrder(shop, number)).amounts.shipping + 7_120 + 19_200;
    const short = await send(number, { [wipe]: 1, [spray]: 1 }, { acceptedTotal });
    const { shortages, message } = expectResult(short, 'InsufficientStockError');
    expect(shortages).toEqual([{ productId: spray, requested: 1, available: 0, isStopped: false }]);
    expect(message).toContain('(0 left)');
    await expect
      .poll(async () => (await preview(number, { [wipe]: 1, [spray]: 1 })).__typename)
      .toBe('InsufficientStockError');

    expect([await inStock(wipe), await inStock(spray)]).toEqual([96, 0]);
    expect(await readOrder(shop, number)).not.toHaveProperty('edits');
    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_EDITED' })).toBe(0);
  });

  it("are increased at today's price, and only by products that the store sells", async () => {
    const { number } = await buyByDeposit(shop, { [wipe]: 1, [spray]: 2 });
    const { amounts } = await readOrder(shop, number);
    const products = shop.connection.collection('products');
    await products.updateOne({ slug: 'wipe' }, { $set: { 'listings.KR.price': 7_000 } });
    const wanted = { [wipe]: 2, [spray]: 1 };
    await expect.poll(async () => JSON.stringify(await preview(number, wanted))).toContain('7,000');
    expect(await preview(number, wanted)).toMatchObject({
      changes: [
        {
          field: 'LINES',
          before: 'wipe in English × 1, spray in English × 2',
          after: 'wipe in English × 2 (7,120.00원 × 1, 7,000.00원 × 1), spray in English × 1',
        },
        { field: 'TOTAL' },
      ],
    });
    const { order } = expectResult(await editLines(staff, number, wanted), 'OrderEdited');
    expect(order).toMatchObject({
      total: { amount: 7_120 + 7_000 + 19_200 + amounts.shipping },
      lines: [
        {
          productId: wipe,
          quantity: 2,
          unitPrice: { amount: 7_120 },
          addedUnits: [{ quantity: 1, unitPrice: { amount: 7_000 } }],
          lineTotal: { amount: 14_120 },
        },
        { productId: spray, quantity: 1, unitPrice: { amount: 19_200 }, addedUnits: [] },
      ],
    });

    await products.updateOne({ slug: 'wipe' }, { $set: { 'listings.KR.published': false } });
    await expect
      .poll(async () => {
        const answer = await preview(number, { [wipe]: 3 }, 1);
        return answer.__typename === 'OrderEditError' ? answer.message : answer.__typename;
      })
      .toBe('“wipe in English” is not sold in this store, so no units can be added.');
    // Existing units stay and may be reduced: the unit at today's price is removed first.
    const lowered = expectResult(
      await editLines(staff, number, { [wipe]: 1, [spray]: 1 }, { expectedRevision: 1 }),
      'OrderEdited',
    );
    expect(lowered.order.lines[0]).toMatchObject({ quantity: 1, addedUnits: [], lineTotal: { amount: 7_120 } });
  });

  it('can be edited by staff only', async () => {
    const { number, client } = await buyByDeposit(shop);
    const input = { orderNumber: number, expectedRevision: 0, lines: toLines({ [wipe]: 1 }) };
    const edit = { ...input, acceptedTotal: 0, reason: 'x' };
    const member = await signedInMember(shop);

    await expect(client.run(EditOrderLines, { input: edit })).rejects.toThrow('UNAUTHENTICATED');
    await expect(member.client.run(EditOrderLines, { input: edit })).rejects.toThrow('FORBIDDEN');
    await expect(member.client.run(PreviewOrderLines, { input })).rejects.toThrow('FORBIDDEN');
  });
});

describe('the refund after an edit that lowers the price (ORDER-40)', () => {
  it("is sent to the card to the cent, with its tax, and matches the provider's books", async () => {
    const { number, total, intentId } = await buyInNewYork({ [wipe]: 3, [spray]: 1 });
    const before = await readOrder(shop, number);
    expect(await preview(number, { [wipe]: 3 })).toMatchObject({ settlement: 'REFUND' });
    expectResult(await editLines(staff, number, { [wipe]: 3 }), 'OrderEdited');
    const after = await readOrder(shop, number);
    expect(after.amounts.tax).toBeLessThan(before.amounts.tax);
    expect(after.amounts.shipping).toBe(before.amounts.shipping);
    expect(after.shipment).toMatchObject({ edition: 1 });
    const paidBack = total - after.amounts.total;

    const [refund] = (await moneyOf(number))?.refunds ?? [];
    expect(refund).toMatchObject({
      amount: { amount: paidBack },
      tax: { amount: before.amounts.tax - after.amounts.tax },
      reason: 'ORDER_EDITED',
      destination: 'CARD',
      isCancellable: false,
    });
    const withdrawal = await staff.run(WithdrawRefund, { input: { orderNumber: number, refundId: refund?.id ?? '' } });
    expect(withdrawal.cancelRefund.__typename).toBe('OrderError');
    // A second edit, before the refund of the first one is made.
    expectResult(await editLines(staff, number, { [wipe]: 1 }, { expectedRevision: 1 }), 'OrderEdited');
    const last = await readOrder(shop, number);
    expect(await revenue('US')).toBe(last.amounts.total);
    await shop.app().services.payment.payDueRefunds();

    expect(await moneyOf(number)).toMatchObject({
      payment: {
        status: 'PAID',
        paidAmount: { amount: total },
        refundedAmount: { amount: total - last.amounts.total },
        surplusAmount: { amount: 0 },
      },
      refunds: [{ status: 'SUCCEEDED' }, { status: 'SUCCEEDED' }],
    });
    expect((await readOrder(shop, number)).payment.summary).toBe('PARTLY_REFUNDED');
    expect(await books(number)).toEqual([
      ['PAYMENT', total],
      ['REFUND', -paidBack],
      ['REFUND', last.amounts.total - after.amounts.total],
    ]);
    expect(await findDifferencesOf(shop, intentId)).toEqual([]);
    expect(await revenue('US')).toBe(last.amounts.total);
    expect([await inStock(wipe, 'US'), await inStock(spray, 'US')]).toEqual([99, 100]);
    const { text } = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_EDITED' });
    expect(text).toContain('goes back to the card you paid with');
  });

  it('is sent along with the rest if the order is cancelled first', async () => {
    const { number, total, intentId } = await buyInNewYork({ [wipe]: 3 });
    expectResult(await editLines(staff, number, { [wipe]: 2 }), 'OrderEdited');
    const { total: rest } = (await readOrder(shop, number)).amounts;
    const input = { orderNumber: number, expectedStatus: 'PREPARING_FOR_SHIPMENT' as const };
    const cancelled = await staff.run(UpdateOrderStatus, { input: { ...input, status: 'ORDER_CANCELLED' } });
    expectResult(cancelled.updateOrderStatus, 'OrderUpdated');
    await shop.app().services.payment.payDueRefunds();

    expect((await books(number)).toSorted()).toEqual(
      [
        ['PAYMENT', total],
        ['REFUND', -rest],
        ['REFUND', rest - total],
      ].toSorted(),
    );
    expect((await moneyOf(number))?.payment).toMatchObject({ status: 'REFUNDED', refundedAmount: { amount: total } });
    expect(await inStock(wipe, 'US')).toBe(100);
    expect(await findDifferencesOf(shop, intentId)).toEqual([]);
  });

  it('is due if the order moves to a place with less tax', async () => {
    const { number, total, intentId } = await buyInNewYork({ [wipe]: 2 });
    const { tax } = (await readOrder(shop, number)).amounts;
    const input = { orderNumber: number, destination: destination('US'), expectedRevision: 0, reason: 'Moved' };
    const { totalAfter } = expectResult((await staff.run(EditOrder, { input })).editOrder, 'OrderEditTotalChanges');
    expect(totalAfter.amount).toBe(total - tax);
    const edit = { ...input, acceptedTotal: totalAfter.amount };
    expectResult((await staff.run(EditOrder, { input: edit })).editOrder, 'OrderEdited');
    await shop.app().services.payment.payDueRefunds();

    expect(await books(number)).toEqual([
      ['PAYMENT', total],
      ['REFUND', -tax],
    ]);
    expect(await findDifferencesOf(shop, intentId)).toEqual([]);
  });

  it('is taken off an authorised card, and refused while the card is being charged', async () => {
    const { number, intentId } = await buyByEscrow(shop, { [wipe]: 4 });
    expectResult(await editLines(staff, number, { [wipe]: 3 }), 'OrderEdited');
    const { total } = (await readOrder(shop, number)).amounts;
    await shop.controlStripe('POST', '/sandbox/faults', {
      endpoint: 'POST /v1/payment_intents/:id/capture',
      kind: 'status',
      status: 500,
      count: 3,
    });
    await shipped(staff, number);
    await shop
      .app()
      .services.payment.followUp()
      .catch(() => undefined);
    const correction = { orderNumber: number, to: 'PREPARING_FOR_SHIPMENT' as const, reason: 'Not sent' };
    expect((await staff.run(CorrectShipped, { input: correction })).correctOrderStatus.__typename).toBe('OrderUpdated');
    expect((await readOrder(shop, number)).payment.status).toBe('CAPTURE_DUE');
    expect(expectResult(await send(number, { [wipe]: 1 }, { expectedRevision: 1 }), 'OrderEditError').message).toBe(
      'The payment of this order does not allow another amount at the moment.',
    );

    await shop.controlStripe('DELETE', '/sandbox/faults');
    await expect
      .poll(async () => {
        await followUp();
        return (await readOrder(shop, number)).payment.status;
      })
      .toBe('PAID');
    expect(await books(number)).toEqual([['PAYMENT', total]]);
    expectResult(await editLines(staff, number, { [wipe]: 1 }, { expectedRevision: 1 }), 'OrderEdited');
    await shop.app().services.payment.payDueRefunds();
    expect(await books(number)).toEqual([
      ['PAYMENT', total],
      ['REFUND', -2 * 7_120],
    ]);
    expect(await findDifferencesOf(shop, intentId)).toEqual([]);
  });

  it('is sent by hand if a deposit has paid, and lowers the cash receipt', async () => {
    const client = shop.client({ market: 'KR' });
    const { checkoutId, total } = await fillCheckout(client, 'KR', { [wipe]: 4 });
    const transfer = {
      bankId: 'kb',
      depositorName: '이미나',
      cashReceipt: { kind: 'PERSONAL' as const, number: '010-9876-5432' },
    };
    const input = { checkoutId, method: 'DEPOSIT', expectedTotal: total, hasAgreedToTerms: true, ...transfer } as const;
    const { order } = expectResult((await client.run(StartPayment, { input })).startPayment, 'OrderPlaced');
    await confirm(order.number);
    const issueDue = () => shop.app().services.cashReceiptIssue.run(new Date(Date.now() + 60_000));
    await issueDue();
    expectResult(await editLines(staff, order.number, { [wipe]: 3 }), 'OrderEdited');
    await issueDue();

    expect(await moneyOf(order.number)).toMatchObject({
      payment: { status: 'PAID', surplusAmount: { amount: 0 } },
      refunds: [{ amount: { amount: 7_120 }, status: 'PENDING', destination: 'BANK_ACCOUNT', isCancellable: false }],
    });
    const receipts = (await (await fetch(`${shop.bankUrl}/sandbox/cash-receipts`)).json()) as {
      data: { orderId: string; amount: number }[];
    };
    expect(receipts.data.filter(({ orderId }) => orderId === order.number)).toMatchObject([{ amount: total - 7_120 }]);
    await waitForEmail(shop, { to: CONTACT.email, kind: 'REFUND_ACCOUNT_WANTED' });
  });

  it('is never sent twice: refunded units cannot be removed again, nor more than is left', async () => {
    const { number, total } = await buyInNewYork({ [wipe]: 2, [spray]: 1 });
    const refund = { orderNumber: number, shipping: 0, reason: 'OUT_OF_STOCK', note: '' } as const;
    const ofUnit = {
      ...refund,
      lines: [{ productId: wipe, quantity: 1 }],
      unshipped: 'SHIP' as const,
      expectedLeft: total,
    };
    expect((await staff.run(RefundUnits, { input: ofUnit })).requestRefund.__typename).toBe('RefundRequested');
    expect(expectResult(await send(number, { [wipe]: 1, [spray]: 1 }), 'OrderEditError').message).toBe(
      'Units of “wipe in English” have been paid back already, so this line cannot be lowered.',
    );
    await shop.app().services.payment.payDueRefunds();
    const left = total - ((await moneyOf(number))?.payment.refundedAmount.amount ?? 0);
    const rest = { ...refund, lines: [], amount: left - 100, expectedLeft: left };
    expect((await staff.run(RefundUnits, { input: rest })).requestRefund.__typename).toBe('RefundRequested');

    const refused = expectResult(await send(number, { [wipe]: 2 }), 'OrderEditError');
    expect(refused).toMatchObject({ code: 'TOTAL_REFUSED', message: expect.stringContaining('paid back') });
    expect((await readOrder(shop, number)).refunds).toHaveLength(2);
  });
});

describe('two people who change the lines of an order at once (ORDER-34)', () => {
  it('both edit: one succeeds, and no unit is lost', async () => {
    const { number } = await buyByDeposit(shop, { [wipe]: 5 });
    const { amounts } = await readOrder(shop, number);
    const clients = await Promise.all([signInStaff(shop, 0), signInStaff(shop, 1), signInStaff(shop, 0)]);
    const answers = await Promise.all(
      clients.map((client, index) => {
        const acceptedTotal = 7_120 * (index + 1) + amounts.shipping;
        const lines = toLines({ [wipe]: index + 1 });
        return client.run(EditOrderLines, {
          input: { orderNumber: number, expectedRevision: 0, lines, acceptedTotal, reason: 'Called' },
        });
      }),
    );

    expect(answers.map(({ editOrderLines }) => editOrderLines.__typename).toSorted()).toEqual([
      'OrderConflictError',
      'OrderConflictError',
      'OrderEdited',
    ]);
    const order = await readOrder(shop, number);
    expect(order.edits).toHaveLength(1);
    expect((await inStock(wipe)) ?? 0).toBe(100 - (order.lines[0]?.quantity ?? 0));
  });

  it('one edits and one cancels or ships: units and money match the resulting order', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { number, accessToken, client } = await buyByDeposit(shop, { [wipe]: 3 });
      const held = await inStock(wipe);
      const isCancelled = round % 2 === 0;
      const other = isCancelled
        ? client.run(CancelOrder, { input: { orderNumber: number, accessToken, reason: 'CHANGED_MIND' } })
        : ship(staff, number, { isUnpaidAccepted: true });
      const { amounts } = await readOrder(shop, number);
      await Promise.all([send(number, { [wipe]: 1 }, { acceptedTotal: 7_120 + amounts.shipping }), other]);

      const order = await readOrder(shop, number);
      const units = order.lines[0]?.quantity ?? 0;
      expect(units).toBe(order.edits?.length === 1 ? 1 : 3);
      expect(await inStock(wipe)).toBe((held ?? 0) + (order.status === 'ORDER_CANCELLED' ? 3 : 3 - units));
    }
  });

  it('just after a confirmation: staff can edit, the buyer cannot, and undoing it keeps the edit', async () => {
    const { number, accessToken, client } = await buyByDeposit(shop, { [wipe]: 3 });
    await recordWholeDeposit(staff, number);
    const step = { orderNumber: number, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
    const { updateOrderStatus } = await staff.run(UpdateOrderStatus, { input: { ...step, isUndoable: true } });
    expectResult(updateOrderStatus, 'OrderUpdated');

    const edit = { orderNumber: number, accessToken, expectedRevision: 0 };
    const input = { ...edit, destination: destination('KR', { phone: '010-9999-8888' }) };
    const ofBuyer = expectResult((await client.run(EditOwnOrder, { input })).editOwnOrder, 'OrderEditError');
    expect(ofBuyer.code).toBe('EDIT_TOO_LATE');
    const { amounts } = await readOrder(shop, number);
    const acceptedTotal = 7_120 + amounts.shipping;
    expectResult(await send(number, { [wipe]: 1 }, { acceptedTotal }), 'OrderEdited');

    const { changeId = '' } = (await readOrder(shop, number)).statusHistory.at(-1) ?? {};
    const mayUndo = () => true;
    await shop.app().services.statusUndo.undo([{ orderNumber: number, changeId }], { staffId: 'someone', mayUndo });
    expect(await readOrder(shop, number)).toMatchObject({ status: 'PREPARING_FOR_SHIPMENT', lines: [{ quantity: 1 }] });
  });
});
