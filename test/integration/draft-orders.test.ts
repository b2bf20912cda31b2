import { formatMoney } from '@eunbit/schema/money';
import { inTransaction } from '@eunbit/server/common/transaction';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { checkoutModel } from '@eunbit/server/modules/checkout/checkout.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DraftOrderKind } from '../gql/graphql.ts';
import { DeleteAccount } from '../kit/account-operations.ts';
import { readBooks, readStripePayment } from '../kit/books.ts';
import { buyByCard } from '../kit/bought-orders.ts';
import {
  CancelDraftOrder,
  CompleteDraftOrderPayment,
  CreateDraftOrder,
  DraftOrder,
  DraftOrderOffer,
  DraftOrders,
  draftContents,
  makeDraft,
  PreviewDraftOrder,
  readDraftToken,
  type SavedDraft,
  SendDraftOrderLink,
  StartDraftOrderPayment,
  sendDraft,
  UpdateDraftOrder,
} from '../kit/draft-orders.ts';
import { readEmails, waitForEmail } from '../kit/emails.ts';
import { addMember } from '../kit/members.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { signedInMember } from '../kit/orders.ts';
import { findDifferences } from '../kit/reconcile.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectHistoryAddsUp } from '../kit/stock.ts';
import { CARDS, CONTACT, confirmCard, expectResult, NEW_YORK, signInStaff, toIntentId } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const DAY = 86_400_000;

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let staff: ShopClient;
let wipe: string;
beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

type Market = 'KR' | 'US';

const level = async (market: Market, id = wipe) => stockModel(shop.connection).findById(stockId(market, id)).lean();
const units = async (market: Market) => {
  const { quantity = 0, reserved = 0 } = (await level(market)) ?? {};
  return { quantity, reserved };
};
const setUnits = (market: Market, quantity: number) =>
  stockModel(shop.connection).updateOne({ _id: stockId(market, wipe) }, { $set: { quantity } });
const readDraft = async (number: string) => (await staff.run(DraftOrder, { number })).draftOrder;
const readOrder = (number: string) => orderModel(shop.connection).findOne({ number }).lean();
const offer = async (token: string) =>
  (await shop.client({ market: 'US' }).run(DraftOrderOffer, { token })).draftOrderOffer;
const start = async (token: string, server = 0) =>
  (await shop.client({ market: 'US', server }).run(StartDraftOrderPayment, { input: { token } }))
    .startDraftOrderPayment;
const complete = async (token: string, server = 0) =>
  (await shop.client({ market: 'US', server }).run(CompleteDraftOrderPayment, { input: { token } }))
    .completeDraftOrderPayment;
const cancel = async (number: string) => (await staff.run(CancelDraftOrder, { input: { number } })).cancelDraftOrder;
const actions = async (subjectId: string) =>
  (await auditModel(shop.connection).find({ subjectId }).sort({ at: 1, _id: 1 }).lean()).map(({ action }) => action);
const loggedChanges = async (subjectId: string) =>
  (await auditModel(shop.connection).find({ subjectId }).lean()).flatMap(({ changes }) => changes);
/** Runs the jobs of both servers, all at once and twice. */
async function passTime(days: number): Promise<void> {
  const now = new Date(Date.now() + days * DAY);
  const all = shop.apps.flatMap(({ services }) => [
    services.draftOrders.remindDue(now),
    services.draftOrders.expireDue(now),
  ]);
  await Promise.all(all);
}

async function sendLink(contents = {}): Promise<SavedDraft & { readonly token: string }> {
  const draft = await makeDraft(staff, 'US', { lines: [{ productId: wipe, quantity: 2 }], ...contents });
  const sent = expectResult(await sendDraft(staff, draft), 'DraftOrderSent');
  expect(sent.order).toBeNull();
  return { ...draft, token: await readDraftToken(shop) };
}

async function startCard(token: string): Promise<string> {
  return expectResult(await start(token), 'DraftOrderPaymentStarted').clientSecret;
}

describe('a draft order with a payment link', () => {
  it('holds its units, is paid once from two tabs and becomes one order (DRAFT-6)', async () => {
    const before = await units('US');
    const { number, token, total } = await sendLink();
    expect(await units('US')).toEqual({ quantity: before.quantity - 2, reserved: before.reserved + 2 });
    expect(await offer(token)).toMatchObject({ number, status: 'SENT', amounts: { total: { amount: total } } });

    const secrets = await Promise.all([start(token, 0), start(token, 1), start(token, 0)]);
    const [first, ...others] = secrets.map((one) => expectResult(one, 'DraftOrderPaymentStarted').clientSecret);
    expect(new Set([first, ...others]).size).toBe(1);
    expect(await units('US')).toEqual({ quantity: before.quantity - 2, reserved: before.reserved + 2 });
    await confirmCard(shop.stripeUrl, first ?? '');
    const placed = await Promise.all([complete(token, 0), complete(token, 1), complete(token, 0)]);

    const orders = placed.map((one) => expectResult(one, 'OrderPlaced').order.number);
    expect(new Set(orders).size).toBe(1);
    const order = await readOrder(orders[0] ?? '');
    expect(order).toMatchObject({
      payment: { method: 'CARD', status: 'PAID', paidAmount: total },
      origin: { kind: 'SALE', draftNumber: number, orderNumber: null },
      amounts: { total },
    });
    expect(await readDraft(number)).toMatchObject({ status: 'PLACED', orderNumber: orders[0], paymentPath: null });
    expect(await units('US')).toEqual({ quantity: before.quantity - 2, reserved: before.reserved });
    await expectHistoryAddsUp(shop, 'US', wipe);
    expect(await readBooks(shop, { orderNumber: orders[0] })).toEqual([['PAYMENT', total]]);
    expect(expectResult(await start(token), 'OrderPlaced').order.number).toBe(orders[0]);
    expect(await offer(token)).toMatchObject({ status: 'PLACED', address: null, orderNumber: orders[0] });
    expect(await cancel(number)).toMatchObject({ code: 'DRAFT_PLACED' });
    expect(await findDifferences(shop)).toEqual([]);
    expect(await actions(number)).toEqual(['DRAFT_ORDER_CREATED', 'DRAFT_ORDER_EDITED', 'DRAFT_ORDER_SENT']);
  });

  it('keeps its units if a card is declined, and accepts another one', async () => {
    const before = await units('US');
    const { token } = await sendLink();
    const secret = await startCard(token);
    await confirmCard(shop.stripeUrl, secret, CARDS.declined);
    expect((await complete(token)).__typename).toBe('PaymentFailedError');
    expect(await units('US')).toEqual({ quantity: before.quantity - 2, reserved: before.reserved + 2 });
    await confirmCard(shop.stripeUrl, await startCard(token));
    expect((await complete(token)).__typename).toBe('OrderPlaced');
  });

  it('expires after one reminder: its units are released once, and it cannot be paid (DRAFT-7)', async () => {
    const before = await units('US');
    const { number, token } = await sendLink({ expiresInDays: 3 });
    const secret = await startCard(token);
    await passTime(1.5);
    await passTime(2.5);
    await waitForEmail(shop, { to: CONTACT.email, kind: 'DRAFT_ORDER_REMINDER' });
    expect(await readDraft(number)).toMatchObject({ status: 'SENT' });

    await passTime(3.5);
    await passTime(4);

    expect(await readDraft(number)).toMatchObject({ status: 'EXPIRED', orderNumber: null });
    expect(await units('US')).toEqual(before);
    expect(await start(token)).toMatchObject({ __typename: 'DraftOrderError', code: 'LINK_CLOSED' });
    expect(await complete(token)).toMatchObject({ __typename: 'DraftOrderError', code: 'LINK_CLOSED' });
    expect(await confirmCard(shop.stripeUrl, secret)).not.toBe(200);
    expect(await offer(token)).toMatchObject({ status: 'EXPIRED', address: null, orderNumber: null });
    expect(await readEmails(shop.emailUrl, { to: CONTACT.email, kind: 'DRAFT_ORDER_REMINDER' })).toHaveLength(1);
    expect(await checkoutModel(shop.connection).countDocuments({ draftOrder: { $exists: true } })).toBe(0);
    await expectHistoryAddsUp(shop, 'US', wipe);
  });

  it('becomes an order if the card was charged before it expired, even if not reported (DRAFT-7)', async () => {
    const { number, token } = await sendLink();
    await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 10 });
    await confirmCard(shop.stripeUrl, await startCard(token));

    await passTime(8);

    const draft = await readDraft(number);
    expect(draft).toMatchObject({ status: 'PLACED' });
    expect(await orderModel(shop.connection).countDocuments({ 'origin.draftNumber': number })).toBe(1);
  });

  it.each([
    ['is taken back by staff', cancel, 'CANCELLED'],
    ['expires', () => passTime(8), 'EXPIRED'],
  ] as const)(
    '%s once, in a race with its payment, without losing money or units (DRAFT-7)',
    async (_how, end, ended) => {
      const before = await units('US');
      const { number, token, total } = await sendLink();
      await shop.controlStripe('POST', '/sandbox/webhooks', { mode: 'never', count: 10 });
      const secret = await startCard(token);
      const intent = toIntentId(secret);

      const [, answer, completed] = await Promise.all([
        confirmCard(shop.stripeUrl, secret),
        end(number),
        complete(token, 1),
      ]);
      if (ended === 'EXPIRED') await passTime(8);

      const draft = await readDraft(number);
      const settled = expectResult({ ...draft, __typename: 'DraftOrder' as const }, 'DraftOrder');
      const { received, refunded } = await readStripePayment(shop, intent);
      if (settled.status === 'PLACED') {
        if (answer) expect(answer).toMatchObject({ code: 'DRAFT_PLACED' });
        expect(received - refunded).toBe(total);
        expect(await units('US')).toEqual({ quantity: before.quantity - 2, reserved: before.reserved });
      } else {
        expect(settled).toMatchObject({ status: ended, paymentPath: null });
        if (answer) expect(answer).toMatchObject({ status: 'CANCELLED', paymentPath: null });
        expect(completed.__typename).not.toBe('OrderPlaced');
        expect(received - refunded).toBe(0);
        expect(await units('US')).toEqual(before);
        expect(await start(token)).toMatchObject({ code: 'LINK_CLOSED' });
      }
      expect(await findDifferences(shop)).toEqual([]);
      await expectHistoryAddsUp(shop, 'US', wipe);
    },
  );

  it('is refused if units are missing, and holds none (DRAFT-6)', async () => {
    const draft = await makeDraft(staff, 'US', { lines: [{ productId: wipe, quantity: 3 }] });
    await setUnits('US', 2);
    const shortage = { productId: wipe, requested: 3, available: 2 };
    expect(await sendDraft(staff, draft)).toMatchObject({ shortages: [shortage] });
    expect(await units('US')).toMatchObject({ quantity: 2 });
    expect(await readDraft(draft.number)).toMatchObject({ status: 'OPEN', version: draft.version });
    expect(await emailModel(shop.connection).countDocuments({ kind: 'DRAFT_ORDER_SENT' })).toBe(0);
  });

  it('taxes an address in New York as a checkout does, and asks again if the total has changed (DRAFT-3)', async () => {
    const draft = await makeDraft(staff, 'US', {
      lines: [{ productId: wipe, quantity: 2, agreedPrice: 1_000 }],
      agreedShipping: 500,
      reason: 'Agreed on the phone',
      address: NEW_YORK,
    });
    const { previewDraftOrder } = await staff.run(PreviewDraftOrder, {
      market: 'US',
      contents: draftContents('US', {
        lines: [{ productId: wipe, quantity: 2, agreedPrice: 1_000 }],
        agreedShipping: 500,
        address: NEW_YORK,
      }),
    });
    const { amounts } = expectResult(previewDraftOrder, 'DraftOrderPreview');
    expect(amounts).toMatchObject({ subtotal: { amount: 2_000 }, shipping: { amount: 500 }, taxRate: '8.875' });
    expect(amounts.tax.amount).toBeGreaterThan(0);
    expect(draft.total).toBe(amounts.total.amount);
    expect(await loggedChanges(draft.number)).toContainEqual({
      field: 'total',
      before: '$0.00',
      after: formatMoney({ amount: draft.total, currency: 'USD' }, { place: 'order' }),
    });
    expect(await sendDraft(staff, { ...draft, total: draft.total - 1 })).toMatchObject({
      amounts: { total: { amount: draft.total } },
    });
    expect((await sendDraft(staff, draft)).__typename).toBe('DraftOrderSent');
  });

  it('is sold as agreed, even if its products have changed meanwhile (DRAFT-6)', async () => {
    const before = await units('US');
    const all = await productModel(shop.connection).find({ 'listings.US.published': true }, { _id: 1 }).lean();
    const others = all.map(({ _id }) => String(_id)).filter((id) => id !== wipe);
    const dear = others.map((productId) => ({ productId, quantity: 1 }));
    const lines = [{ productId: wipe, quantity: 2, agreedPrice: 0 }, ...dear];
    const { token, total, number } = await sendLink({ lines, reason: 'A present', address: NEW_YORK });
    await productModel(shop.connection).updateMany(
      {},
      { $set: { 'listings.US.price': 99_900, 'listings.US.published': false } },
    );
    await stockModel(shop.connection).updateMany({}, { $set: { stopped: true } });

    await confirmCard(shop.stripeUrl, await startCard(token));
    const { order } = expectResult(await complete(token), 'OrderPlaced');

    const stored = await readOrder(order.number);
    expect(stored?.amounts.total).toBe(total);
    expect(stored?.lines).toHaveLength(lines.length);
    expect(stored?.lines[0]).toMatchObject({ unitPrice: 0, tax: 0, quantity: 2 });
    expect(await readDraft(number)).toMatchObject({ status: 'PLACED', amounts: { total: { amount: total } } });
    expect(await units('US')).toEqual({ quantity: before.quantity - 2, reserved: before.reserved });
    expect(await findDifferences(shop)).toEqual([]);
  });

  it("becomes a guest's if its member has left, and its link still leads to an order (DRAFT-13)", async () => {
    const member = await signedInMember(shop, { market: 'US' });
    const contents = { userId: member.id, lines: [{ productId: wipe, quantity: 1 }] };
    const open = await makeDraft(staff, 'US', contents);
    const begun = await sendLink(contents);
    const secret = await startCard(begun.token);
    const unpaid = await sendLink(contents);
    const left = await member.client.run(DeleteAccount, { input: { password: member.password } });
    expectResult(left.deleteAccount, 'AccountDeleted');

    expect(await readDraft(open.number)).toBeNull();
    await confirmCard(shop.stripeUrl, secret);
    expect(await offer(unpaid.token)).toMatchObject({ number: unpaid.number, status: 'SENT' });
    await confirmCard(shop.stripeUrl, await startCard(unpaid.token));
    for (const { number, token } of [begun, unpaid]) {
      const { order } = expectResult(await complete(token), 'OrderPlaced');
      const stored = await readOrder(order.number);
      expect(stored).toMatchObject({ userId: null, encryptedPassCode: expect.any(String) });
      expect(await readDraft(number)).toMatchObject({ status: 'PLACED' });
    }
    await expectHistoryAddsUp(shop, 'US', wipe);
  });

  it('can be sent by one of two members of staff, and changed by neither afterwards', async () => {
    const draft = await makeDraft(staff, 'US', { lines: [{ productId: wipe, quantity: 1 }] });
    const other = await signInStaff(shop, 1);
    const sent = await Promise.all([sendDraft(staff, draft), sendDraft(other, draft)]);
    expect(sent.map(({ __typename }) => __typename).sort()).toEqual(['DraftOrderError', 'DraftOrderSent']);
    const input = { number: draft.number, expectedVersion: draft.version, contents: draftContents('US') };
    expect((await staff.run(UpdateDraftOrder, { input })).updateDraftOrder).toMatchObject({ code: 'DRAFT_CLOSED' });
    expect(await emailModel(shop.connection).countDocuments({ kind: 'DRAFT_ORDER_SENT' })).toBe(1);
    expect((await staff.run(SendDraftOrderLink, { input: { number: draft.number } })).sendDraftOrderLink).toMatchObject(
      { status: 'SENT' },
    );
    expect(await emailModel(shop.connection).countDocuments({ kind: 'DRAFT_ORDER_SENT' })).toBe(2);
  });

  it('opens with its own link only', async () => {
    const { token } = await sendLink();
    expect(await offer(`${token.slice(0, -2)}xx`)).toBeNull();
    expect(await start('forged')).toMatchObject({ code: 'LINK_INVALID' });
    expect(await complete('forged')).toMatchObject({ code: 'LINK_INVALID' });
  });
});

describe('a draft order without a link', () => {
  it('becomes an order at once if paid by deposit, which it awaits until the agreed day (DRAFT-8)', async () => {
    const before = await units('KR');
    const member = await signedInMember(shop, { market: 'KR' });
    const dueOn = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
    const draft = await makeDraft(staff, 'KR', {
      userId: member.id,
      lines: [{ productId: wipe, quantity: 12, agreedPrice: 9_000 }],
      agreedShipping: 0,
      reason: '거래처 단가',
      payment: 'DEPOSIT',
      bankId: 'kb',
      depositorName: '은빛상사',
      paymentDueOn: dueOn,
    });
    expect(draft.total).toBe(108_000);

    const { order, draftOrder } = expectResult(await sendDraft(staff, draft), 'DraftOrderSent');

    expect(draftOrder).toMatchObject({ status: 'PLACED', paymentPath: null });
    expect(order).toMatchObject({
      total: { amount: 108_000 },
      payment: { method: 'DEPOSIT', status: 'AWAITING_PAYMENT' },
      origin: { kind: 'SALE', draftNumber: draft.number, orderNumber: null },
    });
    const dueAt = new Date(order?.payment.dueAt ?? 0).getTime();
    expect(Math.abs(dueAt - new Date(`${dueOn}T23:59:00+09:00`).getTime())).toBeLessThan(DAY);
    expect(await units('KR')).toEqual({ quantity: before.quantity - 12, reserved: before.reserved });
    expect(await readOrder(order?.number ?? '')).toMatchObject({ userId: member.id, encryptedPassCode: null });
    for (const { services } of shop.apps) await services.unpaidOrders.chase(new Date(Date.now() + 20 * DAY));
    expect(await readOrder(order?.number ?? '')).toMatchObject({ status: 'PREPARING_FOR_SHIPMENT' });
    for (const { services } of shop.apps) await services.unpaidOrders.chase(new Date(Date.now() + 32 * DAY));
    expect(await readOrder(order?.number ?? '')).toMatchObject({ status: 'ORDER_CANCELLED' });
    expect(await units('KR')).toEqual(before);
    await expectHistoryAddsUp(shop, 'KR', wipe);
  });

  it('replaces an order for free; cancelling it refunds nothing (DRAFT-9, DRAFT-12, DRAFT-14)', async () => {
    const bought = await buyByCard(shop);
    const before = await units('US');
    const { createDraftOrder } = await staff.run(CreateDraftOrder, {
      input: { market: 'US', kind: 'REPLACEMENT', fromOrder: bought.number },
    });
    const draftOrder = expectResult(createDraftOrder, 'DraftOrder');
    expect(draftOrder).toMatchObject({
      payment: 'NONE',
      originalNumber: bought.number,
      amounts: { total: { amount: 0 } },
    });
    const { number, version, lines } = draftOrder;
    const withoutReason = { number, version, total: 0 };
    expect(await sendDraft(staff, withoutReason)).toMatchObject({ fieldErrors: [{ path: 'reason' }] });
    const contents = draftContents('US', {
      lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
      payment: 'NONE',
      reason: 'Broken on the way',
    });
    const input = { number, expectedVersion: version, contents };
    const saved = expectResult((await staff.run(UpdateDraftOrder, { input })).updateDraftOrder, 'DraftOrder');

    const sent = await sendDraft(staff, { number, version: saved.version, total: 0 });

    const { order } = expectResult(sent, 'DraftOrderSent');
    expect(order).toMatchObject({
      total: { amount: 0 },
      payment: { method: 'NONE', status: 'PAID' },
      origin: { kind: 'REPLACEMENT', orderNumber: bought.number },
    });
    expect((await readOrder(order?.number ?? ''))?.payment.summary).toBe('PAID');
    expect(await units('US')).toEqual({ quantity: before.quantity - 2, reserved: before.reserved });
    expect(await readBooks(shop, { orderNumber: order?.number })).toEqual([]);
    expect(await findDifferences(shop)).toEqual([]);
    const email = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_PLACED' });
    expect(email.text).toContain('at no charge');
    expect(email.subject).toContain('Your replacement order');
    expect(email.text).toMatch(new RegExp(`Replacement for.*${bought.number}`));

    await staff.run(UpdateOrderStatus, {
      input: { orderNumber: order?.number ?? '', expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' },
    });
    expect(await readOrder(order?.number ?? '')).toMatchObject({
      status: 'ORDER_CANCELLED',
      payment: { status: 'VOID', summary: 'VOID', refundedAmount: 0 },
    });
    expect(await units('US')).toEqual(before);
    expect(await findDifferences(shop)).toEqual([]);
  });
});

describe('the owner of the order (DRAFT-15)', () => {
  it('is asked for if the address belongs to a member and the draft to nobody, and staff decide', async () => {
    const member = await addMember(shop);
    const contents = { lines: [{ productId: wipe, quantity: 1 }], email: member.email, payment: 'NONE' as const };
    const free = { ...contents, reason: 'A gift.' };
    const draft = await makeDraft(staff, 'US', free);
    const found = expectResult(await sendDraft(staff, draft, { isForGuest: false }), 'DraftOrderMemberFound');
    expect(found).toMatchObject({ userId: member.id, name: expect.stringMatching(/\S/) });
    expect((await staff.run(DraftOrder, { number: draft.number })).draftOrder?.status).toBe('OPEN');

    const theirs = await makeDraft(staff, 'US', { ...free, userId: found.userId });
    const { order } = expectResult(await sendDraft(staff, theirs, { isForGuest: false }), 'DraftOrderSent');
    expect((await readOrder(order?.number ?? ''))?.userId).toBe(member.id);
    const guests = expectResult(await sendDraft(staff, draft, { isForGuest: true }), 'DraftOrderSent');
    expect((await readOrder(guests.order?.number ?? ''))?.userId).toBeNull();
  });
});

describe('a draft order that is sent', () => {
  it('is complete, has a served address, and opens for a guest like any order (DRAFT-4, DRAFT-11)', async () => {
    const lines = [{ productId: wipe, quantity: 1 }];
    const bare = await makeDraft(staff, 'US', { lines, email: '', phone: '', address: null });
    expect(await sendDraft(staff, bare)).toMatchObject({
      fieldErrors: [{ path: 'email' }, { path: 'phone' }, { path: 'address', key: 'draftOrder.addressRequired' }],
    });
    const cents = await makeDraft(staff, 'US', {
      lines: [{ productId: wipe, quantity: 1, agreedPrice: 49 }],
      agreedShipping: 0,
      reason: 'Nearly nothing',
    });
    expect(await sendDraft(staff, cents)).toMatchObject({
      fieldErrors: [{ path: 'payment', key: 'draftOrder.tooLittleForCard' }],
    });
    const bound = await makeDraft(staff, 'KR', { lines, payment: 'DEPOSIT', bankId: 'gone', depositorName: '한서연' });
    expect(await sendDraft(staff, bound)).toMatchObject({ fieldErrors: [{ path: 'bankId', key: 'bank.required' }] });

    const input = { number: bound.number, expectedVersion: bound.version };
    const contents = draftContents('KR', { lines, payment: 'DEPOSIT', bankId: 'kb', depositorName: '한서연' });
    const { updateDraftOrder } = await staff.run(UpdateDraftOrder, { input: { ...input, contents } });
    const { version } = expectResult(updateDraftOrder, 'DraftOrder');
    const { order } = expectResult(await sendDraft(staff, { ...bound, version }), 'DraftOrderSent');
    const stored = await readOrder(order?.number ?? '');
    expect(stored).toMatchObject({ userId: null });
    expect(stored?.encryptedPassCode).toEqual(expect.any(String));
  });
});

describe('a draft order that staff edit', () => {
  it('is rejected with every error, and nothing changes (DRAFT-2, DRAFT-3)', async () => {
    const draft = await makeDraft(staff, 'US', {});
    const refuse = async (contents: Parameters<typeof draftContents>[1]) => {
      const input = { number: draft.number, expectedVersion: draft.version, contents: draftContents('US', contents) };
      return expectResult((await staff.run(UpdateDraftOrder, { input })).updateDraftOrder, 'ValidationError')
        .fieldErrors;
    };
    expect(
      await refuse({
        email: 'nobody',
        lines: [
          { productId: wipe, quantity: 0 },
          { productId: wipe, quantity: 1 },
        ],
        payment: 'DEPOSIT',
        expiresInDays: 31,
      }),
    ).toEqual([
      { path: 'email', key: 'email.invalid' },
      { path: 'lines.0.quantity', key: 'quantity.invalid' },
      { path: 'lines.1.productId', key: 'editedLines.twice' },
      { path: 'payment', key: 'paymentMethod.unavailable' },
      { path: 'expiresInDays', key: 'draftOrder.expiryInvalid' },
    ]);
    expect(await refuse({ lines: [{ productId: wipe, quantity: 101 }] })).toMatchObject([{ path: 'lines.0.quantity' }]);
    expect(await refuse({ lines: [{ productId: wipe, quantity: 1, agreedPrice: 2_000_000 }] })).toMatchObject([
      { path: 'lines.0.agreedPrice', key: 'draftOrder.priceInvalid' },
    ]);
    expect(
      await refuse({ lines: [{ productId: wipe, quantity: 1, agreedPrice: -1 }], agreedShipping: -1 }),
    ).toMatchObject([
      { path: 'lines.0.agreedPrice', key: 'draftOrder.priceInvalid' },
      { path: 'agreedShipping', key: 'draftOrder.priceInvalid' },
    ]);
    const many = Array.from({ length: 101 }, () => ({ productId: wipe, quantity: 1 }));
    expect(await refuse({ lines: many })).toEqual([{ path: 'lines', key: 'editedLines.tooMany' }]);
    expect(await refuse({ lines: [{ productId: 'a'.repeat(24), quantity: 1 }] })).toMatchObject([
      { path: 'lines.0.productId', key: 'draftOrder.productUnavailable' },
    ]);
    expect(await refuse({ userId: 'a'.repeat(24) })).toMatchObject([{ key: 'draftOrder.customerUnknown' }]);
    expect(await sendDraft(staff, draft)).toMatchObject({ fieldErrors: [{ path: 'lines' }] });
    expect(await readDraft(draft.number)).toMatchObject({ version: draft.version, status: 'OPEN' });
  });

  it('is found by status, kind, number, email and replaced order, by staff only', async () => {
    const { number } = await sendLink();
    const other = await makeDraft(staff, 'US', { email: 'other@example.com' });
    const find = async (variables: { status?: 'SENT' | 'OPEN'; kind?: DraftOrderKind; search?: string }) =>
      (await staff.run(DraftOrders, { market: 'US', ...variables })).draftOrders.nodes.map((one) => one.number);
    expect(await find({})).toEqual([other.number, number]);
    expect(await find({ status: 'SENT' })).toEqual([number]);
    const { number: original } = await buyByCard(shop);
    const again = await makeDraft(staff, 'US', { payment: 'NONE' }, 'REPLACEMENT', original);
    expect(await find({ kind: 'REPLACEMENT' })).toEqual([again.number]);
    expect(await find({ kind: 'SALE' })).toEqual([other.number, number]);
    expect(await find({ kind: 'SALE', status: 'OPEN' })).toEqual([other.number]);
    expect(await find({ kind: 'SALE', search: original })).toEqual([]);
    expect(await find({ search: original })).toEqual([again.number]);
    expect(await find({ kind: 'EXCHANGE' })).toEqual([]);
    expect(await find({ search: ` ${number.toLowerCase()} ` })).toEqual([number]);
    expect(await find({ search: 'Other@Example.com' })).toEqual([other.number]);
    expect(await find({ search: 'EB-260101-00000000' })).toEqual([]);
  });
});

describe('an order that settles a return (DRAFT-10)', () => {
  const make = async (fee: number, quantity = 1) => {
    const bought = await buyByCard(shop);
    const original = await readOrder(bought.number);
    if (!original) throw new Error('no order');
    const { replacementOrders } = shop.app().services;
    const made = await inTransaction(shop.serverConnection, (session) =>
      replacementOrders.make(session, {
        original,
        kind: 'EXCHANGE',
        lines: [{ productId: wipe, quantity }],
        fee,
        returnNumber: 'RT-260101-00000000',
        staffId: shop.staff.email,
      }),
    );
    return { bought, ...made };
  };

  it('is placed at once if its customer owes nothing', async () => {
    const { bought, number, dueAt } = await make(0);
    expect(dueAt).toBeNull();
    const order = await readOrder(number);
    expect(order).toMatchObject({
      amounts: { total: 0, shipping: 0 },
      payment: { method: 'NONE', status: 'PAID', paidAmount: 0 },
      origin: { kind: 'EXCHANGE', orderNumber: bought.number, returnNumber: 'RT-260101-00000000' },
      encryptedPassCode: (await readOrder(bought.number))?.encryptedPassCode,
    });
    expect(await readDraft(order?.origin?.draftNumber ?? '')).toMatchObject({
      status: 'PLACED',
      orderNumber: order?.number,
    });
    await expectHistoryAddsUp(shop, 'US', wipe);
  });

  it('is free if the shipping is below the minimum card charge', async () => {
    const { number } = await make(49);
    expect(await readOrder(number)).toMatchObject({ amounts: { total: 0, shipping: 0 } });
  });

  it('includes the shipping if its customer owes it, and awaits payment through a link', async () => {
    const { bought, number } = await make(700);
    const amounts = { subtotal: 0, shipping: 700, total: 700 };
    expect(await shop.app().services.draftOrders.byNumber(number)).toMatchObject({ status: 'SENT', amounts });
    const token = await readDraftToken(shop);
    const named = { kind: 'EXCHANGE', originalNumber: bought.number, returnNumber: 'RT-260101-00000000' };
    expect(await offer(token)).toMatchObject(named);
    const { text } = await waitForEmail(shop, { to: CONTACT.email, kind: 'DRAFT_ORDER_SENT' });
    expect(text).toMatch(new RegExp(`Exchange for.*${bought.number}`));
    expect(text).toContain('RT-260101-00000000');
    await confirmCard(shop.stripeUrl, await startCard(token));
    const { order } = expectResult(await complete(token), 'OrderPlaced');
    expect(order).toMatchObject({ total: { amount: 700 }, origin: { kind: 'EXCHANGE' } });
    expect(await findDifferences(shop)).toEqual([]);
  });

  it('is not placed if a product has sold out meanwhile, and takes no units', async () => {
    const before = await setUnits('US', 3).then(() => units('US'));
    const refused = await make(0, 2).catch((error: unknown) => error);
    expect(refused).toMatchObject({ shortages: [{ productId: wipe, quantity: 2, available: 1 }] });
    // Only the two units that were bought are gone.
    expect(await units('US')).toEqual({ ...before, quantity: 1 });
  });
});
