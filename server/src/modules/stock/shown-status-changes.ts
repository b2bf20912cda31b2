import { getStockSummary } from '@eunbit/schema/catalogue';
import type { StockLevels, StockRecord } from './stock.model.ts';

export interface StatusChanges {
  /** Records the published status; if an event has set a newer one meanwhile, that one stays. */
  know(levels: StockLevels): void;
  /** Whether the status of this level differs from the last published one of its product. */
  isChange(level: StockRecord): boolean;
  /** After lost events the published status is unknown: the next level of each product counts as a change. */
  forget(): void;
}

const serialiseStatus = (level: StockRecord, fewLeftBelow: number) =>
  JSON.stringify(getStockSummary(level, fewLeftBelow));

/** Whether shoppers see a difference between the two levels. */
export function showsDifferently(before: StockRecord, after: StockRecord, fewLeftBelow: number): boolean {
  return serialiseStatus(before, fewLeftBelow) !== serialiseStatus(after, fewLeftBelow);
}

/** Filters stock changes for those that change the public status. With an event for each sale, anybody could count the sales. */
export function createStatusChanges(getFewLeftBelow: () => number): StatusChanges {
  const seen = new Map<string, string>();
  const serialise = (level: StockRecord) => serialiseStatus(level, getFewLeftBelow());
  return {
    know(levels) {
      for (const [id, level] of levels) if (!seen.has(id)) seen.set(id, serialise(level));
    },
    isChange(level) {
      const text = serialise(level);
      if (seen.get(level._id) === text) return false;
      seen.set(level._id, text);
      return true;
    },
    forget: () => seen.clear(),
  };
}
