import { describe, expect, it } from 'vitest';
import { ENOUGH_TOKEN_BITS, estimateBits, isGuessable } from './secret-strength.ts';

describe('a secret', () => {
  it.each(['5f0c6a9be1d24783a5e9c17b3f60d284', 'q7Vd0xw2Jm5bGz9KfR3nTt8LpYc6HsAe1UoiXB4r'])(
    'from a generator cannot be guessed: %s',
    (secret) => expect(isGuessable(secret)).toBe(false),
  );

  it.each(['a'.repeat(40), 'ab'.repeat(20), 'change-me-1f2e3d4c5b6a7988-f0e1d2c3', 'x'])(
    'from a person can be guessed: %s',
    (secret) => expect(isGuessable(secret)).toBe(true),
  );

  it('that is only compared may be shorter', () => {
    expect(isGuessable('V9w2xTq0Lm3bGz7KfR5n')).toBe(true);
    expect(isGuessable('V9w2xTq0Lm3bGz7KfR5n', ENOUGH_TOKEN_BITS)).toBe(false);
  });

  it('of one repeated letter has no entropy', () => {
    expect(estimateBits('aaaa')).toBe(0);
  });
});
