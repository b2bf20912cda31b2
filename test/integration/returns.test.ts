import { randomUUID } from 'node:crypto';
import { type StaffPermission, withImplied } from '@eunbit/schema/permission';
import { ORDER_ACCESS_HEADER, RETURN_PICTURE_PATH } from '@eunbit/schema/return';
import { storeDay } from '@eunbit/server/common/store-time';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { returnModel } from '@eunbit/server/modules/return/return.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { RequestReturnInput } from '../gql/graphql.ts';
import { DeleteAccount } from '../kit/account-operations.ts';
import { type Bought, buyByCard, buyByDeposit } from '../kit/bought-orders.ts';
import {
  CancelDraftOrder,
  CompleteDraftOrderPayment,
  readDraftToken,
  StartDraftOrderPayment,
} from '../kit/draft-orders.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { editLines } from '../kit/order-edits.ts';
import { giveTo } from '../kit/orders.ts';
import { findDifferencesOf } from '../kit/reconcile.ts';
import {
  ApproveReturn,
  ArrangeReturnPickup,
  InspectReturn,
  LeftOfOrder,
  line,
  OwnReturnFollowed,
  ReceiveReturn,
  RefundBesideReturn,
  RefundReturn,
  RefuseReturn,
  ReplaceReturn,
  ReportReturnSent,
  RequestReturn,
  ReturnFollowed,
  ReturnOptions,
  ReturnPreview,
  Returns,
  sendOff,
  WithdrawReturn,
} from '../kit/returns.ts';
import { camera } from '../kit/reviews.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectHistoryAddsUp, StockMovements } from '../kit/stock.ts';
import { confirmCard, expectResult, NEW_YORK, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const StaffActions = graphql(`
  query StaffActions($number: String!) { order(number: $number) { actions { kind isDue viewerCanDo } } }
`);
const OwnActions = graphql(`
  query OwnActions($accessToken: String!) { guestOrder(accessToken: $accessToken) { actions { kind } } }
`);

// Two servers: races between staff reach both.
const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let spray: string;
let staff: ShopClient;
beforeAll(() => {
  wipe = shop.productId('wipe');
  spray = shop.productId('spray');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

const units = async (market: 'KR' | 'US', productId: string) =>
  (await stockModel(shop.connection).findById(stockId(market, productId)).lean())?.quantity ?? Number.NaN;

async function shippedInKorea(): Promise<Bought> {
  const bought = await buyByDeposit(shop, { [wipe]: 2 });
  await sendOff(staff, bought.number);
  return bought;
}

function inputFor({ number: orderNumber, accessToken }: Bought, more: Partial<RequestReturnInput>): RequestReturnInput {
  const base = { orderNumber, accessToken, resolution: 'REFUND', note: '', isUnused: true, expectedFee: 0 } as const;
  return { ...base, lines: [line(wipe, 1, 'CHANGE_OF_MIND')], ...more };
}

async function request(bought: Bought, more: Partial<RequestReturnInput>) {
  const { requestReturn } = await bought.client.run(RequestReturn, { input: inputFor(bought, more) });
  return expectResult(requestReturn, 'Return');
}

async function approve(number: string, isKeptByCustomer = false) {
  return expectResult(
    (await staff.run(ApproveReturn, { input: { number, isKeptByCustomer } })).approveReturn,
    'Return',
  );
}

/** Moves a requested return on until it can be settled. */
async function bringBack(number: string, quantity: number, restocked = quantity) {
  await approve(number);
  const received = { number, lines: [{ productId: wipe, quantity }] };
  expectResult((await staff.run(ReceiveReturn, { input: received })).receiveReturn, 'Return');
  const lines = [{ productId: wipe, restocked, writtenOff: quantity - restocked }];
  return expectResult((await staff.run(InspectReturn, { input: { number, lines } })).inspectReturn, 'Return');
}

async function emailedKinds(orderNumber: string): Promise<unknown[]> {
  const found = await emailModel(shop.connection)
    .find({ kind: 'RETURN_UPDATED', 'refs.orderNumber': orderNumber })
    .sort({ _id: 1 })
    .lean();
  return found.map(({ refs }) => (refs as { news: string }).news);
}

const stored = (number: string) => orderModel(shop.connection).findOne({ number }).lean();

/** A staff member whose role has only these permissions. */
async function colleagueWith(permissions: readonly StaffPermission[], usd: number | null): Promise<ShopClient> {
  const person = await addMember(shop, { role: 'STAFF' });
  const refundLimit = usd === null ? null : { KRW: 0, USD: usd };
  const staffRole = { id: person.id, name: 'Returns', permissions: withImplied(permissions), refundLimit };
  await userModel(shop.connection).updateOne({ email: person.email }, { $set: { staffRole } });
  return createMemberClient(shop, person);
}

describe('a return after a change of mind in Korea', () => {
  it('awaits inspection once it has arrived, which only staff see on its order (COLLABORATION-1)', async () => {
    const bought = await shippedInKorea();
    const { number } = await request(bought, { lines: [line(wipe, 2, 'CHANGE_OF_MIND')], expectedFee: 3_000 });
    await approve(number);
    const actions = async (by: ShopClient) => (await by.run(StaffActions, bought)).order?.actions;
    const inspection = { kind: 'RETURN_CAME', isDue: true };
    expect(await actions(staff)).not.toContainEqual(expect.objectContaining(inspection));
    const received = { number, lines: [{ productId: wipe, quantity: 2 }] };
    expectResult((await staff.run(ReceiveReturn, { input: received })).receiveReturn, 'Return');

    expect(await actions(staff)).toContainEqual({ ...inspection, viewerCanDo: true });
    expect(await actions(await colleagueWith(['return:read'], null))).toContainEqual({
      ...inspection,
      viewerCanDo: false,
    });
    expect((await bought.client.run(OwnActions, bought)).guestOrder?.actions).toEqual([]);
  });

  it('is refunded less shipping, and its units are settled (RETURN-1, RETURN-4, RETURN-9, RETURN-10)', async () => {
    const bought = await shippedInKorea();
    const before = await units('KR', wipe);
    const { guestOrder } = await bought.client.run(ReturnOptions, { accessToken: bought.accessToken });
    expect(guestOrder?.returnOptions).toMatchObject({
      isPossible: true,
      changeOfMind: { payer: 'CUSTOMER', fee: { amount: 3_000 } },
      lines: [{ productId: wipe, quantity: 2, isReceiptKnown: false, obstacle: null }],
    });
    const lines = [line(wipe, 2, 'CHANGE_OF_MIND')];
    const choice = {
      orderNumber: bought.number,
      accessToken: bought.accessToken,
      resolution: 'REFUND' as const,
      lines,
    };
    const preview = expectResult(
      (await bought.client.run(ReturnPreview, { input: choice })).returnPreview,
      'ReturnPreview',
    );
    const { worth, amount } = preview.refund ?? { worth: { amount: 0 }, amount: { amount: 0 } };
    expect(preview).toMatchObject({
      hasGoodsToSendBack: true,
      shipping: { payer: 'CUSTOMER', fee: { amount: 3_000 } },
    });
    expect(amount.amount).toBe(worth.amount - 3_000);

    const { number, status } = await request(bought, { lines, expectedFee: 3_000 });
    expect([status, number]).toEqual(['REQUESTED', expect.stringMatching(/^RT-\d{6}-[0-9A-Z]{8}$/)]);
    expect(await bringBack(number, 2, 1)).toMatchObject({
      status: 'INSPECTED',
      lines: [{ received: 2, restocked: 1, writtenOff: 1 }],
      refundPlan: { fee: { amount: 3_000 }, amount: { amount: amount.amount } },
      nextStatuses: ['AWAITING_PAYMENT', 'SETTLED'],
    });
    expect(await units('KR', wipe)).toBe(before + 1);
    await expectHistoryAddsUp(shop, 'KR', wipe);
    const { stockMovements } = await staff.run(StockMovements, { market: 'KR', productId: wipe });
    expect(stockMovements.edges.slice(0, 2).map(({ node }) => [node.kind, node.change, node.orderNumber])).toEqual([
      ['WRITE_OFF', -1, bought.number],
      ['RETURN', 2, bought.number],
    ]);

    const settle = { number, expectedAmount: amount.amount };
    const settled = expectResult((await staff.run(RefundReturn, { input: settle })).refundReturn, 'Return');
    expect(settled).toMatchObject({
      status: 'SETTLED',
      refund: { amount: { amount: amount.amount }, reason: 'RETURNED', status: 'PENDING', isCancellable: false },
      history: [
        { status: 'REQUESTED' },
        { status: 'APPROVED' },
        { status: 'RECEIVED' },
        { status: 'INSPECTED' },
        { status: 'SETTLED' },
      ],
    });
    expect(await emailedKinds(bought.number)).toEqual(['REQUESTED', 'APPROVED', 'RECEIVED', 'SETTLED']);
    const wanted = await emailModel(shop.connection).countDocuments({ kind: 'REFUND_ACCOUNT_WANTED' });
    expect(wanted).toBe(1);
    expect(await findDifferencesOf(shop)).toEqual([]);
  });

  it('is refused with the reason and the alternative (RETURN-3, RETURN-5)', async () => {
    const bought = await buyByDeposit(shop, { [wipe]: 2, [spray]: 1 });
    const options = async () => {
      const { guestOrder } = await bought.client.run(ReturnOptions, { accessToken: bought.accessToken });
      return guestOrder?.returnOptions;
    };
    expect(await options()).toMatchObject({
      isPossible: false,
      lines: [{ obstacle: 'NOT_SHIPPED' }, { obstacle: 'NOT_SHIPPED' }],
    });
    await sendOff(staff, bought.number);
    await orderModel(shop.connection).updateOne(
      { number: bought.number },
      { $set: { 'fulfilments.0.at': new Date(Date.now() - 40 * 86_400_000) } },
    );
    const reasons = (await options())?.lines[0]?.reasons.map(({ reason }) => reason);
    expect(reasons).not.toContain('CHANGE_OF_MIND');
    expect(reasons).toContain('DEFECTIVE');

    const refuse = async (more: Partial<RequestReturnInput>) => {
      const { requestReturn } = await bought.client.run(RequestReturn, { input: inputFor(bought, more) });
      return requestReturn;
    };
    expect(await refuse({})).toMatchObject({ fieldErrors: [{ path: 'lines.0.reason', key: 'return.tooLate' }] });
    expect(await refuse({ lines: [] })).toMatchObject({
      fieldErrors: [{ path: 'lines', key: 'return.nothingChosen' }],
    });
    expect(await refuse({ lines: [line(wipe, 3, 'DEFECTIVE')], note: 'broken' })).toMatchObject({
      fieldErrors: [{ path: 'lines.0.quantity', key: 'return.units' }],
    });
    expect(await refuse({ lines: [line('nothing', 1, 'DEFECTIVE')], note: 'x' })).toMatchObject({
      fieldErrors: [{ path: 'lines.0.quantity', key: 'return.units' }],
    });
    expect(await refuse({ lines: [line(wipe, 1, 'MISSING_ITEM')] })).toMatchObject({
      fieldErrors: [{ path: 'lines.0.reason', key: 'return.resolutionUnfit' }],
    });
    expect(await refuse({ lines: [line(wipe, 1, 'DEFECTIVE')] })).toMatchObject({
      fieldErrors: [{ key: 'return.noteRequired' }],
    });
    expect(await refuse({ isUnused: false })).toMatchObject({ fieldErrors: [{ key: 'return.usedGoods' }] });
    expect(await refuse({ lines: [line(wipe, 1, 'DEFECTIVE')], note: 'broken', expectedFee: 1 })).toMatchObject({
      code: 'RETURN_COST_CHANGED',
    });
    expect(await refuse({ accessToken: 'forged' })).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await returnModel(shop.connection).countDocuments()).toBe(0);
  });
});

describe('items that are no longer part of an order', () => {
  it('cannot be returned: a cancelled order, and a removed line (RETURN-3)', async () => {
    const cancelled = await buyByDeposit(shop, { [wipe]: 2 });
    const cancel = { orderNumber: cancelled.number, expectedStatus: 'PREPARING_FOR_SHIPMENT' } as const;
    const { updateOrderStatus } = await staff.run(UpdateOrderStatus, {
      input: { ...cancel, status: 'ORDER_CANCELLED' },
    });
    expectResult(updateOrderStatus, 'OrderUpdated');
    const ask = async (bought: Bought, productId: string) => {
      const input = inputFor(bought, { lines: [line(productId, 1, 'DEFECTIVE')], note: 'It leaks.' });
      return (await bought.client.run(RequestReturn, { input })).requestReturn;
    };
    expect(await ask(cancelled, wipe)).toMatchObject({
      fieldErrors: [{ path: 'lines.0', key: 'return.orderCancelled' }],
    });

    const edited = await buyByDeposit(shop, { [wipe]: 2, [spray]: 1 });
    expect((await editLines(staff, edited.number, { [wipe]: 2 })).__typename).toBe('OrderEdited');
    await sendOff(staff, edited.number);
    expect(await ask(edited, spray)).toMatchObject({
      fieldErrors: [{ path: 'lines.0.quantity', key: 'return.units' }],
    });
    const { guestOrder } = await edited.client.run(ReturnOptions, { accessToken: edited.accessToken });
    expect(guestOrder?.returnOptions.lines.map(({ productId }) => productId)).toEqual([wipe]);
    expect(await returnModel(shop.connection).countDocuments()).toBe(0);
    expect((await ask(edited, wipe)).__typename).toBe('Return');
  });
});

describe('a step of a return', () => {
  it('is published to its buyer through the order, and to staff who may see returns (RETURN-6)', async () => {
    const [bought, foreign] = [await shippedInKorea(), await shippedInKorea()];
    const { number } = await request(bought, { expectedFee: 3_000 });
    const { live } = shop.app().services;
    const others = live.subscribers;
    const own = bought.client.subscribe(OwnReturnFollowed, { accessToken: bought.accessToken });
    const theirs = foreign.client.subscribe(OwnReturnFollowed, { accessToken: foreign.accessToken });
    const followed = staff.subscribe(ReturnFollowed, { market: 'KR' });
    const stranger = foreign.client.subscribe(ReturnFollowed, { market: 'KR' });
    await expect(stranger.next()).rejects.toThrow(/UNAUTHENTICATED/);
    const helper = (await colleagueWith(['email:read'], null)).subscribe(ReturnFollowed, { market: 'KR' });
    await expect(helper.next()).rejects.toThrow(/FORBIDDEN/);
    // The staff subscription counts twice: its session is watched as well.
    await expect.poll(() => live.subscribers).toBe(others + 4);
    await approve(number);
    let emailedKinds: { status: string }[] = [];
    while (emailedKinds[0]?.status !== 'APPROVED') emailedKinds = (await own.next()).orderStatusChanged.returns;
    expect((await followed.next()).returnChanged).toEqual({ number, status: 'APPROVED' });
    // The other buyer's first event is about their own order.
    const { number: second } = await request(foreign, { expectedFee: 3_000 });
    expect((await theirs.next()).orderStatusChanged.returns).toEqual([{ number: second, status: 'REQUESTED' }]);
  });
});

describe('a return of faulty goods in the US', () => {
  it('is paid for by the shop, with shipping if all is returned, and settled once (RETURN-4, RETURN-10)', async () => {
    const bought = await buyByCard(shop, { [wipe]: 2 }, NEW_YORK);
    await sendOff(staff, bought.number, 'US');
    const lines = [line(wipe, 2, 'DAMAGED_IN_TRANSIT')];
    const key = { idempotencyKey: randomUUID(), lines, note: 'The bottles leak.' };
    const [{ number }, again] = await Promise.all([request(bought, key), request(bought, key)]);
    expect(again.number).toBe(number);
    expect(await returnModel(shop.connection).countDocuments()).toBe(1);
    const plan = (await bringBack(number, 2)).refundPlan;
    expect(plan).toMatchObject({ fee: { amount: 0 }, amount: { amount: bought.total } });

    const settle = { input: { number, expectedAmount: bought.total } };
    const colleague = await signInStaff(shop, 1);
    const both = await Promise.all([staff.run(RefundReturn, settle), colleague.run(RefundReturn, settle)]);
    expect(both.map(({ refundReturn }) => refundReturn.__typename).sort()).toEqual(['Return', 'ReturnConflictError']);
    const order = await stored(bought.number);
    expect(order?.refunds).toMatchObject([{ amount: bought.total, reason: 'RETURNED', status: 'PENDING' }]);
    await shop.app().services.payment.payDueRefunds();
    expect((await stored(bought.number))?.payment).toMatchObject({ refundedAmount: bought.total });
    expect(await findDifferencesOf(shop)).toEqual([]);
  });

  it('may leave the goods with the customer, and is limited by a refund (RETURN-5, RETURN-11)', async () => {
    const bought = await buyByCard(shop, { [wipe]: 2 }, NEW_YORK);
    await sendOff(staff, bought.number, 'US');
    const { number } = await request(bought, { lines: [line(wipe, 1, 'DEFECTIVE')], note: 'It does not spray.' });

    const left = async () => {
      const input = { orderNumber: bought.number, lines: [], shipping: 0 };
      const { refundPreview } = await staff.run(LeftOfOrder, { input });
      return expectResult(refundPreview, 'RefundPreview');
    };
    const refund = async (parts: { lines?: { productId: string; quantity: number }[]; amount?: number }) => {
      const expectedLeft = (await left()).left.amount;
      const base = {
        orderNumber: bought.number,
        shipping: 0,
        lines: [],
        reason: 'DAMAGED',
        note: '',
        expectedLeft,
      } as const;
      return (
        await staff.run(RefundBesideReturn, {
          input: { ...base, lines: parts.lines ?? [], amount: parts.amount ?? null },
        })
      ).requestRefund;
    };
    // One unit is in the return, so only the other one can be refunded separately.
    expect((await left()).lines).toEqual([{ quantity: 1 }]);
    expect(await refund({ lines: [{ productId: wipe, quantity: 2 }] })).toMatchObject({
      fieldErrors: [{ path: 'lines.0.quantity', key: 'refund.units' }],
    });
    const approved = await approve(number, true);
    const shown = approved.refundPlan?.amount.amount ?? 0;
    expect(approved).toMatchObject({
      hasGoodsToSendBack: false,
      dueAt: null,
      nextStatuses: ['REFUSED', 'AWAITING_PAYMENT', 'SETTLED'],
    });
    expect(shown).toBeGreaterThan(0);

    expectResult(await refund({ amount: bought.total - shown + 100 }), 'RefundRequested');
    const stale = (await staff.run(RefundReturn, { input: { number, expectedAmount: shown } })).refundReturn;
    const now = expectResult(stale, 'ReturnConflictError').return;
    expect(now).toMatchObject({
      status: 'APPROVED',
      refundPlan: { amount: { amount: shown - 100 } },
      refundLimitLeft: null,
    });
    const settle = { number, expectedAmount: shown - 100 };
    const limitLeftOf = async (person: ShopClient) => {
      const { refundReturn } = await person.run(RefundReturn, { input: { number, expectedAmount: shown } });
      return expectResult(refundReturn, 'ReturnConflictError').return.refundLimitLeft;
    };
    const limited = await colleagueWith(['return:update', 'refund:make'], shown - 101);
    expect(await limitLeftOf(limited)).toEqual({ amount: shown - 101 });
    expect((await limited.run(RefundReturn, { input: settle })).refundReturn).toMatchObject({
      code: 'REFUND_REFUSED',
    });
    // Without the permission to refund, the limit is 0 (STAFF-20).
    const helper = await colleagueWith(['return:update'], null);
    expect(await limitLeftOf(helper)).toEqual({ amount: 0 });
    expect((await helper.run(RefundReturn, { input: settle })).refundReturn).toMatchObject({ code: 'REFUND_REFUSED' });
    expectResult((await staff.run(RefundReturn, { input: settle })).refundReturn, 'Return');
    await shop.app().services.payment.payDueRefunds();
    expect((await stored(bought.number))?.payment).toMatchObject({ refundedAmount: bought.total });
    expect(await emailedKinds(bought.number)).toEqual(['REQUESTED', 'APPROVED_KEPT', 'SETTLED']);
    expect(await findDifferencesOf(shop)).toEqual([]);
  });
});

describe('two people who want the same units at once', () => {
  it('get them once, whether both return them or one refunds them (RETURN-5)', async () => {
    const bought = await shippedInKorea();
    const input = inputFor(bought, { lines: [line(wipe, 2, 'DEFECTIVE')], note: 'broken' });
    const twice = await Promise.all([
      bought.client.run(RequestReturn, { input }),
      bought.client.run(RequestReturn, { input }),
    ]);
    expect(twice.map(({ requestReturn }) => requestReturn.__typename).sort()).toEqual(['Return', 'ValidationError']);
    const [record] = await returnModel(shop.connection).find().lean();
    const withdraw = { input: { number: record?.number ?? '', accessToken: bought.accessToken } };
    const withdrawn = expectResult((await bought.client.run(WithdrawReturn, withdraw)).withdrawReturn, 'Return');
    expect(withdrawn).toMatchObject({ status: 'WITHDRAWN', isWithdrawable: false, refundLimitLeft: null });
    expectResult((await bought.client.run(WithdrawReturn, withdraw)).withdrawReturn, 'Return');

    const { left } = expectResult(
      (await staff.run(LeftOfOrder, { input: { orderNumber: bought.number, lines: [], shipping: 0 } })).refundPreview,
      'RefundPreview',
    );
    const refund = {
      ...({ orderNumber: bought.number, shipping: 0, reason: 'DAMAGED', note: '', expectedLeft: left.amount } as const),
      lines: [{ productId: wipe, quantity: 2 }],
    };
    const [{ requestReturn }, { requestRefund }] = await Promise.all([
      bought.client.run(RequestReturn, { input }),
      staff.run(RefundBesideReturn, { input: refund }),
    ]);
    const outcomes = [requestReturn.__typename, requestRefund.__typename];
    expect([
      ['Return', 'ValidationError'],
      ['ValidationError', 'RefundRequested'],
    ]).toContainEqual(outcomes);
  });
});

describe('a return in transit', () => {
  it('sends a reminder, expires and frees its units, unless picked up or reported (RETURN-7, RETURN-8)', async () => {
    const bought = await shippedInKorea();
    const stocked = await units('KR', wipe);
    const { number } = await request(bought, { expectedFee: 3_000 });
    await approve(number);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const chase = (days: number) =>
      Promise.all(shop.apps.map(({ services }) => services.returnDeadlines.chase(inDays(days))));
    await chase(6);
    expect(await emailedKinds(bought.number)).toEqual(['REQUESTED', 'APPROVED']);
    await chase(8);
    await chase(9);
    expect(await emailedKinds(bought.number)).toEqual(['REQUESTED', 'APPROVED', 'REMINDER']);
    await chase(15);
    expect((await returnModel(shop.connection).findOne({ number }).lean())?.status).toBe('EXPIRED');

    const second = (await request(bought, { expectedFee: 3_000, lines: [line(wipe, 2, 'CHANGE_OF_MIND')] })).number;
    await approve(second);
    const pickup = (on: string) =>
      staff.run(ArrangeReturnPickup, { input: { number: second, on, carrier: 'CJ_LOGISTICS' } });
    expect((await pickup('2020-01-01')).arrangeReturnPickup).toMatchObject({ code: 'PICKUP_REFUSED' });
    expectResult((await pickup(storeDay('KR', inDays(3)))).arrangeReturnPickup, 'Return');
    // A changed day is also announced.
    const on = storeDay('KR', inDays(1));
    expect(expectResult((await pickup(on)).arrangeReturnPickup, 'Return')).toMatchObject({
      dueAt: null,
      isSendable: false,
      pickup: { on, carrier: 'CJ_LOGISTICS', note: '' },
    });
    await chase(30);
    expect((await returnModel(shop.connection).findOne({ number: second }).lean())?.status).toBe('APPROVED');
    const own = { input: { number: second, accessToken: bought.accessToken } };
    expectResult((await bought.client.run(ReportReturnSent, own)).reportReturnSent, 'Return');
    expect((await bought.client.run(WithdrawReturn, own)).withdrawReturn).toMatchObject({
      __typename: 'ReturnConflictError',
      return: { status: 'IN_TRANSIT' },
    });
    const received = { number: second, lines: [{ productId: wipe, quantity: 3 }] };
    expect((await staff.run(ReceiveReturn, { input: received })).receiveReturn).toMatchObject({
      fieldErrors: [{ key: 'return.receipt' }],
    });
    received.lines = [{ productId: wipe, quantity: 1 }];
    expectResult((await staff.run(ReceiveReturn, { input: received })).receiveReturn, 'Return');
    const inspected = { number: second, lines: [{ productId: wipe, restocked: 2, writtenOff: 0 }] };
    expect((await staff.run(InspectReturn, { input: inspected })).inspectReturn).toMatchObject({
      fieldErrors: [{ key: 'return.inspection' }],
    });
    const refuse = (reason: string) => staff.run(RefuseReturn, { input: { number: second, reason } });
    expect((await refuse(' ')).refuseReturn).toMatchObject({
      fieldErrors: [{ path: 'reason', key: 'return.refusalRequired' }],
    });
    const refused = expectResult((await refuse('사용하신 상품입니다.')).refuseReturn, 'Return');
    expect(refused.history.at(-1)).toMatchObject({ status: 'REFUSED', reason: '사용하신 상품입니다.' });
    expect((await refuse('again')).refuseReturn).toMatchObject({
      __typename: 'ReturnConflictError',
      return: { status: 'REFUSED' },
    });
    expect(await units('KR', wipe)).toBe(stocked);
  });
});

describe('the staff queue of returns', () => {
  it('lists waiting returns, oldest first and by page, and counts them (RETURN-6)', async () => {
    const numbers: string[] = [];
    for (const _ of [1, 2, 3]) {
      const bought = await shippedInKorea();
      numbers.push((await request(bought, { expectedFee: 3_000 })).number);
    }
    await approve(numbers[2] ?? '');
    const late = new Date(Date.now() - 25 * 3_600_000);
    await returnModel(shop.connection).updateOne({ number: numbers[0] }, { $set: { requestedAt: late } });
    const read = async (filter: object, first = 10, after?: string) =>
      staff.run(Returns, { market: 'KR', filter: { market: 'KR', ...filter }, first, after: after ?? null });
    const { returns, returnCounts } = await read({ statuses: ['REQUESTED'] }, 1);
    expect(returns).toMatchObject({ totalCount: 2, nodes: [{ number: numbers[0] }], pageInfo: { hasNextPage: true } });
    const rest = await read({ statuses: ['REQUESTED'] }, 1, returns.pageInfo.endCursor ?? '');
    expect(rest.returns.nodes.map(({ number }) => number)).toEqual([numbers[1]]);
    expect(returnCounts).toEqual({ requested: 2, overdue: 1, inTransit: 0, received: 0, inspected: 0 });
    expect((await read({ isOverdue: true })).returns.nodes.map(({ number }) => number)).toEqual([numbers[0]]);
    const newest = await read({ isNewestFirst: true }, 2);
    expect(newest.returns.nodes.map(({ number }) => number)).toEqual([numbers[2], numbers[1]]);
    const older = await read({ isNewestFirst: true }, 2, newest.returns.pageInfo.endCursor ?? '');
    expect(older.returns.nodes).toMatchObject([{ number: numbers[0], customerName: '이미나' }]);
    expect((await read({})).returns.totalCount).toBe(3);
    const us = await staff.run(Returns, { market: 'US', filter: { market: 'US' }, first: 10, after: null });
    expect(us.returns.nodes).toEqual([]);
  });
});

describe('an exchange or a missing item', () => {
  it('becomes a free order, once, or is refunded if it is sold out (RETURN-14)', async () => {
    const [bought, other] = [await shippedInKorea(), await shippedInKorea()];
    const exchange = await request(bought, {
      resolution: 'EXCHANGE',
      lines: [line(wipe, 1, 'DEFECTIVE')],
      note: 'It leaks.',
    });
    await bringBack(exchange.number, 1, 0);
    const before = await units('KR', wipe);
    const replace = (number: string) =>
      staff.run(ReplaceReturn, { input: { number } }).then((data) => data.replaceReturn);
    const both = await Promise.all([replace(exchange.number), replace(exchange.number)]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['Return', 'ReturnConflictError']);
    expect(await units('KR', wipe)).toBe(before - 1);
    const settled = await returnModel(shop.connection).findOne({ number: exchange.number }).lean();
    expect(settled).toMatchObject({
      status: 'SETTLED',
      refundId: null,
      replacementNumber: expect.stringMatching(/^EB-/),
    });
    const order = await stored(settled?.replacementNumber ?? '');
    expect(order).toMatchObject({
      amounts: { total: 0 },
      payment: { method: 'NONE' },
      lines: [{ productId: wipe, quantity: 1 }],
    });
    // The exchanged unit cannot be returned again.
    const { requestReturn } = await bought.client.run(RequestReturn, {
      input: inputFor(bought, { lines: [line(wipe, 2, 'DEFECTIVE')], note: 'again' }),
    });
    expect(requestReturn).toMatchObject({ fieldErrors: [{ path: 'lines.0.quantity', key: 'return.units' }] });

    const sent = await request(other, { resolution: 'MISSING_ITEM', lines: [line(wipe, 1, 'MISSING_ITEM')] });
    await approve(sent.number);
    const replaced = expectResult(await replace(sent.number), 'Return');
    expect(replaced).toMatchObject({ status: 'SETTLED', lines: [{ received: null, restocked: null }] });
    expect((await stored(replaced.replacementNumber ?? ''))?.origin).toMatchObject({
      kind: 'REPLACEMENT',
      orderNumber: other.number,
      returnNumber: sent.number,
    });

    const missing = await request(bought, { resolution: 'MISSING_ITEM', lines: [line(wipe, 1, 'MISSING_ITEM')] });
    const approved = await approve(missing.number);
    expect(approved).toMatchObject({
      hasGoodsToSendBack: false,
      nextStatuses: ['REFUSED', 'AWAITING_PAYMENT', 'SETTLED'],
    });
    await stockModel(shop.connection).updateOne({ _id: stockId('KR', wipe) }, { $set: { quantity: 0 } });
    expect(await replace(missing.number)).toMatchObject({ code: 'SOLD_OUT' });
    expect((await returnModel(shop.connection).findOne({ number: missing.number }).lean())?.status).toBe('APPROVED');
    const settle = { number: missing.number, expectedAmount: approved.refundPlan?.amount.amount ?? -1 };
    expectResult((await staff.run(RefundReturn, { input: settle })).refundReturn, 'Return');
    expect(await findDifferencesOf(shop)).toEqual([]);
  });
});

describe('an exchange with shipping paid by the customer', () => {
  /** A return after a change of mind that awaits its settlement, and the shipping fee that its payment link is for. */
  async function exchanged() {
    const bought = await buyByCard(shop, { [wipe]: 2 }, NEW_YORK);
    await sendOff(staff, bought.number, 'US');
    const choice = { orderNumber: bought.number, accessToken: bought.accessToken, resolution: 'EXCHANGE' as const };
    const lines = [line(wipe, 1, 'CHANGE_OF_MIND')];
    const { returnPreview } = await bought.client.run(ReturnPreview, { input: { ...choice, lines } });
    const fee = expectResult(returnPreview, 'ReturnPreview').shipping.fee.amount;
    const { number } = await request(bought, { resolution: 'EXCHANGE', lines, expectedFee: fee });
    await bringBack(number, 1);
    return { bought, number, fee };
  }
  const replace = async (number: string) =>
    expectResult((await staff.run(ReplaceReturn, { input: { number } })).replaceReturn, 'Return');
  const chase = () => Promise.all(shop.apps.map(({ services }) => services.returnDeadlines.chase()));
  const read = (number: string) => returnModel(shop.connection).findOne({ number }).lean();

  it('waits for the payment, which its order links to, and is settled with it (RETURN-14)', async () => {
    const { bought, number, fee } = await exchanged();
    const sent = await replace(number);
    const awaited = { status: 'AWAITING_PAYMENT', nextStatuses: [], replacementNumber: expect.stringMatching(/^DR-/) };
    expect(sent).toMatchObject(awaited);
    await chase();
    expect(await read(number)).toMatchObject({
      status: 'AWAITING_PAYMENT',
      replacementNumber: sent.replacementNumber,
    });
    // Only one email is sent, the one with the link.
    expect(await emailedKinds(bought.number)).not.toContain('SETTLED');
    const done = await auditModel(shop.connection).distinct('action', { subjectId: bought.number });
    expect(done).toContain('RETURN_EXCHANGE_OFFERED');
    expect(done).not.toContain('RETURN_SETTLED');
    const owing = async () =>
      (await bought.client.run(ReturnOptions, { accessToken: bought.accessToken })).guestOrder?.returns[0]?.openPayment;
    const payment = await owing();
    expect(payment).toMatchObject({ amount: { amount: fee }, path: expect.stringContaining('#link=') });
    expect(new Date(payment?.expiresAt ?? 0).getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    const { returns } = await staff.run(Returns, {
      ...{ market: 'US', filter: { market: 'US', statuses: ['AWAITING_PAYMENT'] }, first: 10, after: null },
    });
    expect(returns.nodes.map((one) => one.number)).toEqual([number]);
    const almost = new Date(Date.now() + 6.5 * 86_400_000);
    await Promise.all(shop.apps.map(({ services }) => services.draftOrders.remindDue(almost)));
    const reminders = await emailModel(shop.connection).countDocuments({ kind: 'DRAFT_ORDER_REMINDER' });
    expect(reminders).toBe(1);

    // The order page links to the same address as the email.
    const token = payment?.path.split('#link=')[1] ?? '';
    expect(token).toBe(await readDraftToken(shop));
    const buyer = shop.client({ market: 'US' });
    const { startDraftOrderPayment } = await buyer.run(StartDraftOrderPayment, { input: { token } });
    const { clientSecret } = expectResult(startDraftOrderPayment, 'DraftOrderPaymentStarted');
    await confirmCard(shop.stripeUrl, clientSecret);
    const { completeDraftOrderPayment } = await buyer.run(CompleteDraftOrderPayment, { input: { token } });
    const { order } = expectResult(completeDraftOrderPayment, 'OrderPlaced');
    expect(await stored(order.number)).toMatchObject({ payment: { paidAmount: fee }, amounts: { total: fee } });
    expect(await owing()).toBeNull();
    expect(await read(number)).toMatchObject({
      status: 'SETTLED',
      replacementNumber: order.number,
      replacementDueAt: null,
    });
    expect(await findDifferencesOf(shop)).toEqual([]);
  });

  it('is reopened if the link expires unpaid or staff cancel it, and is refunded instead (RETURN-14)', async () => {
    const { bought, number } = await exchanged();
    const before = await units('US', wipe);
    await replace(number);
    expect(await units('US', wipe)).toBe(before - 1);
    const afterItsEnd = new Date(Date.now() + 8 * 86_400_000);
    await Promise.all(shop.apps.map(({ services }) => services.draftOrders.expireDue(afterItsEnd)));
    expect(await units('US', wipe)).toBe(before);
    await chase();
    expect(await read(number)).toMatchObject({ status: 'INSPECTED', replacementNumber: null, replacementDueAt: null });
    // Returned units stay returned: they are neither counted nor restocked again.
    expect(await units('US', wipe)).toBe(before);
    const again = { lines: [line(wipe, 2, 'DEFECTIVE')], note: 'again' };
    const { requestReturn } = await bought.client.run(RequestReturn, { input: inputFor(bought, again) });
    expect(requestReturn).toMatchObject({ fieldErrors: [{ path: 'lines.0.quantity', key: 'return.units' }] });

    const second = (await replace(number)).replacementNumber ?? '';
    const { cancelDraftOrder } = await staff.run(CancelDraftOrder, { input: { number: second } });
    expectResult(cancelDraftOrder, 'DraftOrder');
    await chase();
    const { returns } = await staff.run(Returns, {
      ...{ market: 'US', filter: { market: 'US', statuses: ['INSPECTED'] }, first: 10, after: null },
    });
    expect(returns.nodes.map((one) => one.number)).toEqual([number]);
    const due = (await bought.client.run(ReturnOptions, { accessToken: bought.accessToken })).guestOrder?.returns[0];
    const settle = { number, expectedAmount: due?.refundPlan?.amount.amount ?? -1 };
    expectResult((await staff.run(RefundReturn, { input: settle })).refundReturn, 'Return');
    await chase();
    expect((await read(number))?.history.map(({ status }) => status).slice(-5)).toEqual([
      ...['AWAITING_PAYMENT', 'INSPECTED', 'AWAITING_PAYMENT', 'INSPECTED', 'SETTLED'],
    ]);
    await expectHistoryAddsUp(shop, 'US', wipe);
    expect(await findDifferencesOf(shop)).toEqual([]);
  });
});

describe('a picture of a return', () => {
  it('is uploaded by the buyer only, visible with the return, and deleted if unused (RETURN-13)', async () => {
    const [bought, foreign] = [await shippedInKorea(), await buyByDeposit(shop, { [wipe]: 1 })];
    const send = async (order: Bought, accessToken = order.accessToken) => {
      const response = await fetch(`${shop.url()}${RETURN_PICTURE_PATH}?order=${order.number}`, {
        method: 'POST',
        headers: { 'content-type': 'image/jpeg', [ORDER_ACCESS_HEADER]: accessToken },
        body: new Uint8Array(await camera()),
      });
      return {
        status: response.status,
        id: ((await response.json()) as { picture?: { id: string } }).picture?.id ?? '',
      };
    };
    expect((await send(bought, foreign.accessToken)).status).toBe(403);
    const [mine, unused, theirs] = [await send(bought), await send(bought), await send(foreign)];
    expect([mine.status, unused.status, theirs.status]).toEqual([201, 201, 201]);
    const ask = async (pictureIds: string[]) => {
      const input = inputFor(bought, { lines: [line(wipe, 1, 'DEFECTIVE')], note: 'broken', pictureIds });
      return (await bought.client.run(RequestReturn, { input })).requestReturn;
    };
    expect(await ask([mine.id, theirs.id])).toMatchObject({ code: 'PICTURE_GONE' });
    expect(await ask(['forged'])).toMatchObject({ code: 'PICTURE_GONE' });
    expect(await ask(Array.from({ length: 6 }, () => mine.id))).toMatchObject({
      fieldErrors: [{ path: 'pictureIds', key: 'return.tooManyPictures' }],
    });
    const { pictures, number } = expectResult(await ask([mine.id]), 'Return');
    expect(pictures).toMatchObject([{ width: 800, height: 600 }]);
    const shown = await fetch(`${shop.url()}${pictures[0]?.url}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('cache-control')).toContain('private');
    // Neither the key nor the id from a backup gives access to the picture at another URL.
    const [stored] = (await returnModel(shop.connection).findOne({ number }).lean())?.pictures ?? [];
    expect(stored?.mediaId).toMatch(/^[0-9a-f]{32}$/);
    for (const path of [`/media/${stored?.mediaId}`, `/media/${stored?.mediaId}/email.jpg`]) {
      expect((await fetch(`${shop.url()}${path}`)).status).toBe(404);
    }
    expect((await fetch(`${shop.url()}${RETURN_PICTURE_PATH}?key=forged.token`)).status).toBe(404);
    expect(await ask([mine.id])).toMatchObject({ code: 'PICTURE_GONE' });
    expect((await returnModel(shop.connection).findOne({ number }).lean())?.pictures).toHaveLength(1);

    await shop.connection
      .collection('return_pictures')
      .updateMany({ returnId: null }, { $set: { discardAt: new Date(0) } });
    expect(await shop.app().services.returnPictures.discardDue()).toBe(2);
    expect((await fetch(`${shop.url()}${pictures[0]?.url}`)).status).toBe(200);
  });
});

describe("a member's return", () => {
  it('is private, in their data download, and outlives the account without texts (RETURN-1, RETURN-12)', async () => {
    const bought = await shippedInKorea();
    const [member, other] = [await addMember(shop), await addMember(shop)];
    await giveTo(shop, bought.number, member.id);
    const [client, stranger] = [await createMemberClient(shop, member), await createMemberClient(shop, other)];
    const lines = [line(wipe, 1, 'DEFECTIVE')];
    const input = { ...inputFor(bought, { lines, note: 'It leaks.' }), accessToken: null };
    expect((await stranger.run(RequestReturn, { input })).requestReturn).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    const { number } = expectResult((await client.run(RequestReturn, { input })).requestReturn, 'Return');
    expect((await stranger.run(WithdrawReturn, { input: { number } })).withdrawReturn).toMatchObject({
      code: 'RETURN_NOT_FOUND',
    });

    const answer = await fetch(`${shop.url()}/account/data.json`, { headers: { cookie: client.cookieHeader() } });
    expect(await answer.json()).toMatchObject({ returns: [{ number, note: 'It leaks.', status: 'REQUESTED' }] });
    expectResult(
      (await staff.run(RefuseReturn, { input: { number, reason: '사용하신 상품입니다.' } })).refuseReturn,
      'Return',
    );
    const { deleteAccount } = await client.run(DeleteAccount, { input: { password: member.password } });
    expectResult(deleteAccount, 'AccountDeleted');
    expect(await returnModel(shop.connection).findOne({ number }).lean()).toMatchObject({ note: '' });
  });

  it('also belongs to them if they requested it as a guest and claimed the order later', async () => {
    const bought = await shippedInKorea();
    const input = inputFor(bought, { lines: [line(wipe, 1, 'DEFECTIVE')], note: 'It leaks.' });
    const { number } = expectResult((await bought.client.run(RequestReturn, { input })).requestReturn, 'Return');
    const refused = await staff.run(RefuseReturn, { input: { number, reason: '사용하신 상품입니다.' } });
    expectResult(refused.refuseReturn, 'Return');
    const member = await addMember(shop);
    await giveTo(shop, bought.number, member.id);
    const client = await createMemberClient(shop, member);

    const answer = await fetch(`${shop.url()}/account/data.json`, { headers: { cookie: client.cookieHeader() } });
    expect(await answer.json()).toMatchObject({ returns: [{ number, note: 'It leaks.' }] });
    const { deleteAccount } = await client.run(DeleteAccount, { input: { password: member.password } });
    expectResult(deleteAccount, 'AccountDeleted');
    expect(await returnModel(shop.connection).findOne({ number }).lean()).toMatchObject({ note: '' });
  });
});
