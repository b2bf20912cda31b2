import { userModel } from '@eunbit/server/modules/account/user.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { mentionModel } from '@eunbit/server/modules/order-collaboration/mention.model';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { addMember, createMemberClient, type Member } from '../kit/members.ts';
import { writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { useTestShop } from '../kit/test-shop.ts';

const WorkToDo = graphql(`
  query WorkToDo { workToDo { kind market count oldestAt } }
`);

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const shop = useTestShop({ eachTest: 'renewed' });
let manager: Member;
let staff: ShopClient;

beforeEach(async () => {
  manager = await addMember(shop, { role: 'MANAGER' });
  staff = await createMemberClient(shop, manager);
});

const read = async (client = staff) => (await client.run(WorkToDo)).workToDo;
const number = (index: number) => `EB-260301-${String(index).padStart(8, '0')}`;

describe('the list of open work (COLLABORATION-12)', () => {
  it('is sorted by waiting time across both stores, with empty kinds last', async () => {
    const [day1, day3, day5] = [daysAgo(1), daysAgo(3), daysAgo(5)];
    await writeOrder(shop, { number: number(1), createdAt: day1 });
    await writeOrder(shop, { number: number(2), createdAt: day3 });
    await writeOrder(shop, { number: number(3), market: 'US', status: 'ORDER_CONFIRMED', createdAt: day5 });
    await orderModel(shop.connection).updateOne({ number: number(2) }, { $set: { assigneeId: manager.id } });
    const note = { orderNumber: number(1), market: 'KR', noteId: 'a', text: 'Look', by: 'b' } as const;
    await mentionModel(shop.connection).insertMany([
      { ...note, staffId: manager.id, createdAt: daysAgo(9), readAt: day1 },
      { ...note, staffId: manager.id, createdAt: daysAgo(2), readAt: null },
      { ...note, staffId: 'somebody else', createdAt: daysAgo(9), readAt: null },
    ]);

    const work = await read();

    const waiting = work.filter(({ count, oldestAt }) => count > 0 && oldestAt !== null);
    expect(waiting.slice(0, 4).map(({ kind, market, count }) => [kind, market, count])).toEqual([
      ['ORDERS_TO_SHIP', 'US', 1],
      ['ORDERS_TO_CONFIRM', 'KR', 2],
      ['MY_ORDERS', 'KR', 1],
      ['MENTIONS', null, 1],
    ]);
    expect(waiting[0]?.oldestAt).toBe(day5.toISOString());
    expect(waiting[1]?.oldestAt).toBe(day3.toISOString());
    const firstZero = work.findIndex(({ count }) => count === 0);
    expect(firstZero).toBeGreaterThan(0);
    expect(work.slice(firstZero).every(({ count }) => count === 0)).toBe(true);
    expect(work.filter(({ kind }) => kind === 'DEPOSIT_TO_CHECK').map(({ market }) => market)).toEqual(['KR']);
    expect(work.filter(({ kind }) => kind === 'RETURNS_REQUESTED')).toHaveLength(2);
  });

  it('counts the waiting time from the step that caused it, not from the order', async () => {
    await writeOrder(shop, { number: number(1), status: 'ORDER_CONFIRMED', createdAt: daysAgo(9) });
    await writeOrder(shop, { number: number(2), status: 'ORDER_CONFIRMED', createdAt: daysAgo(4) });
    const [placedAt, confirmedAt] = [daysAgo(9), daysAgo(2)];
    const entry = { by: manager.id, delay: null, cancellation: null };
    const statusHistory = [
      { ...entry, status: 'PREPARING_FOR_SHIPMENT' as const, at: placedAt },
      { ...entry, status: 'ORDER_CONFIRMED' as const, at: confirmedAt },
    ];
    const orders = orderModel(shop.connection);
    await orders.updateOne({ number: number(1) }, { $set: { statusHistory } });
    const toShip = async () => (await read()).find(({ kind, count }) => kind === 'ORDERS_TO_SHIP' && count > 0);

    const both = await toShip();
    const later = await orders.findOne({ number: number(2) }).lean();
    expect(both).toMatchObject({ count: 2, oldestAt: later?.createdAt.toISOString() });
    await orders.deleteOne({ number: number(2) });
    expect(await toShip()).toMatchObject({ count: 1, oldestAt: confirmedAt.toISOString() });
  });

  it('counts up to a hundred, with the same number of database commands', async () => {
    await read();
    const few = await shop.commandsDuring(() => read());
    await writeOrder(shop, { number: number(0) });
    const orders = orderModel(shop.connection).collection;
    const order = await orders.findOne({ number: number(0) });
    await orders.insertMany(
      Array.from({ length: 101 }, (_, index) => ({
        ...order,
        _id: new Types.ObjectId(),
        checkoutId: new Types.ObjectId(),
        number: number(index + 1),
      })),
    );
    const many = await shop.commandsDuring(() => read());
    expect((await read()).find(({ kind }) => kind === 'ORDERS_TO_CONFIRM')?.count).toBe(100);
    expect(many).toHaveLength(few.length);
    expect(many.length).toBeLessThanOrEqual(60);
  });

  it("contains only what the viewer's role may see", async () => {
    await writeOrder(shop, { number: number(1), createdAt: daysAgo(1) });
    await emailModel(shop.connection).updateMany({}, { status: 'FAILED' });
    const packer = await addMember(shop);
    const staffRole = {
      id: '0123456789abcdef01234567',
      name: 'Warehouse',
      permissions: ['stock:read'],
      refundLimit: null,
    };
    await userModel(shop.connection).updateOne({ _id: toUserId(packer) }, { $set: { role: 'STAFF', staffRole } });
    const kinds = (await read(await createMemberClient(shop, packer))).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['STOCK_LOW', 'STOCK_SOLD_OUT', 'STOCK_STOPPED']));
  });
});
