import { inTransaction } from '@eunbit/server/common/transaction';
import { backOnShelf } from '@eunbit/server/modules/order/decision';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember, createMemberClient } from '../kit/members.ts';
import { CancelOrder, UpdateOrderStatus, UpdateStock } from '../kit/operations.ts';
import { expectHistoryAddsUp, StockMovements } from '../kit/stock.ts';
import {
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  signInStaff,
  startCardPayment,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;

beforeAll(async () => {
  wipe = shop.productId('wipe');
});

const readLevel = (market: 'KR' | 'US') => stockModel(shop.connection).findById(stockId(market, wipe)).lean();

async function readHistory(market: 'KR' | 'US', page: { first?: number; after?: string } = {}) {
  const staff = await signInStaff(shop);
  return (await staff.run(StockMovements, { market, productId: wipe, ...page })).stockMovements;
}

/** A deposit order from a browser of its own. */
async function order(quantity: number) {
  const buyer = shop.client({ market: 'KR' });
  const placed = await payByDeposit(buyer, await fillCheckout(buyer, 'KR', { [wipe]: quantity }));
  return { buyer, placed: expectResult(placed, 'OrderPlaced') };
}

async function cancelAsStaff(orderNumber: string) {
  const staff = await signInStaff(shop);
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT' as const, status: 'ORDER_CANCELLED' as const };
  return expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
}

async function setQuantity(quantity: number, stopped = false, market: 'KR' | 'US' = 'KR') {
  const staff = await signInStaff(shop);
  const expectedVersion = (await readLevel(market))?.version ?? 0;
  const input = { productId: wipe, market, quantity, isStopped: stopped, expectedVersion };
  return (await staff.run(UpdateStock, { input })).updateStock;
}

describe('the stock history (STOCK-13)', () => {
  it('lists who moved how many units why, newest first', async () => {
    const { placed } = await order(2);
    await cancelAsStaff(placed.order.number);
    await setQuantity(130);
    await setQuantity(120);

    const { edges, totalCount } = await readHistory('KR');

    const { number: orderNumber } = placed.order;
    const byStaff = { isByStaff: true, staffName: expect.stringContaining('SEOYEON') };
    expect(totalCount).toBe(5);
    expect(edges.map(({ node }) => node)).toMatchObject([
      { kind: 'EDIT', change: -10, unitsBefore: 130, unitsAfter: 120, orderNumber: null, ...byStaff },
      { kind: 'RESTOCK', change: 30, unitsBefore: 100, unitsAfter: 130, orderNumber: null, ...byStaff },
      { kind: 'CANCELLATION', change: 2, unitsBefore: 98, unitsAfter: 100, orderNumber, ...byStaff },
      { kind: 'SALE', change: -2, unitsBefore: 100, unitsAfter: 98, orderNumber, isByStaff: false, staffName: null },
      { kind: 'OPENING', change: 100, unitsBefore: 0, unitsAfter: 100, orderNumber: null, isByStaff: false },
    ]);
    expect((await readHistory('US')).totalCount).toBe(1);
  });

  it('distinguishes a cancellation by the buyer from one by staff', async () => {
    const { buyer, placed } = await order(1);
    const input = {
      orderNumber: placed.order.number,
      accessToken: placed.accessToken ?? '',
      reason: 'CHANGED_MIND' as const,
    };
    expectResult((await buyer.run(CancelOrder, { input })).cancelOrder, 'OrderUpdated');

    expect((await readHistory('KR')).edges[0]?.node).toMatchObject({
      kind: 'CANCELLATION',
      change: 1,
      isByStaff: false,
    });
  });

  it('excludes units that are only held for a payment, and includes the sale when it is paid (STOCK-6)', async () => {
    const buyer = shop.client({ market: 'US' });
    const ready = await fillCheckout(buyer, 'US', { [wipe]: 3 });
    const action = expectResult(await startCardPayment(buyer, ready), 'PaymentActionRequired');
    expect((await readHistory('US')).totalCount).toBe(1);

    await confirmCard(shop.stripeUrl, action.clientSecret);
    expectResult(await complete(buyer, ready), 'OrderPlaced');

    expect((await readHistory('US')).edges[0]?.node).toMatchObject({ kind: 'SALE', unitsBefore: 100, unitsAfter: 97 });
    await expectHistoryAddsUp(shop, 'US', wipe);
  });

  it('excludes an edit that only stops the sale, or that was refused', async () => {
    expectResult(await setQuantity(100, true), 'StockUpdated');
    const staff = await signInStaff(shop);
    const input = { productId: wipe, market: 'KR' as const, quantity: 5, isStopped: false, expectedVersion: 1 };
    expectResult((await staff.run(UpdateStock, { input })).updateStock, 'StockConflictError');

    expect((await readHistory('KR')).totalCount).toBe(1);
  });

  it('is paged without repeating or skipping a movement', async () => {
    for (const quantity of [90, 80, 70, 60]) expectResult(await setQuantity(quantity), 'StockUpdated');

    const first = await readHistory('KR', { first: 2 });
    await setQuantity(50);
    const second = await readHistory('KR', { first: 3, after: first.pageInfo.endCursor ?? '' });

    expect(first.edges.map(({ node }) => node.unitsAfter)).toEqual([60, 70]);
    expect(second.edges.map(({ node }) => node.unitsAfter)).toEqual([80, 90, 100]);
    expect(first.pageInfo).toMatchObject({ hasPreviousPage: false, hasNextPage: true });
    expect(second.pageInfo).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    expect(second.pageInfo.startCursor).toBe(second.edges[0]?.cursor);
    expect(second.pageInfo.endCursor).toBe(second.edges[2]?.cursor);
    await expect(readHistory('US', { after: first.pageInfo.endCursor ?? '' })).rejects.toThrow('not a cursor');
  });

  it('uses an index, without scanning other products', async () => {
    const plan = await stockMovementModel(shop.connection)
      .find({ stockId: stockId('KR', wipe), version: { $lt: 1000 } })
      .sort({ version: -1 })
      .explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('stockId_1_version_-1');
    expect(JSON.stringify(plan)).not.toContain('COLLSCAN');
  });
});

describe('the stock movements of a product (STOCK-13)', () => {
  it('add up to its units after concurrent actions of buyers and staff on two servers', async () => {
    const buy = Array.from({ length: 8 }, (_, index) => async () => {
      const buyer = shop.client({ market: 'KR', server: index % 2 });
      const placed = await payByDeposit(buyer, await fillCheckout(buyer, 'KR', { [wipe]: 1 + (index % 3) }));
      if (index % 2 === 0 && placed.__typename === 'OrderPlaced') await cancelAsStaff(placed.order.number);
    });
    const edit = Array.from({ length: 4 }, (_, index) => () => setQuantity(40 + index * 20));

    await Promise.all([...buy, ...edit].map((act) => act()));

    await expectHistoryAddsUp(shop, 'KR', wipe);
  });

  it('add up to its units after any series of sales, holds, expiries, cancellations and edits', async () => {
    const { stock, stockAdmin } = shop.app().services ?? {};
    if (!stock || !stockAdmin) throw new Error('a shop has a server');
    const random = seeded(20_261_122);
    const held: Types.ObjectId[] = [];
    const lines = () => [{ productId: wipe, quantity: 1 + random(6) }];
    const within = (work: Parameters<typeof inTransaction<unknown>>[1]) =>
      inTransaction(shop.serverConnection, work).catch((error: Error) => {
        if (error.name !== 'ShortageError') throw error;
      });
    const acts = [
      () => within((session) => stock.sell(session, 'KR', lines(), 'EB-1')),
      () =>
        within(async (session) => {
          held.push(
            (await stock.hold(session, 'KR', new Types.ObjectId(), lines(), { until: new Date() })).reservationId,
          );
        }),
      () => within((session) => stock.consume(session, held.shift() ?? new Types.ObjectId(), 'EB-2')),
      () => within((session) => stock.release(session, held.shift() ?? new Types.ObjectId())),
      () =>
        within((session) => {
          const back = { market: 'KR', orderNumber: 'EB-3', ...backOnShelf(lines(), null) } as const;
          return stock.takeBack(session, back, null, 'CANCELLATION');
        }),
      async () => {
        const expectedVersion = (await readLevel('KR'))?.version ?? 0;
        await stockAdmin.edit('KR', wipe, { quantity: random(30), isStopped: false, expectedVersion }, 'staff');
      },
    ];

    for (let step = 0; step < 60; step += 1) await acts[random(acts.length)]?.();

    await expectHistoryAddsUp(shop, 'KR', wipe);
  });
});

describe('a shop with stock levels written by a script', () => {
  const completeAll = () => Promise.all(shop.apps.map((app) => app.services.stockHistory.completeAll()));

  it('gets one opening entry per level, even if it is sold at the same moment', async () => {
    await stockMovementModel(shop.connection).deleteMany();

    await Promise.all([completeAll(), order(2), order(1)]);
    await completeAll();

    await expectHistoryAddsUp(shop, 'KR', wipe);
    await expectHistoryAddsUp(shop, 'US', wipe);
    expect(await stockMovementModel(shop.connection).countDocuments({ kind: 'OPENING' })).toBe(4);
  });

  it('reads the ends of all histories at once, and skips levels with a complete history', async () => {
    const levels = await stockModel(shop.connection).find().lean();

    const commands = await shop.commandsDuring(async () => {
      expect(await shop.apps[0]?.services.stockHistory.completeAll()).toBe(0);
    });

    expect(commands).toHaveLength(1);
    expect(await stockModel(shop.connection).find().lean()).toEqual(levels);
  });

  it('records direct changes separately from sales', async () => {
    await stockModel(shop.connection).updateOne({ _id: stockId('KR', wipe) }, { $set: { quantity: 64 } });

    await completeAll();

    expect((await readHistory('KR')).edges[0]?.node).toMatchObject({
      kind: 'ADJUSTMENT',
      change: -36,
      isByStaff: false,
    });
    await expectHistoryAddsUp(shop, 'KR', wipe);
  });
});

describe('the export of a stock history', () => {
  const ask = (query: string, cookie: string) =>
    fetch(`${shop.url()}/stock-movements.csv?${query}`, { headers: { cookie } });

  it('has one line for each movement', async () => {
    const { placed } = await order(2);
    const staff = await signInStaff(shop);

    const answer = await ask(`market=KR&product=${wipe}`, staff.cookieHeader());

    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('stock-KR-wipe-');
    const lines = (await answer.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(new RegExp(`Sale,-2,100,98,${placed.order.number},$`));
  });

  it('is for staff only, and for existing products', async () => {
    const customer = await createMemberClient(shop, await addMember(shop));
    const staff = (await signInStaff(shop)).cookieHeader();

    expect((await ask(`market=KR&product=${wipe}`, '')).status).toBe(401);
    expect((await ask(`market=KR&product=${wipe}`, customer.cookieHeader())).status).toBe(403);
    expect((await ask(`market=JP&product=${wipe}`, staff)).status).toBe(400);
    expect((await ask('market=KR&product=%7B%24gt%3A1%7D', staff)).status).toBe(400);
    expect((await ask(`market=KR&product=${'0'.repeat(24)}`, staff)).status).toBe(404);
  });
});

/** Pseudo-random integers below a bound, the same in every run. */
function seeded(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
