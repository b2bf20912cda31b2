import { describe, expect, test } from 'vitest';
import { emptyPlaceholders, fillPlaceholders, type PlaceholderValues, unknownPlaceholders } from './placeholder.ts';

const VALUES: PlaceholderValues = {
  name: '한서연',
  orderNumber: 'EB-261121-ABCDEFGH',
  orderDate: '2026. 11. 21.',
  items: '은빛 티슈',
  total: '24,000원',
  amountDue: null,
  payBy: null,
  address: '서울특별시 성동구 은빛로 12',
  carrier: 'CJ대한통운',
  trackingNumber: null,
};

describe('placeholders of an email about an order (COLLABORATION-8)', () => {
  test('are filled in at every occurrence, also with spaces inside the braces', () => {
    expect(fillPlaceholders('{name} 님, {orderNumber} ({ name })', VALUES)).toBe(
      '한서연 님, EB-261121-ABCDEFGH (한서연)',
    );
  });

  test('are ignored if their braces are doubled', () => {
    expect(fillPlaceholders('{{name}} {{{name}}} {{}} { } a { b', VALUES)).toBe('{name} {한서연} {} { } a { b');
    expect(unknownPlaceholders('{{nobody}}')).toEqual([]);
  });

  test('are ignored in filled-in values', () => {
    expect(fillPlaceholders('{name}', { ...VALUES, name: '{total} {{x}}' })).toBe('{total} {{x}}');
  });

  test('are distinguished from unknown names, in any script', () => {
    expect(unknownPlaceholders('{이름} 님 {Name} {name} {이름} {constructor}')).toEqual([
      '이름',
      'Name',
      'constructor',
    ]);
  });

  test('are empty if the order has no value for them', () => {
    expect(emptyPlaceholders('{name} {trackingNumber} {amountDue} {이름}', VALUES)).toEqual([
      'trackingNumber',
      'amountDue',
    ]);
  });
});
