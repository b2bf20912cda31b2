import type { Market } from '@eunbit/schema/market';
import { COOKIE } from '@eunbit/schema/wire';
import { inject } from 'vitest';
import { graphql } from '../../gql/gql.ts';
import { recordWholeDeposit } from '../../kit/deposits.ts';
import { UpdateOrderStatus, UpdateStock } from '../../kit/operations.ts';
import { shipped } from '../../kit/shipping.ts';
import { ShopClient } from '../../kit/shop-client.ts';
import { expectResult } from '../../kit/story.ts';
import { runJob } from './jobs.ts';

/** Whoever works in the back office of the stories. */
export const asStaff = () =>
  new ShopClient(inject('shopUrl'), {
    headers: { cookie: `${COOKIE.session}=${inject('staffSession')}; language=en` },
  });

const StoreStock = graphql(`
  query StoreStock($market: Market!) {
    productStocks(market: $market, first: 100) {
      nodes {
        product { id slug }
        stock { version quantity }
      }
    }
  }
`);

const UnitsMoved = graphql(`
  query UnitsMoved($market: Market!, $productId: ID!) {
    stockMovements(market: $market, productId: $productId, first: 100) { edges { node { change orderNumber } } }
  }
`);

interface Level {
  readonly quantity: number;
  readonly stopped?: boolean;
}

/** Prepares a story: the stock of one product, set by staff. Where another story buys it at that moment, it is set anew. */
export async function setStock(market: Market, slug: string, { quantity, stopped = false }: Level): Promise<void> {
  for (;;) {
    const { product, stock } = await readLevel(market, slug);
    const input = { market, productId: product.id, quantity, isStopped: stopped, expectedVersion: stock.version };
    const { updateStock } = await asStaff().run(UpdateStock, { input });
    if (updateStock.__typename !== 'StockConflictError') return void expectResult(updateStock, 'StockUpdated');
  }
}

/** Staff find all that an order awaits at the bank; orders that are paid otherwise await nothing. */
export const recordDepositOf = (orderNumber: string) => recordWholeDeposit(asStaff(), orderNumber);

/** What staff do with a new order: they record its deposit, where it awaits one, and confirm it. */
export async function confirmOrder(orderNumber: string): Promise<void> {
  await recordDepositOf(orderNumber);
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
  const { updateOrderStatus } = await asStaff().run(UpdateOrderStatus, { input });
  expectResult(updateOrderStatus, 'OrderUpdated');
}

/** Or cancel it. */
export async function cancelAsStaff(orderNumber: string): Promise<void> {
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
  const { updateOrderStatus } = await asStaff().run(UpdateOrderStatus, { input });
  expectResult(updateOrderStatus, 'OrderUpdated');
}

/** And how they ship one of the Korean store, in one parcel. */
export async function shipOrder(orderNumber: string, trackingNumber: string): Promise<void> {
  await shipped(asStaff(), orderNumber, { parcels: [{ carrier: 'CJ_LOGISTICS', trackingNumber }] });
}

/** Or one of the US store, under the number of the label that the shop buys. */
export async function shipLabelled(orderNumber: string): Promise<void> {
  await runJob('make-shipments');
  await shipped(asStaff(), orderNumber, { market: 'US', parcels: [] });
}

/** Units of a product that an order took, as its stock history says; other stories may buy the same product meanwhile. */
export async function unitsTaken(market: Market, slug: string, orderNumber: string): Promise<number> {
  const { product } = await readLevel(market, slug);
  const { stockMovements } = await asStaff().run(UnitsMoved, { market, productId: product.id });
  return stockMovements.edges
    .filter(({ node }) => node.orderNumber === orderNumber)
    .reduce((taken, { node }) => taken - node.change, 0);
}

export async function readLevel(market: Market, slug: string) {
  const { productStocks } = await asStaff().run(StoreStock, { market });
  const level = productStocks.nodes.find(({ product }) => product.slug === slug);
  if (!level) throw new Error(`no product ${slug}`);
  return level;
}
