import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { UpdateFulfilmentParcelsInput } from '../gql/graphql.ts';
import { buyByEscrow } from '../kit/bought-orders.ts';
import { waitForEmails } from '../kit/emails.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { type Leaving, ship, shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const UpdateFulfilmentParcels = graphql(`
  mutation UpdateFulfilmentParcels($input: UpdateFulfilmentParcelsInput!) {
    updateFulfilmentParcels(input: $input) {
      __typename
      ... on OrderUpdated { order { tracking { carrier trackingNumber } fulfilments { parcels { trackingNumber news { status } } } } }
      ... on OrderConflictError { message }
      ... on ValidationError { fieldErrors { path key } }
      ... on OrderError { code }
    }
  }
`);
const MarkParcel = graphql(`
  mutation MarkParcel($input: MarkParcelInput!) {
    markParcel(input: $input) {
      __typename
      ... on OrderUpdated { order { status fulfilmentStatus lines { fulfilment { delivered returned } } fulfilments { status parcels { news { status } } } } }
      ... on OrderError { code }
    }
  }
`);
const OwnOrder = graphql(`
  query OwnOrder($accessToken: String!) {
    guestOrder(accessToken: $accessToken) {
      fulfilmentStatus
      fulfilments { status items { title quantity } parcels { trackingNumber isChangeable news { status } } }
    }
  }
`);
const OrdersByFulfilment = graphql(`
  query OrdersByFulfilment($fulfilment: FulfilmentStatus!) {
    orders(market: KR, filter: { fulfilmentStatus: $fulfilment }) { totalCount edges { node { number } } }
  }
`);
const Activity = graphql(`
  query FulfilmentActivity($number: String!) {
    orderStaffDetails(number: $number) { activity { action changes { field before after } } }
  }
`);

const parcel = (trackingNumber: string) => ({ carrier: 'HANJIN' as const, trackingNumber });
const FIRST = parcel('123456789012');
const SECOND = parcel('210987654321');

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
let staff: ShopClient;
beforeAll(async () => {
  wipe = shop.productId('wipe');
});
beforeEach(async () => {
  staff = await signInStaff(shop);
});

async function place(quantity: number): Promise<{ number: string; accessToken: string; buyer: ShopClient }> {
  const buyer = shop.client({ market: 'KR' });
  const ready = await fillCheckout(buyer, 'KR', { [wipe]: quantity });
  const { order, accessToken } = expectResult(await payByDeposit(buyer, ready), 'OrderPlaced');
  return { number: order.number, accessToken: accessToken ?? '', buyer };
}

const placeByEscrow = async (quantity: number) => (await buyByEscrow(shop, { [wipe]: quantity })).number;

/** One unit in the first parcel of an order from which nothing was shipped yet; unpaid amounts are ignored. */
const part = (leaving: Leaving = {}): Leaving => ({
  expectedFulfilments: 0,
  lines: [{ productId: wipe, quantity: 1 }],
  parcels: [FIRST],
  isUnpaidAccepted: true,
  ...leaving,
});

const correct = async (input: UpdateFulfilmentParcelsInput, client = staff) =>
  (await client.run(UpdateFulfilmentParcels, { input })).updateFulfilmentParcels;

const cancel = async (orderNumber: string) => {
  const step = { expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
  return (await staff.run(UpdateOrderStatus, { input: { orderNumber, ...step } })).updateOrderStatus;
};

const findOrder = (number: string) => orderModel(shop.connection).findOne({ number }).lean();
const emailsAbout = (kind: 'ORDER_STATUS_CHANGED' | 'PARCELS_CORRECTED') =>
  emailModel(shop.connection).countDocuments({ kind });

describe('an order that is shipped in parts', () => {
  it('shows what was shipped and what follows, and is shipped with its last unit (SHIPMENT-15)', async () => {
    const { number, accessToken, buyer } = await place(3);
    expect(await ship(staff, number, part({ isUnpaidAccepted: false }))).toMatchObject({
      outcome: 'SKIPPED',
      code: 'PAYMENT_OUTSTANDING',
    });
    const order = await shipped(staff, number, part({ restExpectedOn: '2099-01-05' }));
    expect(order).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      fulfilmentStatus: 'PARTLY_SHIPPED',
      isCancellableByBuyer: false,
      payment: { status: 'AWAITING_PAYMENT' },
      lines: [{ fulfilment: { status: 'PARTLY_SHIPPED', open: 2, shipped: 1, delivered: 0, returned: 0 } }],
      fulfilments: [{ status: 'SHIPPED', restExpectedOn: '2099-01-05', items: [{ quantity: 1 }], parcels: [FIRST] }],
    });
    expect(order.actions.map(({ kind }) => kind)).not.toContain('CANCEL');
    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_PARTLY_SHIPPED' });
    expect(email?.text).toContain('123456789012');
    expect(email?.text).toContain('× 2');
    expect(email?.text).toMatch(/2099/);
    expect(await emailsAbout('ORDER_STATUS_CHANGED')).toBe(0);

    const rest = { lines: [{ productId: wipe, quantity: 2 }], parcels: [SECOND], expectedFulfilments: 1 };
    expect(await shipped(staff, number, part(rest))).toMatchObject({
      status: 'ORDER_SHIPPED',
      fulfilmentStatus: 'SHIPPED',
      actions: [],
      fulfilments: [{ parcels: [FIRST] }, { parcels: [SECOND], restExpectedOn: null }],
    });
    await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_STATUS_CHANGED' });
    const { guestOrder } = await buyer.run(OwnOrder, { accessToken });
    expect(guestOrder?.fulfilments).toMatchObject([
      { items: [{ quantity: 1 }], parcels: [{ trackingNumber: FIRST.trackingNumber, isChangeable: false }] },
      { items: [{ quantity: 2 }], parcels: [{ trackingNumber: SECOND.trackingNumber, isChangeable: false }] },
    ]);
  });

  it('captures an authorised card with its first part, once (SHIPMENT-17)', async () => {
    const { number } = await place(2);
    const authorised = { 'payment.method': 'ESCROW', 'payment.status': 'AUTHORISED' };
    await orderModel(shop.connection).updateOne({ number }, { $set: authorised });
    expect(await shipped(staff, number, part())).toMatchObject({ payment: { status: 'CAPTURE_DUE' } });
    const followUpAt = (await findOrder(number))?.payment.followUpAt;
    expect(followUpAt).toBeInstanceOf(Date);
    expect(await shipped(staff, number, part({ parcels: [SECOND], expectedFulfilments: 1 }))).toMatchObject({
      status: 'ORDER_SHIPPED',
      payment: { status: 'CAPTURE_DUE' },
    });
  });

  it('ships all remaining units if staff name none', async () => {
    const { number } = await place(2);
    await shipped(staff, number, part());
    await shipped(staff, number, { parcels: [SECOND], isUnpaidAccepted: true });
    expect((await findOrder(number))?.fulfilments).toMatchObject([
      { lines: [{ quantity: 1 }] },
      { lines: [{ quantity: 1 }], parcels: [SECOND] },
    ]);
  });

  it('never ships a unit twice: one of two staff succeeds, the other sees what was shipped (SHIPMENT-15)', async () => {
    const { number } = await place(1);
    const second = await signInStaff(shop);
    const answers = await Promise.all([ship(staff, number, part()), ship(second, number, part({ parcels: [SECOND] }))]);
    const { fulfilments } = (await findOrder(number)) ?? {};
    expect(fulfilments).toHaveLength(1);
    const seen = { order: { fulfilments: [{ id: fulfilments?.[0]?.id }] } };
    expect(answers.toSorted((one, other) => one.outcome.localeCompare(other.outcome))).toMatchObject([
      { outcome: 'DONE', ...seen },
      { outcome: 'SKIPPED', code: 'ORDER_CONFLICT', ...seen },
    ]);
    expect(await ship(staff, number, part({ expectedFulfilments: 1, parcels: [SECOND] }))).toMatchObject({
      outcome: 'SKIPPED',
      code: 'STATUS_TRANSITION_REFUSED',
    });
  });

  it('refuses units that are not open, naming the line, and writes nothing (SHIPMENT-15)', async () => {
    const { number } = await place(2);
    const wrong = { lines: [{ productId: wipe, quantity: 3 }], parcels: [parcel('12')], restExpectedOn: '2020-01-01' };
    expect(await ship(staff, number, part(wrong))).toMatchObject({
      outcome: 'INVALID',
      fieldErrors: [
        { path: 'rows.0.parcels.0.trackingNumber', key: 'tracking.otherForm' },
        { path: 'rows.0.lines.0.quantity', key: 'fulfilment.notOpen' },
        { path: 'rows.0.restExpectedOn', key: 'delay.past' },
      ],
    });
    expect(await findOrder(number)).toMatchObject({ fulfilments: [], fulfilmentStatus: 'OPEN' });
  });

  it('cannot be cancelled as a whole once a part is shipped; of both at once one wins (SHIPMENT-16)', async () => {
    const { number } = await place(2);
    const [sent, cancelled] = await Promise.all([ship(staff, number, part()), cancel(number)]);
    const order = await findOrder(number);
    const stock = await stockModel(shop.connection).findById(stockId('KR', wipe)).lean();
    if (order?.status === 'ORDER_CANCELLED') {
      expect(cancelled.__typename).toBe('OrderUpdated');
      expect(sent.outcome).not.toBe('DONE');
      expect([order.fulfilments.length, order.fulfilmentStatus, stock?.quantity]).toEqual([0, 'CANCELLED', 100]);
    } else {
      expect(sent.outcome).toBe('DONE');
      expect(expectResult(cancelled, 'OrderError')).toMatchObject({ code: 'STATUS_TRANSITION_REFUSED' });
      expect([order?.fulfilments.length, stock?.quantity]).toEqual([1, 98]);
    }
  });

  it('refuses cancellation by staff and by its buyer, with a reason (SHIPMENT-16)', async () => {
    const { number } = await place(2);
    await shipped(staff, number, part());
    expect(expectResult(await cancel(number), 'OrderError').message).toContain('left already');
    expect(await stockModel(shop.connection).findById(stockId('KR', wipe)).lean()).toMatchObject({ quantity: 98 });
  });

  it('is filtered by its fulfilment state (SHIPMENT-14)', async () => {
    const { number } = await place(2);
    const other = await place(1);
    await shipped(staff, number, part());
    const listed = async (fulfilment: 'OPEN' | 'PARTLY_SHIPPED') => {
      const { orders } = await staff.run(OrdersByFulfilment, { fulfilment });
      return orders.edges.map(({ node }) => node.number);
    };
    expect(await listed('PARTLY_SHIPPED')).toEqual([number]);
    expect(await listed('OPEN')).toEqual([other.number]);
  });

  it('can be shipped by staff only', async () => {
    const { number, buyer } = await place(1);
    await expect(ship(buyer, number, part())).rejects.toThrow();
    expect(await findOrder(number)).toMatchObject({ fulfilments: [] });
  });
});

describe('shipped parcels', () => {
  it('are corrected with a reason; the customer is notified, the log keeps the old number (SHIPMENT-21)', async () => {
    const { number } = await place(1);
    const { fulfilments } = await shipped(staff, number, part());
    const input = {
      orderNumber: number,
      fulfilmentId: fulfilments[0]?.id ?? '',
      expectedTrackingNumbers: [FIRST.trackingNumber],
      tracking: [SECOND],
      reason: 'typed wrong',
    };
    const blank = await correct({ ...input, reason: ' ', tracking: [] });
    expect(expectResult(blank, 'ValidationError').fieldErrors.map(({ path }) => path)).toEqual(['tracking', 'reason']);
    const corrected = expectResult(await correct(input), 'OrderUpdated').order;
    expect(corrected.tracking).toEqual([SECOND]);

    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'PARCELS_CORRECTED' });
    expect(email?.text).toContain(SECOND.trackingNumber);
    const { orderStaffDetails } = await staff.run(Activity, { number });
    expect(orderStaffDetails?.activity[0]).toMatchObject({ action: 'ORDER_PARCELS_CORRECTED' });
    expect(orderStaffDetails?.activity[0]?.changes).toContainEqual({
      field: 'tracking',
      before: 'HANJIN 123456789012',
      after: 'HANJIN 210987654321',
    });

    expectResult(await correct(input), 'OrderConflictError');
    expect(await emailsAbout('PARCELS_CORRECTED')).toBe(1);
    const unknown = await correct({ ...input, fulfilmentId: 'other' });
    expect(expectResult(unknown, 'OrderError').code).toBe('FULFILMENT_NOT_FOUND');
  });

  it('are marked by staff if the carrier reports nothing, without losing concurrent marks (SHIPMENT-19)', async () => {
    const { number, accessToken, buyer } = await place(2);
    const both = { lines: [{ productId: wipe, quantity: 2 }], parcels: [FIRST, SECOND] };
    const { fulfilments } = await shipped(staff, number, part(both));
    const mark = async (trackingNumber: string, as: 'DELIVERED' | 'RETURN_TO_SENDER') => {
      const input = { orderNumber: number, fulfilmentId: fulfilments[0]?.id ?? '', trackingNumber, mark: as };
      return (await staff.run(MarkParcel, { input })).markParcel;
    };
    // Both at once: neither update is lost.
    await Promise.all([mark(FIRST.trackingNumber, 'DELIVERED'), mark(SECOND.trackingNumber, 'DELIVERED')]);
    const { guestOrder } = await buyer.run(OwnOrder, { accessToken });
    expect(guestOrder).toMatchObject({ fulfilmentStatus: 'DELIVERED', fulfilments: [{ status: 'DELIVERED' }] });
    const readDeliveredAt = async () => (await orderModel(shop.connection).findOne({ number }).lean())?.deliveredAt;
    expect(await readDeliveredAt()).toBeInstanceOf(Date);

    await mark(FIRST.trackingNumber, 'RETURN_TO_SENDER');
    const back = expectResult(await mark(SECOND.trackingNumber, 'RETURN_TO_SENDER'), 'OrderUpdated').order;
    expect(back).toMatchObject({
      status: 'ORDER_SHIPPED',
      fulfilmentStatus: 'RETURNED',
      lines: [{ fulfilment: { delivered: 0, returned: 2 } }],
    });
    expect(await readDeliveredAt()).toBeNull();
    // Returned goods are inspected before they are sold again.
    expect(await stockModel(shop.connection).findById(stockId('KR', wipe)).lean()).toMatchObject({ quantity: 98 });
    expect(expectResult(await mark('999', 'DELIVERED'), 'OrderError').code).toBe('FULFILMENT_NOT_FOUND');
  });
});

it('the first shipped part captures the whole authorised amount, once (SHIPMENT-17)', async () => {
  const number = await placeByEscrow(2);

  expect(await shipped(staff, number, part())).toMatchObject({
    fulfilmentStatus: 'PARTLY_SHIPPED',
    payment: { status: 'CAPTURE_DUE' },
  });
  await shop.app().services.payment.followUp();
  const payment = async () => (await orderModel(shop.connection).findOne({ number }).lean())?.payment;
  const paid = await payment();
  expect(paid).toMatchObject({ status: 'PAID', summary: 'PAID' });

  await shipped(staff, number, part({ expectedFulfilments: 1, parcels: [SECOND] }));
  await shop.app().services.payment.followUp();
  expect(await payment()).toMatchObject({ status: 'PAID', paidAmount: paid?.paidAmount });
});
