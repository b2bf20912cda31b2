import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { empty } from '../kit/empty.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  // So that a test says from which address it comes.
  shop = await createTestShop({ settings: { TRUST_PROXY: 'true' } });
});
beforeEach(() => empty(shop));
afterAll(() => shop.close());

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { __typename ... on UserError { code } }
}`;

/** Tries to sign in from an address; answers `SignedIn` or the code of the refusal. */
async function trySignIn(
  from: string,
  { email = `${randomUUID()}@example.com`, password = 'wrong-guess', browser = shop.client() }: Partial<Attempt> = {},
): Promise<string> {
  const variables = { input: { email, password } };
  const { data } = await browser.send({ query: SIGN_IN, variables }, { 'x-forwarded-for': from });
  const { signIn } = data as { signIn: { __typename: string; code?: string } };
  return signIn.code ?? signIn.__typename;
}

interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly browser: ShopClient;
}

describe('guessing from one network', () => {
  it('is slowed down over all accounts, and all addresses of an IPv6 network are one', async () => {
    const addressOf = (host: number) => `2001:db8:0:1::${host.toString(16)}`;
    const codes: string[] = [];
    // Fifty fit into each quarter of an hour, and one may end in between.
    while (codes.length < 101 && codes.at(-1) !== 'TOO_MANY_REQUESTS') {
      codes.push(await trySignIn(addressOf(codes.length + 1)));
    }
    expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
    expect(codes.length).toBeGreaterThan(50);
    expect(await trySignIn('2001:db8:0:2::1')).toBe('USER_NOT_FOUND');
  });
});
