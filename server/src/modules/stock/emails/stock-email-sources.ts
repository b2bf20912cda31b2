import type { ProductRecord } from '../../catalogue/index.ts';
import type { StockRecord } from '../stock.model.ts';
export interface StockEmailSources {
  product(id: string): Promise<ProductRecord | null>;
  stockLevel(id: string): Promise<StockRecord | null>;
}
