import { describe, expect, it } from 'vitest';
import { fieldText, valueText } from './audit-texts.ts';

describe('a text of the activity log', () => {
  it('is translated if the value is a known status, role or state', () => {
    expect(valueText('status', 'ORDER_CONFIRMED')).toBe('orders.status.ORDER_CONFIRMED');
    expect(valueText('role', 'MANAGER')).not.toBeNull();
    expect(valueText('state', 'CLOSED')).not.toBeNull();
  });

  it.each([
    ['note', 'ORDER_CONFIRMED'],
    ['status', 'LOST'],
    ['status', 'toString'],
    ['constructor', 'name'],
  ])('is not translated for the field %s with the value %s', (field, value) => {
    expect(valueText(field, value)).toBeNull();
  });

  it('is null for an unknown field', () => {
    expect(fieldText('toString')).toBeNull();
  });
});
