import { randomUUID } from 'node:crypto';
import { rateLimitModel } from '@eunbit/server/common/rate-limit';
import { hashToken } from '@eunbit/server/common/tokens';
import { knownDeviceModel } from '@eunbit/server/modules/account/known-device.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { beforeEach, describe, expect, it } from 'vitest';
import { RequestPasswordReset, ResetPassword, SignUp } from '../kit/account-operations.ts';
import { empty } from '../kit/empty.ts';
import { addMember, type Member, signInAs, tokenFor } from '../kit/members.ts';
import { SignIn } from '../kit/operations.ts';
import { prove } from '../kit/proofs.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

// Lets a test choose its IP address.
const shop = useTestShop({ settings: { TRUST_PROXY: 'loopback' } });
beforeEach(() => empty(shop));

const HOME = '198.51.100.7';
const ELSEWHERE = '203.0.113.9';
const TOO_MANY = 'TOO_MANY_REQUESTS';

const SIGN_IN = `mutation ($input: SignInInput!) {
  signIn(input: $input) { __typename ... on AccountError { code } }
}`;

interface Attempt {
  readonly email: string;
  readonly password: string;
  readonly browser: ShopClient;
}

/** Tries to sign in from an address; returns `Viewer` or the error code. */
async function trySignIn(
  from: string,
  { email = `${randomUUID()}@example.com`, password = 'wrong-guess', browser = shop.client() }: Partial<Attempt> = {},
): Promise<string> {
  const variables = { input: { email, password } };
  const { data } = await browser.send({ query: SIGN_IN, variables }, { 'x-forwarded-for': from });
  const { signIn } = data as { signIn: { __typename: string; code?: string } };
  return signIn.code ?? signIn.__typename;
}

/** Guesses until the rate limit rejects a guess; returns how many were checked. */
async function guess(from: (guesses: number) => string, attempt: Partial<Attempt> = {}): Promise<number> {
  // So many fit into two windows of the widest limit, and one may end in between.
  for (let guesses = 0; guesses <= 100; guesses += 1) {
    if ((await trySignIn(from(guesses), attempt)) === TOO_MANY) return guesses;
  }
  throw new Error('nobody was slowed down');
}

/** As if attackers from many addresses had used up the account's limit in this hour and the next. */
async function exhaust({ email }: Pick<Member, 'email'>): Promise<void> {
  await trySignIn('192.0.2.1', { email });
  const counters = rateLimitModel(shop.connection);
  const [counter] = await counters.find({ _id: new RegExp(`^sign-in-account:${hashToken(email)}:`) }).lean();
  if (!counter) throw new Error('nothing is counted for the account');
  const [, key = '', window = ''] = /^(.*):(\d+)$/.exec(counter._id) ?? [];
  for (const each of [Number(window), Number(window) + 1]) {
    const used = { count: 1_000, expiresAt: new Date(Date.now() + 7_200_000) };
    await counters.updateOne({ _id: `${key}:${each}` }, { $set: used }, { upsert: true });
  }
}

describe('password guessing from one network (ACCOUNT-6)', () => {
  it('is rate-limited across all accounts, and an IPv6 network counts as one', async () => {
    stopClock();
    const guesses = await guess((host) => `2001:db8:0:1::${host.toString(16)}`);
    expect(guesses).toBeGreaterThanOrEqual(50);
    expect(await trySignIn('2001:db8:0:2::1')).toBe('USER_NOT_FOUND');
  });

  it('is rate-limited even with false addresses before those that the proxies add', async () => {
    stopClock();
    const { email } = await addMember(shop);
    const guesses = await guess((claim) => `198.18.0.${claim}, 203.0.113.77, 127.0.0.1`, { email });
    expect(guesses).toBeLessThanOrEqual(20);
    expect(await trySignIn('203.0.113.77', { email })).toBe(TOO_MANY);
  });

  it('is rate-limited for one account, whose owner can sign in from elsewhere', async () => {
    stopClock();
    const member = await addMember(shop);
    expect(await guess(() => ELSEWHERE, { email: member.email })).toBeGreaterThanOrEqual(10);

    expect(await trySignIn(ELSEWHERE, member)).toBe(TOO_MANY);
    expect(await trySignIn(HOME, member)).toBe('Viewer');
  });

  it("does not use up the account's limit for everybody", async () => {
    stopClock();
    const { email } = await addMember(shop);
    await guess(() => ELSEWHERE, { email });
    for (let more = 0; more < 20; more += 1) expect(await trySignIn(ELSEWHERE, { email })).toBe(TOO_MANY);

    const [counter] = await rateLimitModel(shop.connection)
      .find({ _id: /^sign-in-account:/ })
      .lean();
    expect(counter?.count).toBeLessThanOrEqual(20);
  });
});

describe('customers behind one carrier address', () => {
  it('sign in without limit with the right password (ACCOUNT-6)', async () => {
    stopClock();
    const member = await addMember(shop);
    for (let right = 0; right < 55; right += 1) expect(await trySignIn(HOME, member)).toBe('Viewer');
    expect(
      await rateLimitModel(shop.connection)
        .find({ _id: /^sign-in/, count: { $ne: 0 } })
        .lean(),
    ).toEqual([]);
    expect(await guess(() => HOME, { email: member.email })).toBe(10);
  });

  it('sign up without limit, with a challenge from the 31st on (ACCOUNT-29)', async () => {
    stopClock();
    const signUp = async (index: number, proof?: string) => {
      const input = {
        firstName: 'Mina',
        lastName: 'Lee',
        email: `crowd${index}@example.com`,
        password: 'silver light',
      };
      const client = shop.client({ headers: { 'x-forwarded-for': HOME } });
      return (await client.run(SignUp, { input: { ...input, hasMailingConsent: false, ...(proof && { proof }) } }))
        .signUp;
    };
    for (let index = 0; index < 30; index += 1) expectResult(await signUp(index), 'Viewer');
    const { challenge } = expectResult(await signUp(30), 'ProofRequiredError');
    const proof = await prove(challenge);
    expectResult(await signUp(31, proof), 'ProofRequiredError');
    expectResult(await signUp(30, proof), 'Viewer');
  });

  it('get the time to wait (ACCOUNT-6)', async () => {
    stopClock();
    const { email } = await addMember(shop);
    await guess(() => HOME, { email });
    const client = shop.client({ headers: { 'x-forwarded-for': HOME } });
    const { signIn } = await client.run(SignIn, { input: { email, password: 'wrong-guess' } });
    const { message, retryAfterSeconds } = expectResult(signIn, 'AccountError');
    expect(retryAfterSeconds).toBeGreaterThan(0);
    expect(retryAfterSeconds).toBeLessThanOrEqual(900);
    expect(message).toBe(`Too many wrong tries. Please try again in ${Math.ceil((retryAfterSeconds ?? 0) / 60)} min.`);
  });
});

describe('distributed password guessing (ACCOUNT-6)', () => {
  it('is rate-limited for one account', async () => {
    const member = await addMember(shop);
    await exhaust(member);
    expect(await trySignIn('192.0.2.200', member)).toBe(TOO_MANY);
  });

  it.each(['USER', 'MANAGER', 'ADMIN'] as const)('does not lock out %s on a known browser', async (role) => {
    stopClock();
    const member = await addMember(shop, { role });
    const browser = await signInAs(shop.client(), member);
    await browser.send({ query: 'mutation { signOut { hasEndedSession } }' });
    await exhaust(member);
    await guess(() => HOME, { email: member.email });

    expect(await trySignIn(HOME, { ...member, browser })).toBe('Viewer');
  });

  it('does not lock out somebody who resets the password by email', async () => {
    const member = await addMember(shop);
    await exhaust(member);
    const browser = shop.client();
    const { email } = member;
    const asked = await browser.run(RequestPasswordReset, { input: { email } });
    expectResult(asked.requestPasswordReset, 'Acknowledgement');
    const token = await tokenFor(shop, member, { kind: 'PASSWORD_RESET', to: email });
    const password = 'a new silver light';

    const reset = await browser.run(ResetPassword, { input: { token, password, confirmation: password } });

    expectResult(reset.resetPassword, 'Viewer');
    expect(await trySignIn(HOME, { email, password, browser })).toBe('Viewer');
  });
});

describe('a known browser (ACCOUNT-6)', () => {
  const readDevices = (member: Member) =>
    knownDeviceModel(shop.connection)
      .find({ userId: toUserId(member) })
      .lean();

  it('has no more attempts than an unknown one', async () => {
    stopClock();
    const member = await addMember(shop);
    const browser = await signInAs(shop.client(), member);
    const { email } = member;
    const guesses = await guess(() => HOME, { email, browser });
    expect(guesses).toBeLessThanOrEqual(20);
    expect(await trySignIn(HOME, { ...member, browser })).toBe(TOO_MANY);
  });

  it('is known for that account only', async () => {
    const [member, other] = [await addMember(shop), await addMember(shop)];
    const browser = await signInAs(shop.client(), member);
    await exhaust(other);
    expect(await trySignIn(HOME, { ...other, browser })).toBe(TOO_MANY);
  });

  it('is one of at most ten, stored as a hash that does not reveal its cookie', async () => {
    const member = await addMember(shop);
    const browsers = Array.from({ length: 11 }, () => shop.client());
    for (const [host, browser] of browsers.entries()) await trySignIn(`192.0.2.${host}`, { ...member, browser });

    const known = await readDevices(member);
    expect(known).toHaveLength(10);
    const cookies = browsers.map((browser) => browser.cookieHeader()).join();
    for (const { _id } of known) expect(cookies).not.toContain(_id);
    await exhaust(member);
    expect(await trySignIn(HOME, { ...member, browser: browsers[0] as ShopClient })).toBe(TOO_MANY);
    expect(await trySignIn(HOME, { ...member, browser: browsers[10] as ShopClient })).toBe('Viewer');
  });

  it('is deleted with the account', async () => {
    const member = await addMember(shop);
    const browser = await signInAs(shop.client(), member);
    const query = `mutation { deleteAccount(input: { password: "${member.password}" }) { __typename } }`;
    await browser.send({ query });
    expect(await readDevices(member)).toEqual([]);
  });
});
