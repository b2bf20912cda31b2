import { describe, expect, it } from 'vitest';
import { buildOpening, kindOfEdit, movementTo } from './stock-history.ts';

const LEVEL = { _id: 'KR:wipe', version: 7, quantity: 4, reserved: 2 };

describe('a stock movement', () => {
  it('records units before and after, including reserved ones', () => {
    const at = new Date('2026-03-02T00:00:00Z');
    expect(movementTo(LEVEL, 9, { kind: 'SALE', orderNumber: 'EB-1' }, at)).toEqual({
      stockId: 'KR:wipe',
      version: 7,
      kind: 'SALE',
      unitsBefore: 9,
      unitsAfter: 6,
      at,
      by: null,
      orderNumber: 'EB-1',
    });
  });

  it('is not recorded if only the sale state or a reservation changed', () => {
    expect(movementTo(LEVEL, 6, { kind: 'EDIT', by: 'staff' })).toBeNull();
  });

  it('of a new stock level comes before all others, even at zero units', () => {
    expect(buildOpening('US:wipe', 0)).toMatchObject({ version: 0, unitsBefore: 0, unitsAfter: 0 });
  });

  it('by staff is a restock if there are more units than before', () => {
    expect(kindOfEdit(3, 4)).toBe('RESTOCK');
    expect(kindOfEdit(4, 3)).toBe('EDIT');
  });
});
