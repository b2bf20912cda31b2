import { describe, expect, it } from 'vitest';
import { firstRefusal, refusalsOf } from './field-refusal.ts';

const refusals = [
  { field: 'firstname', message: 'First name is required.' },
  { field: 'lastname', message: 'Last name is required.' },
];

describe('the one refused field that a step shows', () => {
  it('is the first on the screen, whatever the order of the check', () => {
    expect(firstRefusal(refusals, ['lastname', 'firstname'])?.field).toBe('lastname');
    expect(firstRefusal(refusals, ['firstname', 'lastname'])?.field).toBe('firstname');
  });

  it('comes before a field that the screen does not have', () => {
    const strange = { field: 'checkoutId', message: 'unknown' };

    expect(firstRefusal([strange, ...refusals], ['firstname', 'lastname'])?.field).toBe('firstname');
    expect(firstRefusal([strange], ['firstname'])).toBe(strange);
  });

  it('is none when nothing was refused', () => {
    expect(firstRefusal([], ['email'])).toBeNull();
  });

  it('speaks the language of the page', () => {
    const failures = [{ path: 'zipcode', key: 'zipcode.required' }] as const;

    expect(refusalsOf(failures, 'en')).toEqual([{ field: 'zipcode', message: 'Zipcode is required.' }]);
    expect(refusalsOf(failures, 'ko')[0]?.message).toBe('우편번호를 입력해 주세요.');
  });
});
