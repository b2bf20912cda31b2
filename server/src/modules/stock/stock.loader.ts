import DataLoader from 'dataloader';
import type { StockRecord } from './stock.model.ts';
import type { StockService } from './stock.service.ts';

/** Stock levels of one request, read together. Keys are stock ids; null where no record exists. */
export type StockLoader = DataLoader<string, StockRecord | null>;

export function createStockLoader(stock: StockService): StockLoader {
  return new DataLoader(async (ids) => {
    const found = await stock.byIds(ids);
    return ids.map((id) => found.get(id) ?? null);
  });
}
