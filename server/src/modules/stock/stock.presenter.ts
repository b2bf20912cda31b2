import { getStockSummary } from '@eunbit/schema/catalogue';
import type { Language } from '@eunbit/schema/market';
import type { StockSettings } from '@eunbit/schema/shop-settings';
import { isPublished, type ProductRecord, presentProduct } from '../catalogue/index.ts';
import { getLowStockThreshold } from './low-stock.ts';
import type { StockRecord } from './stock.model.ts';
import { ProductStockType, type StockLevelType, type StockSummaryType } from './stock.types.ts';

/** For staff only. */
export function presentStock(record: StockRecord): StockLevelType {
  const { _id, productId, market, quantity, stopped, reserved, version } = record;
  return { id: _id, productId, market, quantity, isStopped: stopped, reserved, version };
}

/** For everyone. */
export function presentStockSummary(record: StockRecord, { fewLeftBelow }: StockSettings): StockSummaryType {
  const { _id, productId, market } = record;
  return { id: _id, productId, market, ...getStockSummary(record, fewLeftBelow) };
}

export function presentProductStock(
  product: ProductRecord,
  level: StockRecord,
  language: Language,
  settings: StockSettings,
): ProductStockType {
  const { market } = level;
  return Object.assign(new ProductStockType(), {
    product: presentProduct(product, { market, language }),
    stock: presentStock(level),
    lowStockAt: getLowStockThreshold(level, settings),
    isDraft: !isPublished(product, market),
  });
}
