import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { StockFilter } from '../gql/graphql.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const StockPages = graphql(`
  query StockPages($market: Market!, $filter: StockFilter, $first: Int!, $page: Int!) {
    productStocks(market: $market, filter: $filter, first: $first, page: $page) {
      nodes { product { id slug } stock { quantity isStopped version } }
      totalCount page pageCount
    }
    stockCounts(market: $market) { total onSale soldOut stopped low }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
});

const read = (filter: StockFilter | null = null, { first = 24, page = 1 } = {}) =>
  staff.run(StockPages, { market: 'KR', filter, first, page });

/** Writes a stock level as a sale or staff would, and waits until the server lists it. */
async function setLevel(product: string, level: { quantity: number; stopped?: boolean }): Promise<void> {
  const _id = stockId('KR', shop.productId(product));
  await stockModel(shop.connection).updateOne({ _id }, { $set: level, $inc: { version: 1 } });
  const { stockLevels } = shop.app().services;
  await vi.waitFor(async () => expect((await stockLevels.read()).get(_id)).toMatchObject(level));
}

describe('the stock of a store', () => {
  it('is listed by page, in shop order', async () => {
    const all = (await read()).productStocks;
    expect(all.totalCount).toBeGreaterThan(1);
    expect(all.nodes).toHaveLength(all.totalCount);
    const seen: string[] = [];
    for (let page = 1; page <= all.totalCount; page += 1) {
      const { productStocks } = await read(null, { first: 1, page });
      expect(productStocks).toMatchObject({ page, pageCount: all.totalCount });
      seen.push(...productStocks.nodes.map(({ product }) => product.id));
    }
    expect(seen).toEqual(all.nodes.map(({ product }) => product.id));
  });

  it('is filtered and counted by state, up to date with the last change (STOCK-10)', async () => {
    const { total } = (await read()).stockCounts;
    await setLevel('wipe', { quantity: 0 });
    expect((await read('SOLD_OUT')).productStocks.nodes).toMatchObject([{ product: { id: shop.productId('wipe') } }]);
    expect((await read()).stockCounts).toEqual({ total, onSale: total - 1, soldOut: 1, stopped: 0, low: 0 });

    await setLevel('wipe', { quantity: 2 });
    expect((await read('LOW')).productStocks.nodes).toMatchObject([{ stock: { quantity: 2 } }]);
    await setLevel('wipe', { quantity: 0, stopped: true });
    expect((await read('STOPPED')).productStocks.totalCount).toBe(1);
    expect((await read()).stockCounts).toEqual({ total, onSale: total - 1, soldOut: 0, stopped: 1, low: 0 });
    expect((await read('SOLD_OUT')).productStocks).toMatchObject({ nodes: [], totalCount: 0, pageCount: 1 });
  });
});
