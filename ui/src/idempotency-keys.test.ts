import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys.ts';

describe('the key of a request', () => {
  it('stays while the same input is sent again without an answer', () => {
    const keys = createIdempotencyKeys();
    const first = keys.withKey({ text: 'a' });

    expect(first).toEqual({ text: 'a', idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(keys.withKey({ text: 'a' })).toEqual(first);
  });

  it('is another one for another input, and after an answer', () => {
    const keys = createIdempotencyKeys();
    const first = keys.withKey({ text: 'a' }).idempotencyKey;
    const second = keys.withKey({ text: 'b' }).idempotencyKey;
    keys.forget();

    expect(new Set([first, second, keys.withKey({ text: 'b' }).idempotencyKey]).size).toBe(3);
  });
});
