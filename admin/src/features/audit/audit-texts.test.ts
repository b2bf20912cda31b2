import { describe, expect, it } from 'vitest';
import { fieldText, valueText } from './audit-texts.ts';

describe('what the activity log says', () => {
  it('names the values that are names in the data', () => {
    expect(valueText('status', 'ORDER_CONFIRMED')).toBe('orders.status.ORDER_CONFIRMED');
    expect(valueText('role', 'MANAGER')).not.toBeNull();
    expect(valueText('state', 'CLOSED')).not.toBeNull();
  });

  it.each([
    ['note', 'ORDER_CONFIRMED'],
    ['status', 'LOST'],
    ['status', 'toString'],
    ['constructor', 'name'],
  ])('leaves a text of %s as it is: %s', (field, value) => {
    expect(valueText(field, value)).toBeNull();
  });

  it('knows no name for a field of another version', () => {
    expect(fieldText('toString')).toBeNull();
  });
});
