import { getStockStatus } from '@eunbit/schema/catalogue';
import type { StockLevels, StockRecord } from './stock.record.ts';

export interface StatusChanges {
  /** What shoppers know already; what an event told meanwhile is newer and stays. */
  know(levels: StockLevels): void;
  /** Whether shoppers see a difference between this level and the last one of its product. */
  isChange(level: StockRecord): boolean;
  /** After lost events nobody knows what shoppers have seen: the next level of each product is news. */
  forget(): void;
}

/**
 * Tells the changes of stock that shoppers see from the others. An event for each sale would let anybody count the
 * sales, whatever it says.
 */
export function createStatusChanges(): StatusChanges {
  const seen = new Map<string, string>();
  const serialiseStatus = (level: StockRecord) => JSON.stringify(getStockStatus(level));
  return {
    know(levels) {
      for (const [id, level] of levels) if (!seen.has(id)) seen.set(id, serialiseStatus(level));
    },
    isChange(level) {
      const text = serialiseStatus(level);
      if (seen.get(level._id) === text) return false;
      seen.set(level._id, text);
      return true;
    },
    forget: () => seen.clear(),
  };
}
