import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import type { ChangeOrder } from '@eunbit/server/modules/order/change/change-order';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buyByDeposit } from '../kit/bought-orders.ts';
import { readOrder } from '../kit/order-edits.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let number: string;
beforeEach(async () => {
  ({ number } = await buyByDeposit(shop));
});

const changeAt = (server: number): ChangeOrder => shop.app(server).services.changeOrder;
const logged = (by: string) => ({ by, action: 'ORDER_TAGS_CHANGED' as const });
const countLogged = () => auditModel(shop.connection).countDocuments({ action: 'ORDER_TAGS_CHANGED' });

/** Adds a tag to an order that has fewer than a number of them. */
const addTag = (server: number, tag: string, most = 100) =>
  changeAt(server)(number, (order) => {
    const { tags = [] } = order;
    if (tags.length >= most) return { refused: 'full' as const };
    return { order: { ...order, tags: [...tags, tag] }, effects: { audit: [logged(tag)] } };
  });

describe('concurrent changes of one order', () => {
  it('are all saved, each with its effects once, on every server', async () => {
    const before = await readOrder(shop, number);
    const tags = Array.from({ length: 12 }, (_, index) => `tag ${index}`);
    await Promise.all(tags.map((tag, index) => addTag(index % 2, tag)));

    const order = await readOrder(shop, number);
    expect(order.tags?.toSorted()).toEqual(tags.toSorted());
    expect(order.version).toBe(before.version + tags.length);
    expect(await countLogged()).toBe(tags.length);
  });

  it('are computed from the result of the others', async () => {
    const results = await Promise.all(['a', 'b', 'c', 'd'].map((tag, index) => addTag(index % 2, tag, 2)));
    expect(results.filter((result) => result && 'refused' in result)).toEqual([
      { refused: 'full' },
      { refused: 'full' },
    ]);
    expect((await readOrder(shop, number)).tags).toHaveLength(2);
    expect(await countLogged()).toBe(2);
  });

  it('are computed again if another one was saved meanwhile', async () => {
    const orders = orderModel(shop.serverConnection);
    const save = orders.findOneAndUpdate.bind(orders);
    const saveLater = (...args: Parameters<typeof save>) => ({
      exec: () => addTag(1, 'meanwhile').then(() => save(...args).exec()),
    });
    vi.spyOn(orders, 'findOneAndUpdate').mockImplementationOnce(saveLater as never);
    const seen: number[] = [];
    const changed = await changeAt(0)(number, (order) => {
      seen.push(order.version);
      return { order: { ...order, phone: `after ${order.tags}` } };
    });
    expect(changed).toMatchObject({ order: { tags: ['meanwhile'], phone: 'after meanwhile' } });
    expect(seen).toEqual([seen[0], (seen[0] ?? 0) + 1]);
  });

  it('end as a conflict with the current order if others keep coming first', async () => {
    const spy = vi.spyOn(orderModel(shop.serverConnection), 'findOneAndUpdate');
    spy.mockImplementation(() => ({ exec: async () => null }) as never);
    const decide = vi.fn((order) => ({ order: { ...order, tags: ['never'] } }));
    expect(await changeAt(0)(number, decide)).toMatchObject({ conflict: { number } });
    expect(decide).toHaveBeenCalledTimes(20);
    expect((await readOrder(shop, number)).tags).toBeUndefined();
  });
});

describe('a change of an order', () => {
  it('is not saved if its effects fail', async () => {
    const emails = [['noSuchEmail' as 'placed']] as const;
    const change = changeAt(0)(number, (order) => ({ order: { ...order, tags: ['a'] }, effects: { emails } }));
    await expect(change).rejects.toThrow();
    expect((await readOrder(shop, number)).tags).toBeUndefined();
  });

  it('writes nothing if nothing changes', async () => {
    const before = await readOrder(shop, number);
    const names = await shop.commandsDuring(() => changeAt(0)(number, (order) => ({ order: { ...order } })));
    expect(names).toEqual(['find']);
    expect(await readOrder(shop, number)).toEqual(before);
  });

  it('writes only the changed fields', async () => {
    await addTag(0, 'first');
    const statements = await shop.statementsDuring(() => addTag(0, 'second'));
    const { command } = statements.find(({ commandName }) => commandName === 'findAndModify') ?? { command: null };
    expect(command?.update).toEqual({ $push: { tags: { $each: ['second'] } }, $inc: { version: 1 } });
  });

  it('returns null for an unknown order', async () => {
    expect(await changeAt(0)('EB-000000-NONE', (order) => ({ order }))).toBeNull();
  });
});
