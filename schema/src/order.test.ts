import { describe, expect, it } from 'vitest';
import { canMove, nextStatuses, normaliseOrderNumber, OrderStatus, parcelCount } from './order.ts';

describe('the order status', () => {
  it('never returns to an earlier one (ORDER-2)', () => {
    for (const from of Object.values(OrderStatus)) {
      for (const to of nextStatuses(from)) expect(nextStatuses(to)).not.toContain(from);
    }
  });

  it('can be delayed only once (ORDER-3)', () => {
    expect(canMove('ORDER_DELAYED', 'ORDER_DELAYED')).toBe(false);
  });

  it.each(['ORDER_CANCELLED', 'ORDER_SHIPPED'] as const)('has no next status after %s (ORDER-2)', (status) => {
    expect(nextStatuses(status)).toEqual([]);
  });
});

describe('order numbers (ORDER-1)', () => {
  it.each(['EB-261121-ABCD2345', 'eb261121abcd2345', ' EB 261121 abcd-2345 '])('are read as typed: %s', (typed) => {
    expect(normaliseOrderNumber(typed)).toBe('EB-261121-ABCD2345');
  });
});

describe('parcels (SHIPMENT-2)', () => {
  it.each([
    [1, 1],
    [20, 1],
    [21, 2],
    [100, 5],
  ])('for %i units number %i', (units, parcels) => {
    expect(parcelCount(units)).toBe(parcels);
  });
});
