import { describe, expect, it } from 'vitest';
import { toSaveOutcome } from './save-outcome.ts';

describe('a review that was to be saved', () => {
  it('is saved when the API says so', async () => {
    expect(await toSaveOutcome(Promise.resolve({ __typename: 'ReviewSaved' }))).toEqual({ kind: 'saved' });
  });

  it('is refused with the message of the API', async () => {
    const fieldErrors = [{ path: 'title', message: 'Please write a title.' }];
    const invalid = { __typename: 'ValidationError', message: 'No', fieldErrors };
    expect(await toSaveOutcome(Promise.resolve(invalid))).toEqual({
      kind: 'invalid',
      message: 'No',
      failures: fieldErrors,
    });
    const refused = { __typename: 'ReviewError', message: 'Too many' };
    expect(await toSaveOutcome(Promise.resolve(refused))).toEqual({ kind: 'refused', message: 'Too many' });
  });

  it('has failed when no answer came', async () => {
    expect(await toSaveOutcome(Promise.resolve(undefined))).toEqual({ kind: 'failed' });
    expect(await toSaveOutcome(Promise.reject(new Error('offline')))).toEqual({ kind: 'failed' });
  });
});
