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

/** An API client with the staff session of the stories. */
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

/** Sets the stock of a product as staff, to prepare a story. Retries if another story buys it at that moment. */
export async function setStock(market: Market, slug: string, { quantity, stopped = false }: Level): Promise<void> {
  for (;;) {
    const { product, stock } = await readLevel(market, slug);
    const input = { market, productId: product.id, quantity, isStopped: stopped, expectedVersion: stock.version };
    const { updateStock } = await asStaff().run(UpdateStock, { input });
    if (updateStock.__typename !== 'StockConflictError') return void expectResult(updateStock, 'StockUpdated');
  }
}

/** Records the full deposit of an order as staff; does nothing if the order awaits none. */
export const recordDepositOf = (orderNumber: string) => recordWholeDeposit(asStaff(), orderNumber);

/** Processes a new order as staff: records its deposit, if it awaits one, and confirms it. */
export async function confirmOrder(orderNumber: string): Promise<void> {
  await recordDepositOf(orderNumber);
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
  const { updateOrderStatus } = await asStaff().run(UpdateOrderStatus, { input });
  expectResult(updateOrderStatus, 'OrderUpdated');
}

/** Cancels an order as staff. */
export async function cancelAsStaff(orderNumber: string): Promise<void> {
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
  const { updateOrderStatus } = await asStaff().run(UpdateOrderStatus, { input });
  expectResult(updateOrderStatus, 'OrderUpdated');
}

/** Ships an order of the Korean store as staff, in one parcel. */
export async function shipOrder(orderNumber: string, trackingNumber: string): Promise<void> {
  await shipped(asStaff(), orderNumber, { parcels: [{ carrier: 'CJ_LOGISTICS', trackingNumber }] });
}

/** Ships an order of the US store as staff, under the number of the label that the shop buys. */
export async function shipLabelled(orderNumber: string): Promise<void> {
  await runJob('make-shipments');
  await shipped(asStaff(), orderNumber, { market: 'US', parcels: [] });
}

/** Units of a product that an order took, according to the stock history; other stories may buy the same product meanwhile. */
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
