import { getStockStatus } from '@eunbit/schema/catalogue';
import type { StockLevels, StockRecord } from './stock.record.ts';

export interface StatusChanges {
  /** Records the status that shoppers know; a status from an event in the meantime is newer and stays. */
  know(levels: StockLevels): void;
  /** Whether the status of this level differs from the last published one of its product. */
  isChange(level: StockRecord): boolean;
  /** After lost events the published status is unknown: the next level of each product counts as a change. */
  forget(): void;
}

const serialiseStatus = (level: StockRecord) => JSON.stringify(getStockStatus(level));

/** Whether shoppers see something else of one level than of the other. */
export function showsDifferently(before: StockRecord, after: StockRecord): boolean {
  return serialiseStatus(before) !== serialiseStatus(after);
}

/**
 * Filters stock changes for those that change the public status. An event for each sale would let anybody count the
 * sales.
 */
export function createStatusChanges(): StatusChanges {
  const seen = new Map<string, string>();
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
