import { describe, expect, it } from 'vitest';
import { validateCancellation, validateOrderAccessRequest } from './validation-order.ts';

const paths = (failures: readonly { readonly path: string; readonly key: string }[]) =>
  failures.map(({ path, key }) => `${path} ${key}`);

describe('the comment of a cancellation (ORDER-8)', () => {
  it('may be empty, or up to 500 characters on one line', () => {
    expect(validateCancellation({ detail: '' })).toEqual([]);
    expect(validateCancellation({ detail: '가'.repeat(500) })).toEqual([]);
    expect(paths(validateCancellation({ detail: '가'.repeat(501) }))).toEqual(['detail text.tooLong']);
    expect(paths(validateCancellation({ detail: 'one\r\ntwo' }))).toEqual(['detail text.controlCharacter']);
  });
});

describe('requesting a link to an order', () => {
  it('needs the number and an email address', () => {
    expect(validateOrderAccessRequest({ orderNumber: 'EB-261121-AAAAAAAA', email: 'mina@example.com' })).toEqual([]);
    expect(paths(validateOrderAccessRequest({ orderNumber: ' ', email: '' }))).toEqual([
      'orderNumber orderNumber.required',
      'email email.required',
    ]);
    expect(paths(validateOrderAccessRequest({ orderNumber: 'x'.repeat(61), email: 'a@b' }))).toEqual([
      'orderNumber text.tooLong',
      'email email.invalid',
    ]);
  });
});
