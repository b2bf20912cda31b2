import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

describe('the idempotency key of a request', () => {
  it('stays the same while the same input is sent again without a response', () => {
    const keys = createIdempotencyKeys();
    const first = keys.withKey({ text: 'a' });

    expect(first).toEqual({ text: 'a', idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(keys.withKey({ text: 'a' })).toEqual(first);
  });

  it('changes for another input, and after a response', () => {
    const keys = createIdempotencyKeys();
    const first = keys.withKey({ text: 'a' }).idempotencyKey;
    const second = keys.withKey({ text: 'b' }).idempotencyKey;
    keys.forget();

    expect(new Set([first, second, keys.withKey({ text: 'b' }).idempotencyKey]).size).toBe(3);
  });
});
