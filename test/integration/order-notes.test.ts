import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { waitForEmail } from '../kit/emails.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const OrderStaffDetails = graphql(`
  query OrderStaffDetails($number: String!) {
    orderStaffDetails(number: $number) {
      hasPassCode
      isRefundedByHand
      customer { id }
      notes { text author }
      emails { kind to status }
      activity { action staffName changes { field after } }
    }
  }
`);
const CreateOrderNote = graphql(`
  mutation CreateOrderNote($input: CreateOrderNoteInput!) {
    createOrderNote(input: $input) {
      __typename
      ... on OrderStaffDetailsUpdated { file { notes { text author } } }
      ... on ValidationError { fieldErrors { key } }
      ... on OrderError { code }
    }
  }
`);
const RevealPassCode = graphql(`
  mutation RevealPassCode($input: RevealPassCodeInput!) {
    revealPassCode(input: $input) { __typename ... on PassCodeShown { passCode } ... on OrderError { code } }
  }
`);
const SettleRefund = graphql(`
  mutation SettleRefund($input: SettleRefundInput!) {
    settleRefund(input: $input) {
      __typename
      ... on OrderUpdated { order { payment { status } } }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);
const StaffSearch = graphql(`
  query StaffSearch($text: String!) { staffSearch(text: $text) { orders { number market } products { slug } users { email } } }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
});

async function placedOrder(): Promise<string> {
  const buyer = shop.client({ market: 'KR' });
  const ready = await fillCheckout(buyer, 'KR', { [shop.productId('wipe')]: 1 });
  return expectResult(await payByDeposit(buyer, ready), 'OrderPlaced').order.number;
}

async function readStaffFile(number: string) {
  const { orderStaffDetails } = await staff.run(OrderStaffDetails, { number });
  if (!orderStaffDetails) throw new Error('there is no such order');
  return orderStaffDetails;
}

const addNote = async (orderNumber: string, text: string) =>
  (await staff.run(CreateOrderNote, { input: { orderNumber, text } })).createOrderNote;

type Status = 'PREPARING_FOR_SHIPMENT' | 'ORDER_CONFIRMED' | 'ORDER_CANCELLED';

async function move(orderNumber: string, expectedStatus: Status, status: Status): Promise<void> {
  if (status === 'ORDER_CONFIRMED') await recordWholeDeposit(staff, orderNumber);
  const { updateOrderStatus } = await staff.run(UpdateOrderStatus, { input: { orderNumber, expectedStatus, status } });
  expectResult(updateOrderStatus, 'OrderUpdated');
}

describe('a note on an order (ORDER-20)', () => {
  it('is saved with its author, listed newest first, and logged', async () => {
    const number = await placedOrder();
    expectResult(await addNote(number, ' Called the customer.\nWill pay tomorrow. '), 'OrderStaffDetailsUpdated');
    const { file } = expectResult(await addNote(number, 'Paid.'), 'OrderStaffDetailsUpdated');

    expect(file.notes.map(({ text }) => text)).toEqual(['Paid.', 'Called the customer.\nWill pay tomorrow.']);
    expect(file.notes[0]?.author).toBe('SEOYEON HAN');
    expect((await readStaffFile(number)).activity[0]).toMatchObject({
      action: 'ORDER_NOTE_ADDED',
      changes: [{ field: 'note', after: 'Paid.' }],
    });
  });

  it('is not lost if another one is written at the same moment', async () => {
    const number = await placedOrder();
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => addNote(number, text)));

    expect((await readStaffFile(number)).notes.map(({ text }) => text).sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['   ', 'note.required'],
    ['x'.repeat(1001), 'text.tooLong'],
    ['a\u0000b', 'text.controlCharacter'],
  ])('must not be %j', async (text, key) => {
    await writeOrder(shop, { number: 'EB-260301-0000000A' });
    const { fieldErrors } = expectResult(await addNote('EB-260301-0000000A', text), 'ValidationError');
    expect(fieldErrors[0]?.key).toBe(key);
  });

  it('requires an order, which takes at most a hundred notes', async () => {
    expect(expectResult(await addNote('EB-260301-0000000Z', 'x'), 'OrderError').code).toBe('ORDER_NOT_FOUND');
    const number = 'EB-260301-0000000B';
    await writeOrder(shop, { number });
    const notes = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, text: 'x', by: 'y', at: new Date() }));
    await orderModel(shop.connection).updateOne({ number }, { $set: { notes } });
    expect(expectResult(await addNote(number, 'x'), 'ValidationError').fieldErrors[0]?.key).toBe('note.tooMany');
  });
});

describe('the staff details of an order', () => {
  it('list its emails with four database commands, not counting the session', async () => {
    const number = await placedOrder();

    const commands = await shop.commandsDuring(() => readStaffFile(number));

    expect((await readStaffFile(number)).emails.map(({ kind }) => kind).sort()).toEqual([
      'ORDER_PLACED',
      'ORDER_RECEIVED',
    ]);
    expect(commands.length).toBeLessThanOrEqual(6);
  });

  it("reveal the guest's pass code on request, and log who looked (ORDER-21)", async () => {
    const number = await placedOrder();
    expect((await readStaffFile(number)).hasPassCode).toBe(true);

    const { revealPassCode } = await staff.run(RevealPassCode, { input: { orderNumber: number } });

    expect(expectResult(revealPassCode, 'PassCodeShown').passCode).toBe(CONTACT.passCode);
    expect((await readStaffFile(number)).activity[0]).toMatchObject({
      action: 'ORDER_PASS_CODE_SHOWN',
      staffName: 'SEOYEON HAN',
      changes: [],
    });
  });

  it('have no pass code for a member', async () => {
    const number = 'EB-260301-0000000C';
    await writeOrder(shop, { number, userId: '0123456789abcdef01234567' });

    const { revealPassCode } = await staff.run(RevealPassCode, { input: { orderNumber: number } });

    expect(expectResult(revealPassCode, 'OrderError').code).toBe('ORDER_NOT_FOUND');
  });
});

describe('the refund of a deposit (PAYMENT-20)', () => {
  it('is settled by hand once, in the books, and the customer is notified of a transfer', async () => {
    const number = await placedOrder();
    await move(number, 'PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED');
    await move(number, 'ORDER_CONFIRMED', 'ORDER_CANCELLED');
    expect((await readStaffFile(number)).isRefundedByHand).toBe(true);
    const settle = async () => (await staff.run(SettleRefund, { input: { orderNumber: number } })).settleRefund;

    const outcomes = await Promise.all([settle(), settle()]);

    expect(outcomes.map(({ __typename }) => __typename).sort()).toEqual(['OrderError', 'OrderUpdated']);
    expect((await readStaffFile(number)).isRefundedByHand).toBe(false);
    const refunds = await ledgerModel(shop.connection).find({ orderNumber: number, kind: 'REFUND' }).lean();
    expect(refunds.map(({ amount }) => amount)).toEqual([-12_120]);
    const email = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_REFUNDED' });
    expect(email.text).not.toContain('card');
  });

  it('cannot be settled for an order that was never paid', async () => {
    const number = await placedOrder();
    await move(number, 'PREPARING_FOR_SHIPMENT', 'ORDER_CANCELLED');

    const { settleRefund } = await staff.run(SettleRefund, { input: { orderNumber: number } });

    expect(expectResult(settleRefund, 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
  });
});

describe('the back-office search', () => {
  it('finds orders of both stores and products', async () => {
    await writeOrder(shop, { number: 'EB-260301-0000000D', email: 'findme@example.com' });
    await writeOrder(shop, { number: 'EB-260302-0000000E', market: 'US', email: 'findme@example.com' });
    const find = async (text: string) => (await staff.run(StaffSearch, { text })).staffSearch;

    expect((await find('FindMe@')).orders.map(({ market }) => market).sort()).toEqual(['KR', 'US']);
    expect((await find('wipe')).products.map(({ slug }) => slug)).toContain('wipe');
    expect((await find(shop.staff.email)).users).toEqual([{ email: shop.staff.email }]);
    expect((await find('HAN SEOYEON')).users).toEqual([{ email: shop.staff.email }]);
    expect(await find('  ')).toEqual({ orders: [], products: [], users: [] });
  });
});
