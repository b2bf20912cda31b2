import { describe, expect, it } from 'vitest';
import { findFirstOperationError, toOperationErrors } from './field-operation-error.ts';

const operationErrors = [
  { field: 'firstName', message: 'First name is required.' },
  { field: 'lastName', message: 'Last name is required.' },
];

describe('the one field error that a step shows (CHECKOUT-2)', () => {
  it('is the first on the screen, whatever the order of validation', () => {
    expect(findFirstOperationError(operationErrors, ['lastName', 'firstName'])?.field).toBe('lastName');
    expect(findFirstOperationError(operationErrors, ['firstName', 'lastName'])?.field).toBe('firstName');
  });

  it('is on the screen if any is, and otherwise of an unknown field', () => {
    const strange = { field: 'checkoutId', message: 'unknown' };

    expect(findFirstOperationError([strange, ...operationErrors], ['firstName', 'lastName'])?.field).toBe('firstName');
    expect(findFirstOperationError([strange], ['firstName'])).toBe(strange);
  });

  it('is null if nothing was refused', () => {
    expect(findFirstOperationError([], ['email'])).toBeNull();
  });

  it('is in the language of the page', () => {
    const failures = [{ path: 'zipCode', key: 'zipCode.required' }] as const;

    expect(toOperationErrors(failures, 'en')).toEqual([{ field: 'zipCode', message: 'Zipcode is required.' }]);
    expect(toOperationErrors(failures, 'ko')[0]?.message).toBe('우편번호를 입력해 주세요.');
  });
});
