import { orderModel } from '@eunbit/server/modules/order/order.model';
import { describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { CashReceiptInput } from '../gql/graphql.ts';
import { DeleteAccount } from '../kit/account-operations.ts';
import { recordDeposit, recordWholeDeposit } from '../kit/deposits.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { StartPayment, UpdateOrderStatus } from '../kit/operations.ts';
import { giveTo } from '../kit/orders.ts';
import { askForUnits, ConfirmOrderChange } from '../kit/payment-requests.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RevealCashReceipt = graphql(`
  mutation RevealCashReceipt($input: RevealCashReceiptNumberInput!) {
    revealCashReceiptNumber(input: $input) {
      __typename
      ... on CashReceiptNumberShown { number }
      ... on OrderError { code }
    }
  }
`);
const RecordCashReceipt = graphql(`
  mutation RecordCashReceipt($input: RecordCashReceiptInput!) {
    recordCashReceipt(input: $input) {
      __typename
      ... on OrderUpdated { order { payment { cashReceipt { issueNumber issuedOn } } } }
      ... on OrderConflictError { order { payment { cashReceipt { issueNumber issuedOn } } } }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);
const BuyersReceipt = graphql(`
  query BuyersReceipt($accessToken: String!) {
    guestOrder(accessToken: $accessToken) {
      payment { cashReceipt { kind maskedNumber issueNumber issuedOn } }
    }
  }
`);
const ReceiptActivity = graphql(`
  query ReceiptActivity($number: String!) {
    orderStaffDetails(number: $number) { activity { action staffName changes { field after } } }
  }
`);

const RetryCashReceipt = graphql(`
  mutation RetryCashReceipt($input: RetryCashReceiptInput!) {
    retryCashReceipt(input: $input) {
      __typename
      ... on OrderUpdated { order { number } }
      ... on OrderError { code }
    }
  }
`);
const FailedReceipt = graphql(`
  query FailedReceipt($number: String!) {
    orderStaffDetails(number: $number) { cashReceiptFailure { code message isFinal } }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });

const personal: CashReceiptInput = { kind: 'PERSONAL', number: '010-9876-5432' };
const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date());

async function pay(
  cashReceipt: CashReceiptInput | null,
  method: 'CARD' | 'DEPOSIT' | 'VIRTUAL_ACCOUNT' = 'DEPOSIT',
  units = 1,
) {
  const client = shop.client({ market: 'KR', language: 'ko' });
  const { checkoutId, total } = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: units });
  const bankId = method === 'VIRTUAL_ACCOUNT' ? 'hana' : 'kb';
  const transfer = method === 'CARD' ? {} : { bankId, depositorName: '이미나' };
  const input = { checkoutId, method, expectedTotal: total, hasAgreedToTerms: true, cashReceipt, ...transfer };
  const { startPayment } = await client.run(StartPayment, { input });
  return { client, startPayment, total };
}

async function placed(cashReceipt: CashReceiptInput | null, method: 'DEPOSIT' | 'VIRTUAL_ACCOUNT' = 'DEPOSIT') {
  const { client, startPayment, total } = await pay(cashReceipt, method);
  const { order, accessToken } = expectResult(startPayment, 'OrderPlaced');
  return { client, number: order.number, accessToken, total };
}

/** As in orders from before receipts were requested from the provider, and in orders whose receipt it rejected. */
async function leaveToStaff(number: string): Promise<void> {
  await orderModel(shop.connection).updateOne({ number }, { $set: { 'payment.cashReceipt.dueAt': null } });
}

const issueDue = (hours = 0) => shop.app().services.cashReceiptIssue.run(new Date(Date.now() + hours * 3_600_000));

async function atTheProvider(): Promise<{ orderId: string; transactionType: string; amount: number; type: string }[]> {
  const response = await fetch(`${shop.bankUrl}/sandbox/cash-receipts`);
  return ((await response.json()) as { data: never[] }).data;
}

const storedReceipt = async (number: string) =>
  (await orderModel(shop.connection).findOne({ number }).lean())?.payment.cashReceipt;

async function seenBy(client: ShopClient, accessToken: string) {
  return (await client.run(BuyersReceipt, { accessToken })).guestOrder?.payment.cashReceipt;
}

async function confirmDeposit(staff: ShopClient, orderNumber: string) {
  await recordWholeDeposit(staff, orderNumber);
  const step = { expectedStatus: 'PREPARING_FOR_SHIPMENT' as const, status: 'ORDER_CONFIRMED' as const };
  const { updateOrderStatus } = await staff.run(UpdateOrderStatus, { input: { orderNumber, ...step } });
  expectResult(updateOrderStatus, 'OrderUpdated');
}

describe('a cash receipt', () => {
  it('is stored encrypted with an order paid by transfer, and its buyer sees it masked (PAYMENT-18)', async () => {
    const { client, number, accessToken } = await placed(personal, 'VIRTUAL_ACCOUNT');

    const stored = await storedReceipt(number);
    expect(stored).toMatchObject({ kind: 'PERSONAL', maskedNumber: '010-****-5432', issued: null });
    expect(JSON.stringify(stored)).not.toMatch(/98765432|9876-5432/);
    expect(await seenBy(client, accessToken)).toEqual({
      kind: 'PERSONAL',
      maskedNumber: '010-****-5432',
      issueNumber: null,
      issuedOn: null,
    });
  });

  it('is absent unless requested, up to the total from which the law requires one (PAYMENT-17)', async () => {
    const { number } = await placed(null);
    expect(await storedReceipt(number)).toBeNull();
    await shop.connection.collection('products').updateMany({}, { $set: { 'listings.KR.price': 25_000 } });

    await vi.waitFor(async () => {
      const { startPayment } = await pay(null, 'DEPOSIT', 4);
      const dear = expectResult(startPayment, 'OrderPlaced').order.number;
      expect(await storedReceipt(dear)).toMatchObject({ kind: 'SELF_ISSUED', maskedNumber: '010-000-1234' });
    });
  });

  it.each([
    [{ kind: 'PERSONAL', number: '900101-1234567' }, 'cashReceipt.personalInvalid'],
    [{ kind: 'BUSINESS', number: '124-81-00997' }, 'cashReceipt.businessInvalid'],
    [{ kind: 'SELF_ISSUED', number: '010-1234-5678' }, 'cashReceipt.unavailable'],
  ] as const)('is rejected as %o', async (receipt, key) => {
    const invalid = expectResult((await pay(receipt)).startPayment, 'ValidationError');

    expect(invalid.fieldErrors).toMatchObject([{ path: 'cashReceipt', key }]);
    expect(await orderModel(shop.connection).countDocuments()).toBe(0);
  });

  it('is not available for a card payment (PAYMENT-16)', async () => {
    const invalid = expectResult((await pay(personal, 'CARD')).startPayment, 'ValidationError');

    expect(invalid.fieldErrors).toMatchObject([{ path: 'cashReceipt', key: 'cashReceipt.unavailable' }]);
  });
});

describe('staff', () => {
  it('can reveal the number, which is logged (PAYMENT-18)', async () => {
    const staff = await signInStaff(shop);
    const { number } = await placed({ kind: 'BUSINESS', number: '1248100998' });

    const { revealCashReceiptNumber } = await staff.run(RevealCashReceipt, { input: { orderNumber: number } });

    expect(expectResult(revealCashReceiptNumber, 'CashReceiptNumberShown').number).toBe('124-81-00998');
    const { orderStaffDetails } = await staff.run(ReceiptActivity, { number });
    expect(orderStaffDetails?.activity).toMatchObject([
      { action: 'ORDER_CASH_RECEIPT_SHOWN', staffName: 'SEOYEON HAN' },
    ]);
  });

  it('see nothing if there is no receipt', async () => {
    const staff = await signInStaff(shop);
    const { number } = await placed(null);

    const { revealCashReceiptNumber } = await staff.run(RevealCashReceipt, { input: { orderNumber: number } });

    expect(expectResult(revealCashReceiptNumber, 'OrderError').code).toBe('ORDER_NOT_FOUND');
  });

  it('record the issue of a paid order once; a second one gets the first record back (PAYMENT-19)', async () => {
    const staff = await signInStaff(shop);
    const { client, number, accessToken } = await placed(personal);
    const note = async (issueNumber: string) =>
      (await staff.run(RecordCashReceipt, { input: { orderNumber: number, issueNumber, issuedOn: today() } }))
        .recordCashReceipt;
    expect(expectResult(await note('G00089273'), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
    await confirmDeposit(staff, number);
    // While the provider is asked, a second receipt must not be made by hand.
    expect(expectResult(await note('G00089273'), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
    await leaveToStaff(number);

    const answers = await Promise.all([note('g00089273'), note('T11111111')]);

    const first = answers.find((answer) => answer.__typename === 'OrderUpdated');
    const later = answers.find((answer) => answer.__typename === 'OrderConflictError');
    if (!first || !later) throw new Error(JSON.stringify(answers));
    const { order } = expectResult(first, 'OrderUpdated');
    expect(expectResult(later, 'OrderConflictError').order).toEqual(order);
    const issued = order.payment.cashReceipt;
    expect(['G00089273', 'T11111111']).toContain(issued?.issueNumber);
    expect(await seenBy(client, accessToken)).toMatchObject({ issueNumber: issued?.issueNumber, issuedOn: today() });
    const { orderStaffDetails } = await staff.run(ReceiptActivity, { number });
    const noted = orderStaffDetails?.activity.filter(({ action }) => action === 'ORDER_CASH_RECEIPT_ISSUED');
    expect(noted).toMatchObject([
      { changes: [{ field: 'issueNumber', after: issued?.issueNumber }, { after: today() }] },
    ]);
  });

  it('cannot record an invalid issue', async () => {
    const staff = await signInStaff(shop);
    const { number } = await placed(personal);
    await confirmDeposit(staff, number);
    await leaveToStaff(number);
    const note = async (orderNumber: string, issueNumber: string, issuedOn: string) =>
      (await staff.run(RecordCashReceipt, { input: { orderNumber, issueNumber, issuedOn } })).recordCashReceipt;

    const { fieldErrors } = expectResult(await note(number, 'short', '2020-01-01'), 'ValidationError');

    expect(fieldErrors.map(({ path }) => path)).toEqual(['issueNumber', 'issuedOn']);
    expect(expectResult(await note('EB-260301-0000000Z', 'G00089273', today()), 'OrderError').code).toBe(
      'ORDER_NOT_FOUND',
    );
    expect((await storedReceipt(number))?.issued).toBeNull();
  });
});

describe('a cash receipt of a paid order (PAYMENT-25)', () => {
  async function paid(receipt: CashReceiptInput = personal) {
    const staff = await signInStaff(shop);
    const order = await placed(receipt);
    await issueDue();
    expect(await atTheProvider()).toEqual([]);
    await confirmDeposit(staff, order.number);
    return { ...order, staff };
  }

  async function cancel(staff: ShopClient, orderNumber: string) {
    const step = { expectedStatus: 'ORDER_CONFIRMED' as const, status: 'ORDER_CANCELLED' as const };
    const { updateOrderStatus } = await staff.run(UpdateOrderStatus, { input: { orderNumber, ...step } });
    expectResult(updateOrderStatus, 'OrderUpdated');
  }

  it('is issued once by the provider, and cancelled with the order', async () => {
    const { client, number, accessToken, staff } = await paid();

    await Promise.all([issueDue(), issueDue()]);
    await issueDue(1);

    const [receipt, ...more] = await atTheProvider();
    expect(receipt).toMatchObject({ orderId: number, transactionType: 'CONFIRM', type: '소득공제' });
    expect(more).toEqual([]);
    expect(await seenBy(client, accessToken)).toMatchObject({
      issueNumber: expect.stringMatching(/^\d{9}$/),
      issuedOn: today(),
    });
    await cancel(staff, number);
    await issueDue();
    await issueDue(1);
    expect(await atTheProvider()).toMatchObject([{ transactionType: 'CANCEL' }]);
    expect(await storedReceipt(number)).toMatchObject({ cancelledAt: expect.any(Date), dueAt: null });
  });

  it.each([
    ['before', [issueDue, issueDue]],
    ['after', []],
  ] as const)(
    'is reissued for the new price after an edit, checked %s the difference has arrived (PAYMENT-48)',
    async (_when, meanwhile) => {
      const { number, staff, total, ...client } = await paid();
      await issueDue();
      expect(await atTheProvider()).toMatchObject([{ amount: total, transactionType: 'CONFIRM' }]);
      const units = { [shop.productId('wipe')]: 3 };
      const { token, amount } = await askForUnits(shop, staff, { number, total, ...client }, units);
      const { confirmOrderChange } = await shop.client({ market: 'KR' }).run(ConfirmOrderChange, { input: { token } });
      expectResult(confirmOrderChange, 'OrderPaymentChecked');
      for (const check of meanwhile) await check();
      await recordDeposit(staff, number, amount);
      for (let times = 0; times < 3; times += 1) await issueDue(times);

      const receipts = await atTheProvider();
      expect(receipts.map((one) => [one.transactionType, one.amount])).toEqual(
        expect.arrayContaining([
          ['CANCEL', total],
          ['CONFIRM', total + amount],
        ]),
      );
      expect(receipts).toHaveLength(2);
      expect(await storedReceipt(number)).toMatchObject({ issued: { amount: total + amount }, dueAt: null });
    },
  );

  it("is issued once if the provider's answer is lost", async () => {
    const { number } = await paid();
    const endpoint = 'POST /v1/cash-receipts';
    await shop.controlBank('POST', '/sandbox/faults', { endpoint, kind: 'drop', count: 2 });

    await issueDue();
    expect(await storedReceipt(number)).toMatchObject({ issued: null, failure: { code: 'NO_ANSWER' } });
    await issueDue(2);

    expect(await atTheProvider()).toHaveLength(1);
    expect(await storedReceipt(number)).toMatchObject({ issued: { by: null }, failure: null });
  });

  it('is shown to staff if the provider refuses it; they retry or issue it by hand', async () => {
    const { number, staff } = await paid({ kind: 'PERSONAL', number: '010-0000-0000' });
    await issueDue();
    const { orderStaffDetails } = await staff.run(FailedReceipt, { number });
    expect(orderStaffDetails?.cashReceiptFailure).toMatchObject({ code: 'INVALID_REQUEST', isFinal: true });
    const retry = async () => (await staff.run(RetryCashReceipt, { input: { orderNumber: number } })).retryCashReceipt;

    expectResult(await retry(), 'OrderUpdated');
    expect(expectResult(await retry(), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
    await issueDue(1);

    const input = { orderNumber: number, issueNumber: 'G00089273', issuedOn: today() };
    expectResult((await staff.run(RecordCashReceipt, { input })).recordCashReceipt, 'OrderUpdated');
    await issueDue(24);
    expect(await atTheProvider()).toEqual([]);
  });
});

describe("a member's cash receipt", () => {
  async function memberWithReceipt() {
    const member = await addMember(shop);
    const { number } = await placed(personal);
    await giveTo(shop, number, member.id);
    return { member, number, client: await createMemberClient(shop, member) };
  }

  it('includes its number in the data download', async () => {
    const { client } = await memberWithReceipt();

    const response = await fetch(`${shop.url()}/account/data.json`, { headers: { cookie: client.cookieHeader() } });

    const { orders } = (await response.json()) as { orders: { payment: { cashReceipt: unknown } }[] };
    expect(orders[0]?.payment.cashReceipt).toEqual({ kind: 'PERSONAL', number: '01098765432', issued: null });
  });

  it('is erased once issued, and kept while still due (ORDER-22)', async () => {
    const staff = await signInStaff(shop);
    const [issued, open] = [await memberWithReceipt(), await memberWithReceipt()];
    await confirmDeposit(staff, issued.number);
    await leaveToStaff(issued.number);
    const input = { orderNumber: issued.number, issueNumber: 'G00089273', issuedOn: today() };
    expectResult((await staff.run(RecordCashReceipt, { input })).recordCashReceipt, 'OrderUpdated');

    for (const { client, member } of [issued, open]) {
      const { deleteAccount } = await client.run(DeleteAccount, { input: { password: member.password } });
      expectResult(deleteAccount, 'AccountDeleted');
    }

    expect(await storedReceipt(issued.number)).toMatchObject({ sealedNumber: null, issued: { number: 'G00089273' } });
    expect((await storedReceipt(open.number))?.sealedNumber).toEqual(expect.any(String));
  });
});
