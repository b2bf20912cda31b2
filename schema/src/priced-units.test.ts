import { describe, expect, it } from 'vitest';
import { toPricedUnits } from './priced-units.ts';

describe('the units of a line (ORDER-39)', () => {
  it('have one price if none were added at another', () => {
    expect(toPricedUnits({ quantity: 3, unitPrice: 500 })).toEqual([{ quantity: 3, unitPrice: 500 }]);
  });

  it('are grouped by price, units of the purchase first', () => {
    const addedUnits = [
      { quantity: 1, unitPrice: 600 },
      { quantity: 2, unitPrice: 450 },
    ];
    expect(toPricedUnits({ quantity: 4, unitPrice: 500, addedUnits })).toEqual([
      { quantity: 1, unitPrice: 500 },
      ...addedUnits,
    ]);
  });
});
