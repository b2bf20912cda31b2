import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { stockMovementModel } from '@eunbit/server/modules/stock/stock-movement.model';
import { expect } from 'vitest';
import { graphql } from '../gql/gql.ts';
import type { TestShop } from './test-shop.ts';

export const StockMovements = graphql(`
  query StockMovements($market: Market!, $productId: ID!, $first: Int! = 30, $after: String) {
    stockMovements(market: $market, productId: $productId, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      edges { cursor node { kind change unitsBefore unitsAfter orderNumber isByStaff staffName } }
    }
  }
`);

export const UpdateLowStockThreshold = graphql(`
  mutation UpdateLowStockThreshold($input: UpdateLowStockThresholdInput!) {
    updateLowStockThreshold(input: $input) {
      __typename
      ... on ProductStock { lowStockAt stock { quantity version } }
      ... on ValidationError { fieldErrors { path key message } }
      ... on UserError { message }
      ... on StockError { code }
    }
  }
`);

/**
 * Checks the invariant of the history: each movement starts with the quantity that the previous one ended with, and the last one
 * ends with the current quantity.
 */
export async function expectHistoryAddsUp(shop: TestShop, market: 'KR' | 'US', productId: string): Promise<void> {
  const id = stockId(market, productId);
  const level = await stockModel(shop.connection).findById(id).lean();
  const movements = await stockMovementModel(shop.connection).find({ stockId: id }).sort({ version: 1 }).lean();
  expect(movements[0]).toMatchObject({ kind: 'OPENING', unitsBefore: 0 });
  let units = 0;
  for (const { unitsBefore, unitsAfter } of movements) {
    expect(unitsBefore).toBe(units);
    units = unitsAfter;
  }
  expect(units).toBe((level?.quantity ?? Number.NaN) + (level?.reserved ?? Number.NaN));
}
