import { describe, expect, it } from 'vitest';
import { createStatusChanges } from './shown-status-changes.ts';
import type { StockRecord } from './stock.model.ts';

const level = (quantity: number, more: Partial<StockRecord> = {}): StockRecord => ({
  _id: 'KR:wipe',
  productId: 'wipe',
  market: 'KR',
  quantity,
  reserved: 0,
  stopped: false,
  version: 1,
  updatedAt: new Date(),
  ...more,
});
const levels = (...records: StockRecord[]) => new Map(records.map((record) => [record._id, record]));

describe('a change of stock', () => {
  it('is published if shoppers can see it', () => {
    const changes = createStatusChanges(() => 10);
    changes.know(levels(level(11)));
    const seen = [level(10), level(9), level(8), level(8, { stopped: true }), level(0)].map(changes.isChange);
    expect(seen).toEqual([false, true, true, true, true]);
  });

  it('is not published while there is plenty, whatever is sold or reserved (STOCK-3)', () => {
    const changes = createStatusChanges(() => 10);
    changes.know(levels(level(100)));
    expect([level(99), level(40, { reserved: 59 }), level(10)].map(changes.isChange)).toEqual([false, false, false]);
  });

  it('is published if it is the first of a product, or the first after lost events', () => {
    const changes = createStatusChanges(() => 10);
    expect(changes.isChange(level(50))).toBe(true);
    expect(changes.isChange(level(49))).toBe(false);
    changes.forget();
    expect(changes.isChange(level(49))).toBe(true);
  });

  it('is compared with the last event, not with an older read that arrived later', () => {
    const changes = createStatusChanges(() => 10);
    changes.isChange(level(3));
    changes.know(levels(level(4)));
    expect(changes.isChange(level(3))).toBe(false);
  });
});
