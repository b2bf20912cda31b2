import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { toConsignment } from '@eunbit/server/modules/shipping/carrier-file/carrier-export';
import { toPackings } from '@eunbit/server/modules/shipping/papers/packing-list';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { RequestRefundInput, UnshippedUnits } from '../gql/graphql.ts';
import { type BoughtByCard, buyByCard } from '../kit/bought-orders.ts';
import { waitForEmail } from '../kit/emails.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { ship, shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RefundOfUnits = graphql(`
  mutation RefundOfUnits($input: RequestRefundInput!) {
    requestRefund(input: $input) {
      __typename
      ... on RefundRequested { refund { id unshipped isCancellable lines { quantity withheld } } }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);
const UnitsPreview = graphql(`
  query UnitsPreview($input: RefundChoiceInput!) {
    refundPreview(input: $input) {
      __typename
      ... on RefundPreview { left { amount } shares { unshippedUnits } }
    }
  }
`);
const UnitsOfOrder = graphql(`
  query UnitsOfOrder($number: String!) {
    order(number: $number) {
      status
      fulfilmentStatus
      statusHistory { status }
      lines { quantity fulfilment { status open shipped withheld } }
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

const buy = (units = 4) => buyByCard(shop, { [wipe]: units });

async function preview(orderNumber: string, quantity: number) {
  const input = { orderNumber, lines: [{ productId: wipe, quantity }], shipping: 0 };
  return expectResult((await staff.run(UnitsPreview, { input })).refundPreview, 'RefundPreview');
}

async function ask(orderNumber: string, quantity: number, unshipped: UnshippedUnits | null, more = {}) {
  const { left } = await preview(orderNumber, quantity);
  const why = { reason: 'OUT_OF_STOCK', expectedLeft: left.amount, shipping: 0 } as const;
  const input: RequestRefundInput = { orderNumber, lines: [{ productId: wipe, quantity }], ...why, unshipped, ...more };
  return (await staff.run(RefundOfUnits, { input })).requestRefund;
}

const refund = async (...choice: Parameters<typeof ask>) =>
  expectResult(await ask(...choice), 'RefundRequested').refund;

const shipUnits = async (orderNumber: string, quantity: number) => {
  const lines = [{ productId: wipe, quantity }];
  return (await ship(staff, orderNumber, { market: 'US', lines, expectedFulfilments: 0 })).outcome;
};

const inStock = async () => (await stockModel(shop.connection).findById(stockId('US', wipe)).lean())?.quantity ?? 0;

async function see(number: string) {
  const { order } = await staff.run(UnitsOfOrder, { number });
  return { ...order, line: order?.lines[0]?.fulfilment };
}

async function stored({ number }: Pick<BoughtByCard, 'number'>) {
  const order = await orderModel(shop.connection).findOne({ number }).lean();
  if (!order) throw new Error(`${number} is gone`);
  return order;
}

async function movements(orderNumber: string): Promise<string[]> {
  const found = await stockMovementModel(shop.connection).find({ orderNumber }).sort({ version: 1 }).lean();
  return found.map(({ kind, unitsBefore, unitsAfter }) => `${kind} ${unitsAfter - unitsBefore}`);
}

describe('a refund of unshipped units (PAYMENT-55)', () => {
  it('requires a choice between keeping and sending them, and changes nothing without it', async () => {
    const { number } = await buy();
    expect((await preview(number, 2)).shares).toEqual({ unshippedUnits: 2 });
    expect(expectResult(await ask(number, 2, null), 'ValidationError').fieldErrors).toEqual([
      { path: 'unshipped', key: 'refund.unshippedRequired' },
    ]);
    expect((await see(number)).line).toMatchObject({ open: 4, withheld: 0 });
  });

  it('returns kept units to stock: nobody packs or ships them any more', async () => {
    const bought = await buy();
    const before = await inStock();
    expect(await refund(bought.number, 1, 'RESTOCK')).toMatchObject({
      unshipped: 'RESTOCK',
      isCancellable: false,
      lines: [{ quantity: 1, withheld: 1 }],
    });

    expect(await inStock()).toBe(before + 1);
    expect(await see(bought.number)).toMatchObject({
      fulfilmentStatus: 'OPEN',
      line: { status: 'OPEN', open: 3, withheld: 1 },
    });
    const order = await stored(bought);
    expect(toPackings([order], 'en').map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[3]]);
    expect(toConsignment(order, DEFAULT_SHOP_SETTINGS.company)).toMatchObject({ units: 3 });
    expect(await shipUnits(bought.number, 4)).toBe('INVALID');
    await shipped(staff, bought.number, { market: 'US' });
    expect(await see(bought.number)).toMatchObject({
      status: 'ORDER_SHIPPED',
      fulfilmentStatus: 'SHIPPED',
      line: { open: 0, shipped: 3, withheld: 1 },
    });
    await shop.app().services.payment.payDueRefunds();
    const email = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_PART_REFUNDED' });
    expect(email.text).toMatch(/Not sent any more:?\s+.*wipe in English × 1/);
  });

  it('writes them off, and the stock history records it', async () => {
    const { number } = await buy();
    const before = await inStock();
    await refund(number, 2, 'WRITE_OFF');
    expect(await inStock()).toBe(before);
    expect(await movements(number)).toEqual(['SALE -4', 'CANCELLATION 2', 'WRITE_OFF -2']);
    expect((await see(number)).line).toMatchObject({ open: 2, withheld: 2 });
  });

  it('still ships them if staff choose so, and a refund by amount touches no unit', async () => {
    const { number } = await buy();
    const before = await inStock();
    expect(await refund(number, 1, 'SHIP')).toMatchObject({ unshipped: 'SHIP', lines: [{ withheld: 0 }] });
    await refund(number, 1, null, { lines: [], amount: 100 });
    expect(await inStock()).toBe(before);
    expect((await see(number)).line).toMatchObject({ open: 4, withheld: 0 });
  });

  it('releases no more units than are left when the order is cancelled', async () => {
    const { number } = await buy();
    const before = await inStock();
    await refund(number, 1, 'RESTOCK');
    await refund(number, 1, 'WRITE_OFF');
    const cancel = { expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
    const { updateOrderStatus } = await staff.run(UpdateOrderStatus, { input: { orderNumber: number, ...cancel } });
    expectResult(updateOrderStatus, 'OrderUpdated');
    expect(await inStock()).toBe(before + 3);
  });

  it('completes a partly shipped order with nothing left, and refuses to empty an unshipped one', async () => {
    const [part, whole] = [await buy(2), await buy(2)];
    expect(await shipUnits(part.number, 1)).toBe('DONE');
    expect((await preview(part.number, 2)).shares).toEqual({ unshippedUnits: 1 });
    await refund(part.number, 1, 'RESTOCK');
    expect(await see(part.number)).toMatchObject({ status: 'ORDER_SHIPPED', fulfilmentStatus: 'SHIPPED' });
    expect((await see(part.number)).statusHistory?.at(-1)).toEqual({ status: 'ORDER_SHIPPED' });

    expect(expectResult(await ask(whole.number, 2, 'RESTOCK'), 'ValidationError').fieldErrors).toEqual([
      { path: 'unshipped', key: 'refund.nothingToShip' },
    ]);
  });

  it('lets one of two through that ship and keep the same units at once', async () => {
    const { number } = await buy(2);
    const before = await inStock();
    const [sent, kept] = await Promise.all([shipUnits(number, 2), ask(number, 1, 'RESTOCK')]);
    const { line } = await see(number);
    const units = (line?.open ?? 0) + (line?.shipped ?? 0) + (line?.withheld ?? 0);
    expect(units).toBe(2);
    expect(await inStock()).toBe(before + (line?.withheld ?? 0));
    if (sent === 'DONE') expect([line?.shipped, line?.withheld]).toEqual([2, 0]);
    else expect([kept.__typename, line?.withheld]).toEqual(['RefundRequested', 1]);
  });
});
