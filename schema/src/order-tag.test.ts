import { describe, expect, test } from 'vitest';
import { normaliseTag, validateTag } from './order-tag.ts';

describe('a tag of an order (DESK-2)', () => {
  test('is the same word however it is typed', () => {
    expect(normaliseTag('  #Call   Back ')).toBe('call back');
    expect(normaliseTag('선물'.normalize('NFD'))).toBe('선물');
  });

  test('is some word, of 30 characters at most, on one line', () => {
    expect(validateTag('VIP')).toEqual([]);
    expect(validateTag(' # ')).toEqual([{ path: 'tag', key: 'tag.required' }]);
    expect(validateTag('x'.repeat(31))).toEqual([{ path: 'tag', key: 'text.tooLong' }]);
    expect(validateTag('a\nb')).toEqual([{ path: 'tag', key: 'text.controlCharacter' }]);
  });
});
