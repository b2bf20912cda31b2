import { describe, expect, it } from 'vitest';
import { MAXIMUM_MESSAGE_LENGTH, validateContactMessage } from './validation-contact.ts';

describe('the contact form (SUPPORT-1)', () => {
  const form = { name: 'Mina', phone: '010-1234-5678', email: 'mina@example.com', message: 'Hello', orderNumber: '' };

  it('accepts a message of several lines up to its limit', () => {
    const lines = `first\n\tsecond\n${'x'.repeat(MAXIMUM_MESSAGE_LENGTH)}`.slice(0, MAXIMUM_MESSAGE_LENGTH);
    expect(validateContactMessage({ ...form, message: lines })).toEqual([]);
  });

  it('requires everything but the order number', () => {
    const empty = { name: '', phone: ' ', email: '', message: '\n', orderNumber: '' };
    expect(validateContactMessage(empty).map(({ path }) => path)).toEqual(['name', 'phone', 'email', 'message']);
  });

  it.each(['name', 'phone', 'email', 'orderNumber'] as const)('rejects every kind of line break in %s', (field) => {
    for (const separator of ['\n', '\r', '\v', '\u0000', '\u0085', '\u2028', '\u2029']) {
      const failures = validateContactMessage({ ...form, [field]: `${form[field]}${separator}` });
      expect(failures, JSON.stringify(separator)).toEqual([{ path: field, key: 'text.controlCharacter' }]);
    }
  });
});
