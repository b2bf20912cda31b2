import { randomUUID } from 'node:crypto';
import { formatMoney, money } from '@eunbit/schema/money';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedOrder } from '../../server/src/modules/order/decision.ts';
import { graphql } from '../gql/gql.ts';
import type { DelayInput, OrderAttention, RecordDepositInput, UpdateOrderStatusInput } from '../gql/graphql.ts';
import { waitForEmails } from '../kit/emails.ts';
import { CancelOrder, OrderEvents, StartPayment } from '../kit/operations.ts';
import { ship, shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { CONTACT, expectResult, fillCheckout, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RecordDeposit = graphql(`
  mutation RecordDeposit($input: RecordDepositInput!) {
    recordDeposit(input: $input) {
      __typename
      ... on OrderUpdated { order { number payment { status } } }
      ... on ValidationError { fieldErrors { path key } }
      ... on OrderConflictError { order { deposits { amount { amount } } } }
      ... on OrderError { code message }
    }
  }
`);
const RemoveDeposit = graphql(`
  mutation RemoveDeposit($input: RemoveDepositInput!) {
    removeDeposit(input: $input) {
      __typename
      ... on OrderUpdated { order { payment { status } } }
      ... on ValidationError { fieldErrors { path key } }
      ... on OrderError { code }
    }
  }
`);
const RequestDepositRest = graphql(`
  mutation RequestDepositRest($input: RequestDepositRestInput!) {
    requestDepositRest(input: $input) {
      __typename
      ... on DepositRestRequested { email }
      ... on OrderError { code }
    }
  }
`);
const UpdatePaymentDue = graphql(`
  mutation UpdatePaymentDue($input: UpdatePaymentDueInput!) {
    updatePaymentDue(input: $input) {
      __typename
      ... on OrderUpdated { order { payment { dueAt } } }
      ... on ValidationError { fieldErrors { path key } }
      ... on OrderError { code }
    }
  }
`);
const MoveWithDeposit = graphql(`
  mutation MoveWithDeposit($input: UpdateOrderStatusInput!) {
    updateOrderStatus(input: $input) {
      __typename
      ... on OrderUpdated { order { status payment { status dueAt } } }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);
const ConfirmTogether = graphql(`
  mutation ConfirmTogether($input: UpdateOrderStatusesInput!) {
    updateOrderStatuses(input: $input) {
      __typename
      ... on OrdersUpdated { orders { orderNumber outcome message } }
    }
  }
`);
const SettleSurplus = graphql(`
  mutation SettleSurplus($input: SettleRefundInput!) {
    settleRefund(input: $input) { __typename ... on OrderError { code } }
  }
`);
const DepositsForStaff = graphql(`
  query DepositsForStaff($number: String!) {
    order(number: $number) {
      deposits { id amount { amount currency } receivedOn depositorName bankName author isRemovable removal { reason author } }
      depositBanks { id }
      isDepositRecordable
      isPaymentDueEditable
      payment {
        status
        paidAmount { amount }
        outstandingAmount { amount }
        surplusAmount { amount }
      }
    }
    orderStaffDetails(number: $number) { activity { action changes { field before after } } }
  }
`);
const UnpaidEnd = graphql(`
  query UnpaidEnd($accessToken: String!) { guestOrder(accessToken: $accessToken) { payment { cancelsAt } } }
`);
const DepositsForBuyer = graphql(`
  query DepositsForBuyer($accessToken: String!) {
    guestOrder(accessToken: $accessToken) {
      deposits { amount { amount } author isRemovable removal { reason } }
      depositBanks { id }
      isDepositRecordable
      isPaymentDueEditable
      payment { outstandingAmount { amount } dueAt }
    }
  }
`);
const WaitingOrders = graphql(`
  query WaitingOrders($attention: OrderAttention!) {
    orders(market: KR, filter: { attention: $attention }) { edges { node { number } } }
  }
`);

const DAY = 86_400_000;
const won = (amount: number) => formatMoney(money(amount, 'KRW'), { place: 'order' });
const seoulDay = (days = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date(Date.now() + days * DAY));

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let staff: ShopClient;
beforeEach(async () => {
  staff = await signInStaff(shop);
});

const findOrder = (number: string) => orderModel(shop.connection).findOne({ number }).lean();
const inTheBooks = async (number: string) =>
  (await ledgerModel(shop.connection).find({ orderNumber: number }).sort({ at: 1 }).lean()).map(
    ({ kind, amount }) => `${kind} ${amount}`,
  );
const emailed = async () =>
  (await emailModel(shop.connection).find({ to: CONTACT.email }).sort({ createdAt: 1, _id: 1 }).lean()).map(
    ({ kind }) => kind,
  );

async function placed(method: 'DEPOSIT' | 'VIRTUAL_ACCOUNT' = 'DEPOSIT', more: object = {}) {
  const client = shop.client({ market: 'KR', language: 'en' });
  const { checkoutId, total } = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
  const transfer = { bankId: method === 'DEPOSIT' ? 'kb' : 'hana', depositorName: '이미나' };
  const input = { checkoutId, method, expectedTotal: total, hasAgreedToTerms: true, ...transfer, ...more };
  const { order, accessToken } = expectResult((await client.run(StartPayment, { input })).startPayment, 'OrderPlaced');
  return { client, number: order.number, accessToken, total };
}

async function record(orderNumber: string, amount: number, more: Partial<RecordDepositInput> = {}, client = staff) {
  const seen = { receivedOn: seoulDay(), depositorName: '이미나', bankId: 'kb' };
  return (await client.run(RecordDeposit, { input: { orderNumber, amount, ...seen, ...more } })).recordDeposit;
}

async function recorded(orderNumber: string, amount: number) {
  return expectResult(await record(orderNumber, amount), 'OrderUpdated').order.payment.status;
}

async function remove(orderNumber: string, depositId: string, client = staff) {
  const input = { orderNumber, depositId, reason: 'It was for another order.' };
  return (await client.run(RemoveDeposit, { input })).removeDeposit;
}

async function move(
  orderNumber: string,
  status: UpdateOrderStatusInput['status'],
  more: Partial<UpdateOrderStatusInput> = {},
) {
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT' as const, status, ...more };
  return (await staff.run(MoveWithDeposit, { input })).updateOrderStatus;
}

async function moved(...step: Parameters<typeof move>) {
  return expectResult(await move(...step), 'OrderUpdated').order;
}

async function see(number: string) {
  const { order, orderStaffDetails } = await staff.run(DepositsForStaff, { number });
  if (!order) throw new Error(`no order ${number}`);
  const { status, paidAmount, outstandingAmount, surplusAmount } = order.payment;
  const money = [status, paidAmount.amount, outstandingAmount.amount, surplusAmount.amount];
  const { deposits, depositBanks, isDepositRecordable, isPaymentDueEditable } = order;
  const offered = { banks: depositBanks.map(({ id }) => id), isDepositRecordable, isPaymentDueEditable };
  return { deposits, money, offered, activity: orderStaffDetails?.activity ?? [] };
}

async function waiting(attention: OrderAttention): Promise<string[]> {
  return (await staff.run(WaitingOrders, { attention })).orders.edges.map(({ node }) => node.number);
}

describe('deposits of an order', () => {
  it('are recorded one by one until it is paid, each in the books, notified once (PAYMENT-29)', async () => {
    const { client, number, accessToken, total } = await placed();
    const feed = staff.subscribe(OrderEvents, { market: 'KR' });
    await expect.poll(() => shop.app().services.live.subscribers).toBe(2);

    expect(await recorded(number.toLowerCase(), 4_000)).toBe('AWAITING_PAYMENT');

    expect((await feed.next()).orderEvents).toMatchObject({ kind: 'STATUS_CHANGED', order: { number } });
    const short = await see(number);
    expect(short.money).toEqual(['AWAITING_PAYMENT', 4_000, total - 4_000, 0]);
    expect(short.deposits).toMatchObject([
      {
        amount: { amount: 4_000, currency: 'KRW' },
        receivedOn: seoulDay(),
        depositorName: '이미나',
        bankName: expect.any(String),
        author: 'SEOYEON HAN',
        isRemovable: true,
        removal: null,
      },
    ]);
    expect(short.offered).toMatchObject({ isDepositRecordable: true, isPaymentDueEditable: true });
    expect(short.offered.banks).toContain('kb');
    expect(await waiting('DEPOSIT_DIFFERS')).toEqual([number]);
    expect(await emailed()).toEqual(['ORDER_PLACED']);

    expect(await recorded(number, total - 4_000)).toBe('PAID');

    expect(await inTheBooks(number)).toEqual([`PAYMENT 4000`, `PAYMENT ${total - 4_000}`]);
    expect((await see(number)).money).toEqual(['PAID', total, 0, 0]);
    expect(await waiting('DEPOSIT_DIFFERS')).toEqual([]);
    expect((await see(number)).activity[0]).toMatchObject({
      action: 'ORDER_DEPOSIT_RECORDED',
      changes: expect.arrayContaining([
        { field: 'payment', before: 'AWAITING_PAYMENT', after: 'PAID' },
        { field: 'paid', before: '4,000.00원', after: won(total) },
        { field: 'deposit', before: null, after: won(total - 4_000) },
      ]),
    });
    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'DEPOSIT_RECEIVED' });
    expect(email?.subject).toBe(`[Eunbit] Your deposit for order ${number} has arrived`);
    expect(await emailed()).toEqual(['ORDER_PLACED', 'DEPOSIT_RECEIVED']);
    const { guestOrder } = await client.run(DepositsForBuyer, { accessToken });
    expect(guestOrder).toMatchObject({
      depositBanks: [],
      isDepositRecordable: false,
      isPaymentDueEditable: false,
      deposits: [
        { amount: { amount: 4_000 }, author: null, isRemovable: false },
        { amount: { amount: total - 4_000 } },
      ],
      payment: { outstandingAmount: { amount: 0 } },
    });
  });

  it('are all saved if several are recorded at once, on two servers (PAYMENT-29)', async () => {
    const { number, total } = await placed();
    const other = await signInStaff(shop, 1);
    const part = Math.floor(total / 4);

    const answers = await Promise.all([
      record(number, part),
      record(number, part + 1, {}, other),
      record(number, part + 2),
      record(number, total - 3 * part - 3, {}, other),
    ]);

    for (const answer of answers) expectResult(answer, 'OrderUpdated');
    expect((await see(number)).money).toEqual(['PAID', total, 0, 0]);
    expect((await see(number)).deposits).toHaveLength(4);
    expect(await inTheBooks(number)).toHaveLength(4);
    expect((await emailed()).filter((kind) => kind === 'DEPOSIT_RECEIVED')).toHaveLength(1);
  });

  it('are recorded once if several staff saw one transfer, unless a second is confirmed (PAYMENT-54)', async () => {
    const { number } = await placed();
    const other = await signInStaff(shop, 1);
    const expectedDeposits = 0;

    const answers = await Promise.all([
      record(number, 4_000, { expectedDeposits }),
      record(number, 4_000, { expectedDeposits }, other),
      record(number, 4_000, { expectedDeposits }),
      record(number, 4_000, {}, other),
    ]);

    expect(answers.map(({ __typename }) => __typename).filter((name) => name === 'OrderUpdated')).toHaveLength(1);
    expect(await inTheBooks(number)).toEqual(['PAYMENT 4000']);
    expect(await record(number, 3_000, { expectedDeposits })).toMatchObject({
      __typename: 'OrderConflictError',
      order: { deposits: [{ amount: { amount: 4_000 } }] },
    });
    expect(await record(number, 4_000, { expectedDeposits: 1 })).toMatchObject({
      fieldErrors: [{ path: 'isRepeatConfirmed', key: 'deposit.repeated' }],
    });
    const again = { expectedDeposits: 1, isRepeatConfirmed: true };
    expectResult(await record(number, 4_000, again, other), 'OrderUpdated');
    expect((await see(number)).money[1]).toBe(8_000);
  });

  it('are no repetition once removed, and a statement line like a typed one is refused (PAYMENT-54)', async () => {
    const { number } = await placed();
    await recorded(number, 1_000);
    const [typed] = (await see(number)).deposits;
    const line = { orderNumber: number, amount: 1_000, receivedOn: seoulDay(), depositorName: '이미나', bankId: 'kb' };
    const sent = { ...line, expectedDeposits: null, isRepeatConfirmed: false, staffId: 'staff' };
    const bookLine = (statementLineId: string) => shop.app().services.deposits.record({ ...sent, statementLineId });

    expect(await bookLine('line-1')).toMatchObject({ refused: { failures: [{ key: 'deposit.repeatedByHand' }] } });
    expectResult(await remove(number, typed?.id ?? ''), 'OrderUpdated');

    expect(await bookLine('line-1')).toHaveProperty('order');
    expect(await bookLine('line-2')).toHaveProperty('order');
  });

  it('are recorded once even if the same request is repeated', async () => {
    const { number } = await placed();
    const other = await signInStaff(shop, 1);
    const idempotencyKey = randomUUID();

    const answers = await Promise.all([
      record(number, 4_000, { idempotencyKey }),
      record(number, 4_000, { idempotencyKey }, other),
    ]);
    answers.push(await record(number, 4_000, { idempotencyKey }));

    for (const answer of answers) expectResult(answer, 'OrderUpdated');
    expect(await inTheBooks(number)).toEqual(['PAYMENT 4000']);
  });

  it('are refused if invalid, and nothing is written (PAYMENT-29)', async () => {
    const { client, number } = await placed();
    const paths = async (amount: number, more: Partial<RecordDepositInput>) =>
      expectResult(await record(number, amount, more), 'ValidationError').fieldErrors.map(({ path }) => path);

    expect(await paths(0, { receivedOn: seoulDay(1) })).toEqual(['amount', 'receivedOn']);
    expect(await paths(1_000_000_001, { receivedOn: seoulDay(-1) })).toEqual(['amount', 'receivedOn']);
    expect(await paths(1, { bankId: 'lehman', depositorName: ' ' })).toEqual(['depositorName', 'bankId']);
    await expect(record(number, 1, {}, client)).rejects.toThrow();
    expect(expectResult(await record('EB-000000-N0SUCHN0', 1), 'OrderError').code).toBe('ORDER_NOT_FOUND');
    const virtual = await placed('VIRTUAL_ACCOUNT');
    expect(expectResult(await record(virtual.number, 1), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
    await moved(number, 'ORDER_CANCELLED');
    expect(expectResult(await record(number, 1), 'OrderError').message).toContain('closed');

    expect(await inTheBooks(number)).toEqual(['VOID 0']);
    expect(await inTheBooks(virtual.number)).toEqual([]);
  });

  it('are recorded once per statement line, for one order, until removed as a mistake (PAYMENT-34)', async () => {
    const [first, second] = [await placed(), await placed()];
    const [here, there] = [shop.app(0).services.deposits, shop.app(1).services.deposits];
    const line = {
      amount: 4_000,
      receivedOn: seoulDay(),
      depositorName: '이미나',
      bankId: 'kb',
      statementLineId: 'line-1',
      expectedDeposits: null,
      isRepeatConfirmed: false,
    };
    const by = { ...line, staffId: 'staff' };

    const outcomes = await Promise.all([
      here.record({ ...by, orderNumber: first.number }),
      there.record({ ...by, orderNumber: second.number }),
      there.record({ ...by, orderNumber: first.number }),
    ]);

    const refused = { refused: { code: 'STATUS_TRANSITION_REFUSED', key: 'deposit.duplicate' } };
    expect(outcomes.filter((outcome) => !outcome || 'refused' in outcome)).toEqual([refused, refused]);
    const [booked] = outcomes.flatMap((outcome) => savedOrder(outcome) ?? []);
    const [entry] = booked?.payment.deposits ?? [];
    expect(await ledgerModel(shop.connection).countDocuments()).toBe(1);
    expectResult(await remove(booked?.number ?? '', entry?.id ?? ''), 'OrderUpdated');
    const other = booked?.number === first.number ? second : first;
    expect(await there.record({ ...by, orderNumber: other.number })).toHaveProperty('order');
  });

  it('show a shortfall, and the buyer is asked for the rest at most five times an hour (PAYMENT-31)', async () => {
    stopClock();
    const { number, total } = await placed();
    const ask = async () =>
      (await staff.run(RequestDepositRest, { input: { orderNumber: number } })).requestDepositRest;
    expect(expectResult(await ask(), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
    await recorded(number, total - 3_000);

    expect(expectResult(await ask(), 'DepositRestRequested').email).toBe(CONTACT.email);

    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'DEPOSIT_SHORT' });
    expect(email?.text).toContain('3,000.00원');
    expect(email?.text).toContain('000000-00-000001');
    expect((await see(number)).activity[0]).toMatchObject({ action: 'ORDER_DEPOSIT_REST_REQUESTED' });
    for (let times = 1; times < 5; times += 1) expectResult(await ask(), 'DepositRestRequested');
    expect(expectResult(await ask(), 'OrderError').code).toBe('TOO_MANY_REQUESTS');
    await recorded(number, 3_000);
    expect(expectResult(await ask(), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
  });

  it('pay the order if they exceed its total, and are refunded in full if it is cancelled (PAYMENT-31)', async () => {
    const { number, total } = await placed();

    expect(await recorded(number, total + 5_000)).toBe('PAID');

    expect((await see(number)).money).toEqual(['PAID', total + 5_000, 0, 5_000]);
    expect(await waiting('DEPOSIT_SURPLUS')).toEqual([number]);
    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'DEPOSIT_RECEIVED' });
    expect(email?.text).toContain('5,000.00원');
    // A confirmed order accepts a second transfer, so that no money is lost.
    await moved(number, 'ORDER_CONFIRMED');
    await recorded(number, 1_000);
    expect((await see(number)).money).toEqual(['PAID', total + 6_000, 0, 6_000]);
    await moved(number, 'ORDER_CANCELLED', { expectedStatus: 'ORDER_CONFIRMED' });
    expect((await see(number)).money).toEqual(['REFUND_DUE', total + 6_000, 0, 0]);
    expect(await waiting('DEPOSIT_SURPLUS')).toEqual([]);
    expectResult((await staff.run(SettleSurplus, { input: { orderNumber: number } })).settleRefund, 'OrderUpdated');
    expect((await inTheBooks(number)).at(-1)).toBe(`REFUND ${-total - 6_000}`);
  });
});

describe('a deposit that was recorded by mistake (PAYMENT-30)', () => {
  it('is removed by a reversing entry, once, with a reason', async () => {
    const { client, number, accessToken, total } = await placed();
    await recorded(number, total);
    const [entry] = (await see(number)).deposits;
    const id = entry?.id ?? '';
    const input = { orderNumber: number, depositId: id, reason: ' ' };
    const invalid = expectResult((await staff.run(RemoveDeposit, { input })).removeDeposit, 'ValidationError');
    expect(invalid.fieldErrors).toEqual([{ path: 'reason', key: 'deposit.removalRequired' }]);
    const other = await signInStaff(shop, 1);

    const answers = await Promise.all([remove(number, id), remove(number, id, other)]);

    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['OrderError', 'OrderUpdated']);
    expect(await inTheBooks(number)).toEqual([`PAYMENT ${total}`, `PAYMENT ${-total}`]);
    const seen = await see(number);
    expect(seen.money).toEqual(['AWAITING_PAYMENT', 0, total, 0]);
    expect(seen.deposits).toMatchObject([{ removal: { reason: 'It was for another order.', author: 'SEOYEON HAN' } }]);
    expect(seen.activity[0]).toMatchObject({
      action: 'ORDER_DEPOSIT_REMOVED',
      changes: expect.arrayContaining([{ field: 'deposit', before: won(total), after: null }]),
    });
    expect((await client.run(DepositsForBuyer, { accessToken })).guestOrder?.deposits).toEqual([]);
    await expect(remove(number, id, client)).rejects.toThrow();
  });

  it('does not let the order expire afterwards, and can be recorded again once the money arrives', async () => {
    const { number, total } = await placed();
    await recorded(number, total);
    await moved(number, 'ORDER_CONFIRMED');
    const [entry] = (await see(number)).deposits;
    expectResult(await remove(number, entry?.id ?? ''), 'OrderUpdated');

    await shop.app().services.unpaidOrders.chase(new Date(Date.now() + 30 * DAY));

    expect(await findOrder(number)).toMatchObject({
      status: 'ORDER_CONFIRMED',
      payment: { status: 'AWAITING_PAYMENT' },
    });
    expect(await recorded(number, total)).toBe('PAID');
  });

  it('leaves a cancelled order nothing to refund if it alone had paid it', async () => {
    const { number, total } = await placed();
    await recorded(number, total - 1_000);
    await moved(number, 'ORDER_CANCELLED');
    const [entry] = (await see(number)).deposits;
    const settle = async () => (await staff.run(SettleSurplus, { input: { orderNumber: number } })).settleRefund;

    const [removed, settled] = await Promise.all([remove(number, entry?.id ?? ''), settle()]);

    // Either the deposit was refunded, or it was removed as a mistake; never both.
    expect([removed.__typename, settled.__typename].toSorted()).toEqual(['OrderError', 'OrderUpdated']);
    const wasMistake = removed.__typename === 'OrderUpdated';
    expect((await findOrder(number))?.payment.status).toBe(wasMistake ? 'VOID' : 'REFUNDED');
    expect((await inTheBooks(number)).filter((movement) => movement !== 'VOID 0')).toEqual([
      `PAYMENT ${total - 1_000}`,
      wasMistake ? `PAYMENT ${1_000 - total}` : `REFUND ${1_000 - total}`,
    ]);
  });

  it('has its cash receipt cancelled, and another one issued once the money arrives', async () => {
    const receipt = { cashReceipt: { kind: 'PERSONAL' as const, number: '010-9876-5432' } };
    const { number, total } = await placed('DEPOSIT', receipt);
    const issue = () => shop.app().services.cashReceiptIssue.run(new Date(Date.now() + 60_000));
    const issuedKey = async () => (await findOrder(number))?.payment.cashReceipt?.issued?.receiptKey ?? null;
    await issue();
    expect(await issuedKey()).toBeNull();
    await recorded(number, total);
    await issue();
    const first = await issuedKey();
    expect(first).not.toBeNull();
    const [entry] = (await see(number)).deposits;
    expectResult(await remove(number, entry?.id ?? ''), 'OrderUpdated');

    await issue();
    expect(await issuedKey()).toBeNull();
    await issue();
    expect(await issuedKey()).toBeNull();
    await recorded(number, total);
    await issue();

    expect(await issuedKey()).not.toBeNull();
    expect(await issuedKey()).not.toBe(first);
    const { data } = (await (await fetch(`${shop.bankUrl}/sandbox/cash-receipts`)).json()) as {
      data: { transactionType: string; amount: number }[];
    };
    expect(data.map(({ transactionType }) => transactionType).toSorted()).toEqual(['CANCEL', 'CONFIRM']);
  });
});

describe('an order that awaits its deposit', () => {
  it('can be confirmed once money is recorded, and confirming books nothing (ORDER-4)', async () => {
    const { number, total } = await placed();
    expectResult(await move(number, 'ORDER_CONFIRMED'), 'OrderError');
    expect(await inTheBooks(number)).toEqual([]);
    await recorded(number, total);
    expect(await moved(number, 'ORDER_CONFIRMED')).toMatchObject({ payment: { status: 'PAID' } });
    expect(await inTheBooks(number)).toEqual([`PAYMENT ${total}`]);

    const short = await placed();
    await recorded(short.number, 4_000);
    expect(await moved(short.number, 'ORDER_CONFIRMED')).toMatchObject({ payment: { status: 'AWAITING_PAYMENT' } });
    expect(await inTheBooks(short.number)).toEqual(['PAYMENT 4000']);
  });

  it('is skipped if many are confirmed at once, while paid ones are confirmed (ORDER-4, ORDER-7)', async () => {
    const [unpaid, short, paid] = [await placed(), await placed(), await placed()];
    await recorded(short.number, 4_000);
    await recorded(paid.number, paid.total);
    const orderNumbers = [unpaid.number, short.number, paid.number];
    const { updateOrderStatuses } = await staff.run(ConfirmTogether, {
      input: { orderNumbers, status: 'ORDER_CONFIRMED' },
    });
    expect(expectResult(updateOrderStatuses, 'OrdersUpdated').orders).toMatchObject([
      { outcome: 'SKIPPED' },
      { outcome: 'SKIPPED' },
      { outcome: 'DONE' },
    ]);
    expect(await inTheBooks(unpaid.number)).toEqual([]);
    expect((await findOrder(unpaid.number))?.payment).toMatchObject({ status: 'AWAITING_PAYMENT', paidAmount: 0 });
    expect((await findOrder(short.number))?.status).toBe('PREPARING_FOR_SHIPMENT');
  });

  it('is not shipped unless staff accept the missing amount, and shipping books nothing (PAYMENT-32)', async () => {
    const { number, total } = await placed();
    await recorded(number, 4_000);

    expect(await ship(staff, number)).toMatchObject({
      outcome: 'SKIPPED',
      code: 'PAYMENT_OUTSTANDING',
      order: { payment: { outstandingAmount: { amount: total - 4_000, currency: 'KRW' } } },
    });

    expect(await findOrder(number)).toMatchObject({ status: 'PREPARING_FOR_SHIPMENT' });
    expect(await shipped(staff, number, { isUnpaidAccepted: true })).toMatchObject({
      status: 'ORDER_SHIPPED',
      payment: { status: 'AWAITING_PAYMENT' },
    });
    expect(await inTheBooks(number)).toEqual(['PAYMENT 4000']);
    expect(await waiting('SHIPPED_UNPAID')).toEqual([number]);
    // A deposit is still accepted; once it is complete, the order is closed.
    expect(await recorded(number, total - 4_000)).toBe('PAID');
    expect(await waiting('SHIPPED_UNPAID')).toEqual([]);
    expect((await see(number)).offered).toMatchObject({ isDepositRecordable: false, isPaymentDueEditable: false });
    expect(expectResult(await record(number, 1), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
  });

  it('loses no money if a deposit is recorded while its buyer cancels (PAYMENT-31)', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { client, number, accessToken } = await placed();
      const cancellation = { orderNumber: number, accessToken, reason: 'CHANGED_MIND' as const };

      const [deposit, { cancelOrder }] = await Promise.all([
        record(number, 4_000),
        client.run(CancelOrder, { input: cancellation }),
      ]);

      expectResult(cancelOrder, 'OrderUpdated');
      const isKept = deposit.__typename === 'OrderUpdated';
      expect((await findOrder(number))?.payment).toMatchObject(
        isKept ? { status: 'REFUND_DUE', paidAmount: 4_000 } : { status: 'VOID', paidAmount: 0 },
      );
      expect(await inTheBooks(number)).toEqual(isKept ? ['PAYMENT 4000'] : ['VOID 0']);
    }
  });
});

describe('a delayed unpaid order (PAYMENT-33)', () => {
  const DELAY: DelayInput = { reason: 'PREPARING_PRODUCT' };
  const chase = (days: number) => shop.app().services.unpaidOrders.chase(new Date(Date.now() + days * DAY));
  const dueBy = async (orderNumber: string, dueOn: string) =>
    (await staff.run(UpdatePaymentDue, { input: { orderNumber, dueOn } })).updatePaymentDue;

  it('waits until the date that staff set, and its buyer sees date and consequence (PAYMENT-33)', async () => {
    const { client, number, accessToken } = await placed();
    const { payment } = await moved(number, 'ORDER_DELAYED', { delay: DELAY });
    expect(payment.dueAt).toBeNull();
    const end = async () => (await client.run(UnpaidEnd, { accessToken })).guestOrder?.payment.cancelsAt ?? null;
    expect(await end()).toBeNull();
    const [delayed] = await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_STATUS_CHANGED' });
    expect(delayed?.text).toContain('If you do not want to wait, do not pay and contact us');

    await chase(60);

    expect(await findOrder(number)).toMatchObject({ status: 'ORDER_DELAYED' });
    expect(await emailed()).toEqual(['ORDER_PLACED', 'ORDER_STATUS_CHANGED']);
    expect(expectResult(await dueBy(number, seoulDay(0)), 'ValidationError').fieldErrors).toMatchObject([
      { path: 'dueOn' },
    ]);
    expectResult(await dueBy(number, seoulDay(20)), 'OrderUpdated');
    const seen = (await client.run(DepositsForBuyer, { accessToken })).guestOrder?.payment.dueAt;
    expect(seen?.slice(0, 16)).toBe(`${seoulDay(20)}T14:59`);
    expect(await end()).toBe(seen);
    expect((await see(number)).activity[0]).toMatchObject({ action: 'ORDER_PAYMENT_DUE_SET' });

    await chase(18);
    await chase(19.999);
    await chase(19.999);
    expect(await emailed()).toEqual(['ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'DEPOSIT_REMINDER']);
    await chase(22);
    expect(await findOrder(number)).toMatchObject({ status: 'ORDER_CANCELLED', payment: { status: 'VOID' } });
    expect(expectResult(await dueBy(number, seoulDay(5)), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
  });

  it('gets its date with the delay, and is left to staff once a part of the money arrives', async () => {
    const { number } = await placed();
    const delay = { ...DELAY, paymentDueOn: seoulDay(10) };
    const past = await move(number, 'ORDER_DELAYED', { delay: { ...DELAY, paymentDueOn: seoulDay(-1) } });
    expect(expectResult(past, 'ValidationError').fieldErrors).toMatchObject([{ path: 'delay.paymentDueOn' }]);

    const { payment } = await moved(number, 'ORDER_DELAYED', { delay });

    expect(payment.dueAt?.slice(0, 16)).toBe(`${seoulDay(10)}T14:59`);
    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_STATUS_CHANGED' });
    expect(email?.text).toContain('Pay by');
    expect(email?.text).toContain('the order is cancelled by itself');
    await recorded(number, 4_000);
    await chase(12);
    expect(await findOrder(number)).toMatchObject({ status: 'ORDER_DELAYED', payment: { status: 'AWAITING_PAYMENT' } });
    expect(await emailed()).toContain('DEPOSIT_REMINDER');
  });
});
