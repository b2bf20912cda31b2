import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { RefundAccountInput } from '../gql/graphql.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { CancelOrder, StartPayment, UpdateOrderStatus } from '../kit/operations.ts';
import { expectResult, fillCheckout, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const UpdateRefundAccount = graphql(`
  mutation UpdateRefundAccount($input: UpdateRefundAccountInput!) {
    updateRefundAccount(input: $input) {
      __typename
      ... on OrderUpdated { order { payment { isRefundAccountWanted refundAccount { bankName maskedNumber } } } }
      ... on ValidationError { fieldErrors { path key } }
      ... on OrderError { code }
    }
  }
`);
const RecordRefundAccount = graphql(`
  mutation RecordRefundAccount($input: RecordRefundAccountInput!) {
    recordRefundAccount(input: $input) {
      __typename
      ... on OrderUpdated { order { number } }
      ... on ValidationError { fieldErrors { path key } }
      ... on OrderError { code }
    }
  }
`);
const RevealRefundAccount = graphql(`
  mutation RevealRefundAccount($input: RevealRefundAccountInput!) {
    revealRefundAccount(input: $input) {
      __typename
      ... on RefundAccountShown { bankName accountNumber holderName }
      ... on OrderError { code }
    }
  }
`);
const RetryRefund = graphql(`
  mutation RetryRefund($input: RetryRefundInput!) {
    retryRefund(input: $input) {
      __typename
      ... on OrderUpdated { order { number } }
      ... on OrderError { code }
    }
  }
`);
const SettleDepositRefund = graphql(`
  mutation SettleDepositRefund($input: SettleRefundInput!) {
    settleRefund(input: $input) {
      __typename
      ... on OrderUpdated { order { number } }
      ... on OrderError { code }
    }
  }
`);
const RefundForStaff = graphql(`
  query RefundForStaff($number: String!) {
    orderStaffDetails(number: $number) {
      isRefundedByHand
      isRefundUnderWay
      refundFailure { code message isFinal }
      activity { action }
    }
  }
`);

const HOUR = 3_600_000;
const ACCOUNT: RefundAccountInput = { bankCode: '90', accountNumber: '3333-01-2345678', holderName: '이미나' };
/** The sandbox rejects this number as unknown. */
const UNKNOWN_ACCOUNT = { ...ACCOUNT, accountNumber: '00000000000' };
const CANCEL = 'POST /v1/payments/:paymentKey/cancel';

const shop = useTestShop({ eachTest: 'renewed' });

const findOrder = (number: string) => orderModel(shop.connection).findOne({ number }).lean();
const readState = async (number: string) => (await findOrder(number))?.payment.status;
const followUp = (hours = 0) => shop.app().services.payment.followUp(new Date(Date.now() + hours * HOUR));
const inTheBooks = async (number: string) =>
  (await ledgerModel(shop.connection).find({ orderNumber: number }).sort({ at: 1 }).lean()).map(
    ({ kind, amount }) => `${kind} ${amount}`,
  );

async function placed(method: 'VIRTUAL_ACCOUNT' | 'DEPOSIT') {
  const client = shop.client({ market: 'KR', language: 'en' });
  const { checkoutId, total } = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
  const transfer = { bankId: method === 'DEPOSIT' ? 'kb' : 'hana', depositorName: '이미나' };
  const input = { checkoutId, method, expectedTotal: total, hasAgreedToTerms: true, ...transfer };
  const { order, accessToken } = expectResult((await client.run(StartPayment, { input })).startPayment, 'OrderPlaced');
  const save = async (account: RefundAccountInput, token: string | null = accessToken) =>
    (await client.run(UpdateRefundAccount, { input: { orderNumber: order.number, accessToken: token, account } }))
      .updateRefundAccount;
  return { client, number: order.number, accessToken, total, save };
}

async function paidAccount() {
  const order = await placed('VIRTUAL_ACCOUNT');
  const reference = (await findOrder(order.number))?.payment.virtualAccount?.reference;
  await shop.controlBank('POST', '/sandbox/deposits', { orderId: reference, callback: 'once' });
  await vi.waitFor(async () => expect(await readState(order.number)).toBe('PAID'));
  return { ...order, reference };
}

async function cancelledAccount() {
  const order = await paidAccount();
  const input = { orderNumber: order.number, accessToken: order.accessToken, reason: 'CHANGED_MIND' as const };
  expectResult((await order.client.run(CancelOrder, { input })).cancelOrder, 'OrderUpdated');
  return order;
}

async function seenByStaff(number: string) {
  const staff = await signInStaff(shop);
  const { orderStaffDetails } = await staff.run(RefundForStaff, { number });
  return orderStaffDetails;
}

describe('the refund of a cancelled order paid through a virtual account (PAYMENT-23)', () => {
  it('waits, visible to staff, if its account cannot be decrypted, until the secret is set again', async () => {
    const { number, save } = await cancelledAccount();
    expectResult(await save(ACCOUNT), 'OrderUpdated');
    const other = await shop.addServer({ APP_SECRET: 'another secret of more than thirty-two characters' });
    await shop.app(other).services.payment.followUp(new Date());
    expect(await seenByStaff(number)).toMatchObject({
      isRefundUnderWay: true,
      refundFailure: { code: 'UNREADABLE', isFinal: false },
    });

    await followUp(1);

    expect(await readState(number)).toBe('REFUNDED');
  });

  it('is sent once to the account that the buyer enters, and the account is erased', async () => {
    const { number, total, save } = await cancelledAccount();
    await followUp(1);
    expect(await readState(number)).toBe('REFUND_DUE');

    const { order } = expectResult(await save(ACCOUNT), 'OrderUpdated');
    expect(order.payment).toEqual({
      isRefundAccountWanted: false,
      refundAccount: { bankName: 'KakaoBank', maskedNumber: '*********5678' },
    });
    expect(JSON.stringify(await findOrder(number))).not.toMatch(/3333012345678|3333-01/);
    await Promise.all([followUp(), followUp()]);
    await followUp(1);

    expect((await findOrder(number))?.payment).toMatchObject({
      status: 'REFUNDED',
      refundAccount: { sealed: null, maskedNumber: '*********5678', failure: null },
    });
    expect(await inTheBooks(number)).toEqual([`PAYMENT ${total}`, `REFUND ${-total}`]);
    const emailCount = await emailModel(shop.connection).countDocuments({ kind: 'ORDER_REFUNDED' });
    expect(emailCount).toBe(1);
  });

  it('shows staff why the provider refuses, and is sent once the account is corrected', async () => {
    const { number, total, save } = await cancelledAccount();
    expectResult(await save(UNKNOWN_ACCOUNT), 'OrderUpdated');
    await followUp();
    expect(await seenByStaff(number)).toMatchObject({
      isRefundedByHand: true,
      isRefundUnderWay: false,
      refundFailure: { code: 'INVALID_REFUND_ACCOUNT_INFO', isFinal: true },
    });
    expect((await inTheBooks(number)).length).toBe(1);
    // The company receives an email (EMAIL-17).
    expect(await emailModel(shop.connection).countDocuments({ kind: 'REFUND_FAILED' })).toBe(1);

    const staff = await signInStaff(shop);
    const input = { orderNumber: number, account: ACCOUNT };
    expectResult((await staff.run(RecordRefundAccount, { input })).recordRefundAccount, 'OrderUpdated');
    await followUp();

    expect(await readState(number)).toBe('REFUNDED');
    expect(await inTheBooks(number)).toEqual([`PAYMENT ${total}`, `REFUND ${-total}`]);
    expect((await seenByStaff(number))?.activity).toMatchObject([{ action: 'ORDER_REFUND_ACCOUNT_SAVED' }]);
  });

  it('can be retried by staff or recorded as sent by hand, but not while it is in progress', async () => {
    const { number, save } = await cancelledAccount();
    const staff = await signInStaff(shop);
    const input = { orderNumber: number };
    const settle = async () => (await staff.run(SettleDepositRefund, { input })).settleRefund;
    const retry = async () => (await staff.run(RetryRefund, { input })).retryRefund;
    expectResult(await save(UNKNOWN_ACCOUNT), 'OrderUpdated');
    expect(expectResult(await settle(), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
    expect(expectResult(await retry(), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
    expect(expectResult(await save(ACCOUNT), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
    await followUp();

    expectResult(await retry(), 'OrderUpdated');
    await followUp();
    expect((await seenByStaff(number))?.refundFailure).toMatchObject({ isFinal: true });
    expectResult(await settle(), 'OrderUpdated');

    expect((await findOrder(number))?.payment).toMatchObject({ status: 'REFUNDED', refundAccount: { sealed: null } });
    expect((await inTheBooks(number)).filter((entry) => entry.startsWith('REFUND'))).toHaveLength(1);
  });

  it('waits after a temporary failure at the provider, and shows staff its message', async () => {
    const { number, save } = await cancelledAccount();
    await shop.controlBank('POST', '/sandbox/faults', { endpoint: CANCEL, kind: 'status', status: 503, count: 2 });
    expectResult(await save(ACCOUNT), 'OrderUpdated');
    await followUp();
    expect((await seenByStaff(number))?.refundFailure).toMatchObject({
      code: 'FAILED_INTERNAL_SYSTEM_PROCESSING',
      isFinal: false,
    });

    await followUp(1);

    expect(await readState(number)).toBe('REFUNDED');
  });

  it("is sent once if the provider's answer is lost", async () => {
    const { number, total, save } = await cancelledAccount();
    await shop.controlBank('POST', '/sandbox/faults', { endpoint: CANCEL, kind: 'drop', count: 2 });
    expectResult(await save(ACCOUNT), 'OrderUpdated');
    await followUp();
    expect(await seenByStaff(number)).toMatchObject({
      isRefundUnderWay: true,
      refundFailure: { code: 'NO_ANSWER', isFinal: false },
    });

    await followUp(1);

    expect(await readState(number)).toBe('REFUNDED');
    expect(await inTheBooks(number)).toEqual([`PAYMENT ${total}`, `REFUND ${-total}`]);
  });

  it('uses one account if its buyer and staff enter theirs at the same moment', async () => {
    const { number, total, save } = await cancelledAccount();
    const staff = await signInStaff(shop);
    const byStaff = { ...ACCOUNT, accountNumber: '110-123-456789', bankCode: '88' };

    const [buyers, staffs] = await Promise.all([
      save(ACCOUNT),
      staff.run(RecordRefundAccount, { input: { orderNumber: number, account: byStaff } }),
    ]);

    const answers = [buyers, staffs.recordRefundAccount];
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['OrderError', 'OrderUpdated']);
    expect(answers).toContainEqual({ __typename: 'OrderError', code: 'STATUS_TRANSITION_REFUSED' });
    const kept = (await findOrder(number))?.payment.refundAccount?.bankCode;
    expect(kept).toBe(buyers.__typename === 'OrderUpdated' ? ACCOUNT.bankCode : byStaff.bankCode);
    const { activity } = (await seenByStaff(number)) ?? {};
    expect(activity).toHaveLength(buyers.__typename === 'OrderUpdated' ? 0 : 1);
    await followUp();
    expect(await inTheBooks(number)).toEqual([`PAYMENT ${total}`, `REFUND ${-total}`]);
  });

  it('accepts an account from its buyer only, and only a valid one', async () => {
    const { number, save } = await cancelledAccount();

    expect(expectResult(await save(ACCOUNT, null), 'OrderError').code).toBe('ORDER_NOT_FOUND');
    const { fieldErrors } = expectResult(
      await save({ bankCode: '00', accountNumber: 'x', holderName: '' }),
      'ValidationError',
    );

    expect(fieldErrors.map(({ path }) => path)).toEqual(['bankCode', 'accountNumber', 'holderName']);
    expect((await findOrder(number))?.payment.refundAccount ?? null).toBeNull();
  });
});

it('a paid order accepts no refund account', async () => {
  const { save } = await paidAccount();

  expect(expectResult(await save(ACCOUNT), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
});

it('a plain deposit is refunded by hand, to the same account, which staff look up (PAYMENT-23)', async () => {
  const { number, save } = await placed('DEPOSIT');
  const staff = await signInStaff(shop);
  const move = async (
    expectedStatus: 'PREPARING_FOR_SHIPMENT' | 'ORDER_CONFIRMED',
    status: 'ORDER_CONFIRMED' | 'ORDER_CANCELLED',
  ) =>
    expectResult(
      (await staff.run(UpdateOrderStatus, { input: { orderNumber: number, expectedStatus, status } }))
        .updateOrderStatus,
      'OrderUpdated',
    );
  await recordWholeDeposit(staff, number);
  await move('PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED');
  await move('ORDER_CONFIRMED', 'ORDER_CANCELLED');

  expectResult(await save(ACCOUNT), 'OrderUpdated');
  await followUp(1);

  expect(await seenByStaff(number)).toMatchObject({ isRefundedByHand: true, refundFailure: null });
  const { revealRefundAccount } = await staff.run(RevealRefundAccount, { input: { orderNumber: number } });
  expect(expectResult(revealRefundAccount, 'RefundAccountShown')).toMatchObject({
    bankName: expect.any(String),
    accountNumber: '3333012345678',
    holderName: '이미나',
  });
  expectResult((await staff.run(SettleDepositRefund, { input: { orderNumber: number } })).settleRefund, 'OrderUpdated');
  const { revealRefundAccount: gone } = await staff.run(RevealRefundAccount, { input: { orderNumber: number } });
  expect(expectResult(gone, 'OrderError').code).toBe('ORDER_NOT_FOUND');
});

describe('a deposit reversed by the bank (PAYMENT-24)', () => {
  const takeBack = (reference: string | undefined) =>
    shop.controlBank('POST', '/sandbox/deposits', { orderId: reference, isTakenBack: true, callback: 'twice' });

  it('marks the order and is booked, without changing the status; a new deposit pays it again', async () => {
    const { number, total, reference } = await paidAccount();

    await takeBack(reference);
    await vi.waitFor(async () => expect(await readState(number)).toBe('AWAITING_PAYMENT'));
    await shop.app().services.unpaidOrders.chase(new Date(Date.now() + 30 * 24 * HOUR));

    expect(await findOrder(number)).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      payment: { depositsTakenBack: [expect.any(Date)], depositedAmount: null },
    });
    expect(await inTheBooks(number)).toEqual([`PAYMENT ${total}`, `REFUND ${-total}`]);
    await shop.controlBank('POST', '/sandbox/deposits', { orderId: reference, callback: 'once' });
    await vi.waitFor(async () => expect(await readState(number)).toBe('PAID'));
    expect(await inTheBooks(number)).toEqual([`PAYMENT ${total}`, `REFUND ${-total}`, `PAYMENT ${total}`]);
  });

  it('is noticed by polling if it is not reported, even after the order is confirmed', async () => {
    const { number, total, reference } = await paidAccount();
    const staff = await signInStaff(shop);
    const step = { expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
    const input = { orderNumber: number, ...step };
    expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
    await followUp(2);
    expect(await readState(number)).toBe('PAID');
    await shop.controlBank('POST', '/sandbox/deposits', { orderId: reference, isTakenBack: true, callback: 'never' });

    await Promise.all([followUp(2), followUp(2)]);

    expect(await findOrder(number)).toMatchObject({
      status: 'ORDER_CONFIRMED',
      payment: { status: 'AWAITING_PAYMENT', depositsTakenBack: [expect.any(Date)], depositNotedAt: null },
    });
    expect(await inTheBooks(number)).toEqual([`PAYMENT ${total}`, `REFUND ${-total}`]);
  });

  it('leaves a cancelled order nothing to refund', async () => {
    const { number, total, save, reference } = await cancelledAccount();
    await shop.controlBank('POST', '/sandbox/deposits', { orderId: reference, isTakenBack: true, callback: 'never' });
    expectResult(await save(ACCOUNT), 'OrderUpdated');

    await followUp();
    expect(await readState(number)).toBe('RELEASE_DUE');
    await followUp();

    expect(await readState(number)).toBe('VOID');
    expect(await inTheBooks(number)).toEqual([`PAYMENT ${total}`, `REFUND ${-total}`, 'VOID 0']);
  });
});
