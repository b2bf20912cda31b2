import { describe, expect, it } from 'vitest';
import { readLinkToken } from './link-token.ts';

describe('the token in the fragment of an address', () => {
  it.each(['#link=abc.d-e_f', '#x=1&link=abc.d-e_f'])('is the value of link= in %s', (part) =>
    expect(readLinkToken(part)).toBe('abc.d-e_f'),
  );

  it.each(['', '#', '#top', '#link=', '#links=abc'])('is null in %j', (part) => expect(readLinkToken(part)).toBeNull());
});
