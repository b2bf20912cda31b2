import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { ShipOrderInput } from '../gql/graphql.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { type WrittenOrder, writeOrder } from '../kit/orders.ts';
import { ShipOrders } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const OrdersToShip = graphql(`
  query OrdersToShip($market: Market!, $orderNumbers: [String!]) {
    ordersToShip(market: $market, orderNumbers: $orderNumbers) { orderNumber code message order { status } }
  }
`);

const UsedTrackingNumbers = graphql(`
  query UsedTrackingNumbers($rows: [ShipOrderInput!]!) {
    usedTrackingNumbers(rows: $rows) { orderNumber carrier trackingNumber usedBy }
  }
`);

const UndoShipments = graphql(`
  mutation UndoShipments($input: UndoStatusChangesInput!) {
    undoStatusChanges(input: $input) { ... on OrdersUpdated { orders { outcome } } }
  }
`);

const shop = useTestShop({ eachTest: 'renewed', settings: { UNDO_SECONDS: '20' } });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
});

const toNumber = (index: number) => `EB-260301-${String(index).padStart(8, '0')}`;
/** By default each order has a different apartment. */
const write = (index: number, written: Partial<WrittenOrder> = {}) =>
  writeOrder(shop, {
    number: toNumber(index),
    status: 'ORDER_CONFIRMED',
    ...written,
    address: { apt: `${index}호`, ...written.address },
  });

const parcel = (trackingNumber: string) => ({ carrier: 'CJ_LOGISTICS' as const, trackingNumber });
const row = (index: number, ...numbers: string[]): ShipOrderInput => ({
  orderNumber: toNumber(index),
  parcels: numbers.map(parcel),
});

async function ship(rows: readonly ShipOrderInput[], market: 'KR' | 'US' = 'KR', client = staff, isUndoable = false) {
  return (await client.run(ShipOrders, { input: { market, rows: [...rows], isUndoable } })).shipOrders;
}

async function shipped(...args: Parameters<typeof ship>) {
  return expectResult(await ship(...args), 'OrdersUpdated').orders;
}

const statusOf = async (index: number) =>
  (
    await orderModel(shop.connection)
      .findOne({ number: toNumber(index) })
      .lean()
  )?.status;
const emailCount = () => emailModel(shop.connection).countDocuments({ kind: 'ORDER_STATUS_CHANGED' });

describe('many orders shipped at once (SHIPMENT-23)', () => {
  it('are each shipped in their parcels, with an email and a log entry', async () => {
    for (const index of [1, 2]) await write(index);

    const orders = await shipped([row(1, '1234-5678-9012', '123456789013'), row(2, '123456789014')]);

    expect(orders).toMatchObject([
      {
        outcome: 'DONE',
        code: null,
        order: {
          status: 'ORDER_SHIPPED',
          tracking: [{ trackingNumber: '123456789012' }, { trackingNumber: '123456789013' }],
        },
      },
      { outcome: 'DONE', order: { status: 'ORDER_SHIPPED' } },
    ]);
    expect(await emailCount()).toBe(2);
    expect(await auditModel(shop.connection).countDocuments({ action: 'ORDER_STATUS_CHANGED' })).toBe(2);
  });

  it('are reported with the reason if they cannot be shipped, and the others are shipped', async () => {
    await write(1, { status: 'ORDER_CANCELLED' });
    await write(2, { status: 'ORDER_SHIPPED' });
    await write(3, { payment: { method: 'VIRTUAL_ACCOUNT', status: 'AWAITING_PAYMENT' } });
    await write(4, { market: 'US' });
    await write(5);
    await write(6, { payment: { method: 'DEPOSIT', status: 'AWAITING_PAYMENT' } });
    const rows = [1, 2, 3, 4, 9, 6, 5].map((index) => row(index, `12345678900${index}`));

    const orders = await shipped(rows);

    expect(orders.map(({ outcome, code }) => code ?? outcome)).toEqual([
      'STATUS_TRANSITION_REFUSED',
      'STATUS_TRANSITION_REFUSED',
      'STATUS_TRANSITION_REFUSED',
      'ORDER_NOT_FOUND',
      'ORDER_NOT_FOUND',
      'PAYMENT_OUTSTANDING',
      'DONE',
    ]);
    expect(orders[0]?.message).toBe('This order has been cancelled and closed.');
    expect(orders[3]?.message).toBe('This order belongs to the other store.');
    expect(await emailCount()).toBe(1);
  });

  it('count as done if their rows are sent again, but not under another number (SHIPMENT-26)', async () => {
    await write(1);
    await shipped([row(1, '123456789012', '123456789013')]);

    expect(await shipped([row(1, '123456789013', '1234 5678 9012')])).toMatchObject([{ outcome: 'DONE' }]);
    expect(await shipped([row(1, '123456789015')])).toMatchObject([{ outcome: 'SKIPPED' }]);
    expect(await emailCount()).toBe(1);
  });

  it('are shipped once if two members of staff send the same table at once (SHIPMENT-26)', async () => {
    for (const index of [1, 2, 3]) await write(index);
    const rows = [1, 2, 3].map((index) => row(index, `12345678900${index}`));
    const colleague = await signInStaff(shop);

    const answers = await Promise.all([shipped(rows), shipped(rows, 'KR', colleague)]);

    expect(answers.flat().map(({ outcome }) => outcome)).toEqual(Array(6).fill('DONE'));
    expect(await emailCount()).toBe(3);
  });

  it('are shipped or cancelled if both happen at once, never both', async () => {
    await write(1);
    const cancel = { orderNumber: toNumber(1), expectedStatus: 'ORDER_CONFIRMED', status: 'ORDER_CANCELLED' } as const;

    const [[answer], cancelled] = await Promise.all([
      shipped([row(1, '123456789012')]),
      staff.run(UpdateOrderStatus, { input: cancel }),
    ]);

    const wasCancelled = cancelled.updateOrderStatus.__typename === 'OrderUpdated';
    expect(answer?.outcome).toBe(wasCancelled ? 'SKIPPED' : 'DONE');
    expect(await statusOf(1)).toBe(wasCancelled ? 'ORDER_CANCELLED' : 'ORDER_SHIPPED');
    expect(await emailCount()).toBe(1);
  });
});

describe('many orders shipped with the option to undo (ORDER-23)', () => {
  it('are shipped, and an undone one is reverted with its email withdrawn', async () => {
    for (const index of [1, 2, 3]) await write(index);
    const rows = [1, 2, 3].map((index) => row(index, `12345678900${index}`));

    const orders = await shipped(rows, 'KR', staff, true);

    expect(orders).toMatchObject(
      rows.map(() => ({
        outcome: 'DONE',
        order: { status: 'ORDER_SHIPPED', undoableChange: { status: 'ORDER_SHIPPED' } },
      })),
    );
    expect(await emailCount()).toBe(3);
    const changes = orders
      .slice(0, 2)
      .map(({ orderNumber, order }) => ({ orderNumber, changeId: order?.undoableChange?.id ?? '' }));
    const { undoStatusChanges } = await staff.run(UndoShipments, { input: { changes } });
    expect(undoStatusChanges).toMatchObject({ orders: [{ outcome: 'DONE' }, { outcome: 'DONE' }] });

    expect(await Promise.all([1, 2, 3].map(statusOf))).toEqual(['ORDER_CONFIRMED', 'ORDER_CONFIRMED', 'ORDER_SHIPPED']);
    expect(await emailCount()).toBe(1);
    expect(await shipped([row(1, '123456789009')], 'KR', staff, true)).toMatchObject([{ outcome: 'DONE' }]);
  });

  it('are done for a repeated row, and refused for a different row or a used number', async () => {
    for (const index of [1, 2]) await write(index);
    await shipped([row(1, '123456789012')], 'KR', staff, true);

    expect(await shipped([row(1, '1234-5678-9012')], 'KR', staff, true)).toMatchObject([{ outcome: 'DONE' }]);
    expect(await shipped([row(1, '123456789013')])).toMatchObject([
      { outcome: 'SKIPPED', code: 'STATUS_TRANSITION_REFUSED' },
    ]);
    expect(await shipped([row(2, '123456789012')])).toMatchObject([
      { outcome: 'SKIPPED', code: 'TRACKING_NUMBER_USED' },
    ]);
    const used = await staff.run(UsedTrackingNumbers, { rows: [row(2, '123456789012')] });
    expect(used.usedTrackingNumbers).toMatchObject([{ usedBy: toNumber(1) }]);
  });

  it('are shipped once if a colleague sends the same table at once (SHIPMENT-26)', async () => {
    for (const index of [1, 2, 3]) await write(index);
    const rows = [1, 2, 3].map((index) => row(index, `12345678900${index}`));
    const colleague = await signInStaff(shop);

    const answers = await Promise.all([shipped(rows, 'KR', staff, true), shipped(rows, 'KR', colleague)]);

    expect(answers.flat().map(({ outcome }) => outcome)).toEqual(Array(6).fill('DONE'));
    expect(await Promise.all([1, 2, 3].map(statusOf))).toEqual(Array(3).fill('ORDER_SHIPPED'));
    expect(await emailCount()).toBe(3);
  });
});

describe('an invalid table (SHIPMENT-24)', () => {
  it('is rejected as a whole, and each wrong cell is reported', async () => {
    for (const index of [1, 2, 3, 4]) await write(index);

    const rows = [row(1, '123456789012'), row(2, '12345'), row(3), row(1, '123456789019'), row(4, '=1+1')];
    expect(expectResult(await ship(rows), 'ValidationError').fieldErrors).toEqual([
      { path: 'rows.1.parcels.0.trackingNumber', key: 'tracking.otherForm' },
      { path: 'rows.2.parcels', key: 'tracking.required' },
      { path: 'rows.3.orderNumber', key: 'orders.twice' },
      { path: 'rows.4.parcels.0.trackingNumber', key: 'tracking.otherForm' },
    ]);
    expect(await statusOf(1)).toBe('ORDER_CONFIRMED');
  });

  it('is rejected if it is empty or has more than 100 rows', async () => {
    const key = async (rows: ShipOrderInput[]) =>
      expectResult(await ship(rows), 'ValidationError').fieldErrors.map((one) => one.key);
    expect(await key([])).toEqual(['orders.noneSelected']);
    expect(await key(Array.from({ length: 101 }, (_, index) => row(index, '123456789012')))).toEqual([
      'orders.tooMany',
    ]);
  });
});

describe('a tracking number of two orders (SHIPMENT-25)', () => {
  it('is an error in one table, or if the other is already shipped, unless they go to one recipient', async () => {
    await write(1);
    await write(2);
    await write(3, { address: { apt: '1호' } });

    expect(expectResult(await ship([row(1, '123456789012'), row(2, '123456789012')]), 'ValidationError')).toMatchObject(
      {
        fieldErrors: [{ path: 'rows.0.parcels.0.trackingNumber', key: 'tracking.double' }, { key: 'tracking.double' }],
      },
    );
    expect(await shipped([row(1, '123456789012'), row(3, '123456789012')])).toMatchObject([
      { outcome: 'DONE' },
      { outcome: 'DONE' },
    ]);
    expect(await shipped([row(2, '123456789012')])).toMatchObject([
      { outcome: 'SKIPPED', code: 'TRACKING_NUMBER_USED' },
    ]);
    expect(await statusOf(2)).toBe('ORDER_CONFIRMED');
  });

  it('is reported before anything is sent, with the order that has it', async () => {
    for (const index of [1, 2]) await write(index);
    await shipped([row(1, '123456789012')]);

    const ask = async (...rows: ShipOrderInput[]) =>
      (await staff.run(UsedTrackingNumbers, { rows })).usedTrackingNumbers;

    expect(await ask(row(1, '123456789012'), row(2, '123456789013', '1234-5678-9012'))).toEqual([
      { orderNumber: toNumber(2), carrier: 'CJ_LOGISTICS', trackingNumber: '123456789012', usedBy: toNumber(1) },
    ]);
    expect(
      await ask({ orderNumber: toNumber(2), parcels: [{ carrier: 'HANJIN', trackingNumber: '123456789012' }] }),
    ).toEqual([]);
  });
});

describe('the orders of the table', () => {
  it('are the selected ones, each with what prevents its shipping', async () => {
    await write(1);
    await write(2, { status: 'ORDER_SHIPPED' });
    const orderNumbers = [2, 9, 1].map(toNumber);

    expect((await staff.run(OrdersToShip, { market: 'KR', orderNumbers })).ordersToShip).toMatchObject([
      { orderNumber: toNumber(2), code: 'STATUS_TRANSITION_REFUSED', order: { status: 'ORDER_SHIPPED' } },
      { orderNumber: toNumber(9), code: 'ORDER_NOT_FOUND', order: null },
      { orderNumber: toNumber(1), code: null, message: null },
    ]);
  });

  it('are the confirmed ones of the store, oldest first, if none is selected', async () => {
    await write(1, { createdAt: new Date('2026-03-02T00:00:00Z') });
    await write(2, { createdAt: new Date('2026-03-01T00:00:00Z') });
    await write(3, { market: 'US' });
    await write(4, { status: 'PREPARING_FOR_SHIPMENT' });

    const { ordersToShip } = await staff.run(OrdersToShip, { market: 'KR', orderNumbers: null });
    expect(ordersToShip.map(({ orderNumber }) => orderNumber)).toEqual([toNumber(2), toNumber(1)]);
  });
});
