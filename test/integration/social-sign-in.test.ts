import { randomUUID } from 'node:crypto';
import { rateLimitModel } from '@eunbit/server/common/rate-limit';
import type { Viewer } from '@eunbit/server/common/request-context';
import { userModel } from '@eunbit/server/modules/account/user.model';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { type Consent, giveConsent } from '../kit/consent.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult } from '../kit/story.ts';
import { createTestShop, useTestShop } from '../kit/test-shop.ts';

const Me = graphql(`
  query SocialMe {
    visitor { viewer { id email firstName lastName hasMailingConsent hasPassword socialProviders role } }
    socialSignUp { provider email isEmailSettled firstName lastName }
  }
`);
const Finish = graphql(`
  mutation CompleteSocialSignUp($input: CompleteSocialSignUpInput!) {
    completeSocialSignUp(input: $input) {
      __typename
      ... on Viewer { id email firstName lastName hasMailingConsent }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on AccountError { code }
    }
  }
`);
const Unlink = graphql(`
  mutation UnlinkSocialAccount($input: UnlinkSocialAccountInput!) {
    unlinkSocialAccount(input: $input) {
      __typename
      ... on Viewer { socialProviders }
      ... on UserError { message }
      ... on AccountError { code }
    }
  }
`);

type Path = 'naver' | 'google';
const FROM_THE_SHOP = { 'sec-fetch-site': 'same-origin' };
const FORM = { email: '', firstName: '미나', lastName: '한', hasMailingConsent: false, hasAgreedToTerms: true };

const shop = useTestShop({ products: [], servers: 2 });

/** An account at a provider that nobody has used before. */
function person(fields: Partial<Consent> = {}): Consent & { email: string } {
  const account = `p${randomUUID().slice(0, 13)}`;
  return { account, ...fields, email: fields.email ?? `${account}@naver.com` };
}

/** Starts a sign-in with a provider; returns the provider's URL. */
async function setOut(client: ShopClient, path: Path, query = ''): Promise<string> {
  const { location } = await client.visit(`/auth/${path}${query}`, FROM_THE_SHOP);
  return location;
}

/** Goes to a provider and returns; resolves to the path that the shop redirects to. */
async function signIn(client: ShopClient, path: Path, who: Consent, query = ''): Promise<string> {
  const back = await giveConsent(await setOut(client, path, query), who);
  return (await client.visit(back)).location;
}

async function readViewer(client: ShopClient) {
  const { visitor } = await client.run(Me);
  return visitor.viewer;
}

function fault(fields: object): Promise<Response> {
  return fetch(`${shop.oauthUrl}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fields) });
}

describe('a first sign-in', () => {
  it('creates an account, which the form then completes (ACCOUNT-14)', async () => {
    const client = shop.client({ language: 'ko' });
    const who = person();

    expect(await signIn(client, 'naver', who, '?intent=sign-up&next=/orders')).toBe(
      '/after-naver-signup?next=%2Forders',
    );
    const { socialSignUp } = await client.run(Me);
    expect(socialSignUp).toEqual({
      provider: 'NAVER',
      email: who.email,
      isEmailSettled: true,
      firstName: '미나',
      lastName: '한',
    });
    const { completeSocialSignUp } = await client.run(Finish, {
      input: { ...FORM, email: 'other@mail.example', hasMailingConsent: true },
    });

    expect(expectResult(completeSocialSignUp, 'Viewer')).toMatchObject({
      email: who.email,
      hasMailingConsent: true,
    });
    const after = await client.run(Me);
    expect(after.socialSignUp).toBeNull();
    expect(after.visitor.viewer).toMatchObject({ hasPassword: false, socialProviders: ['NAVER'], role: 'USER' });
    const user = await userModel(shop.connection).findOne({ email: who.email }).lean();
    expect(user).toMatchObject({ passwordHash: null, terms: { wording: expect.stringContaining('만 18세') } });
    expect(await emailModel(shop.connection).countDocuments({ kind: 'WELCOME', to: who.email })).toBe(1);
  });

  it('asks again until the form is complete', async () => {
    const client = shop.client();
    const who = person();
    await signIn(client, 'naver', who);
    const { completeSocialSignUp } = await client.run(Finish, {
      input: { ...FORM, lastName: '', hasAgreedToTerms: false },
    });

    expect(expectResult(completeSocialSignUp, 'ValidationError').fieldErrors).toEqual([
      { path: 'lastName', key: 'lastName.required' },
      { path: 'hasAgreedToTerms', key: 'signUpTerms.required' },
    ]);
    expect(await signIn(shop.client(), 'naver', who)).toBe('/after-naver-signup');
  });

  it('creates one account if it happens twice at once', async () => {
    const who = person();
    const clients = [shop.client({ server: 0 }), shop.client({ server: 1 })];
    const backs = await Promise.all(clients.map(async (client) => giveConsent(await setOut(client, 'naver'), who)));

    const ways = await Promise.all(clients.map((client, index) => client.visit(backs[index] ?? '')));

    expect(ways.map(({ location }) => location)).toEqual(['/after-naver-signup', '/after-naver-signup']);
    const viewers = await Promise.all(clients.map(readViewer));
    expect(viewers[0]?.id).toBe(viewers[1]?.id);
    expect(await userModel(shop.connection).countDocuments({ email: who.email })).toBe(1);
  });

  it.each(['byEmail', 'bySocialId'] as const)(
    'creates one account if another server creates it right after %s found none',
    async (lookup) => {
      const who = person();
      const [client, other] = [shop.client({ server: 0 }), shop.client({ server: 1 })];
      const back = await giveConsent(await setOut(client, 'naver'), who);
      const otherBack = await giveConsent(await setOut(other, 'naver'), who);
      const { account } = shop.app(0).services;
      const find = account[lookup].bind(account) as (key: unknown) => Promise<Viewer | null>;
      const found = vi.spyOn(account, lookup).mockImplementationOnce(async (key: unknown) => {
        const viewer = await find(key);
        await other.visit(otherBack);
        return viewer;
      });
      onTestFinished(() => found.mockRestore());

      const { location } = await client.visit(back);

      expect(location).toBe('/after-naver-signup');
      expect(await readViewer(client)).toEqual(await readViewer(other));
    },
  );

  it('signs in again later, and redirects to the requested page', async () => {
    const who = person({ name: 'Mina Han' });
    const first = shop.client();
    await signIn(first, 'google', who);
    await first.run(Finish, { input: { ...FORM, firstName: 'Mina', lastName: 'Han' } });

    const again = shop.client();
    expect(await signIn(again, 'google', who, '?next=/orders%3Fpage=2')).toBe('/orders?page=2');
    expect(await readViewer(again)).toMatchObject({ email: who.email, firstName: 'MINA', lastName: 'HAN' });
    expect(await signIn(shop.client(), 'google', who)).toBe('/dashboard');
  });

  it('distinguishes two providers even if their ids and emails are equal', async () => {
    const who = person();
    await signIn(shop.client(), 'naver', who);

    expect(await signIn(shop.client(), 'google', who)).toMatch(/^\/login\?social=emailTaken&provider=GOOGLE/);
  });
});

describe('a first sign-in with incomplete data (ACCOUNT-14)', () => {
  it('asks for the email, and creates the account only then', async () => {
    const client = shop.client();
    const who = { ...person(), email: null };
    const typed = `${who.account}@email.example`;

    expect(await signIn(client, 'naver', who)).toBe('/after-naver-signup');
    expect(await readViewer(client)).toBeNull();
    const empty = await client.run(Finish, { input: FORM });
    expect(expectResult(empty.completeSocialSignUp, 'ValidationError').fieldErrors).toEqual([
      { path: 'email', key: 'email.required' },
    ]);
    const { completeSocialSignUp } = await client.run(Finish, { input: { ...FORM, email: typed } });

    expect(expectResult(completeSocialSignUp, 'Viewer').email).toBe(typed);
    expect(await readViewer(client)).toMatchObject({ email: typed, socialProviders: ['NAVER'] });
    const once = await client.run(Finish, { input: { ...FORM, email: 'again@mail.example' } });
    expect(expectResult(once.completeSocialSignUp, 'AccountError').code).toBe('OAUTH_ATTEMPT_OVER');
  });

  it('uses an unverified email as a suggestion', async () => {
    const client = shop.client();
    const who = person({ name: 'Mina Han', emailVerified: false });

    await signIn(client, 'google', who);

    const { visitor, socialSignUp } = await client.run(Me);
    expect(visitor.viewer).toBeNull();
    expect(socialSignUp).toMatchObject({ email: who.email, isEmailSettled: false });
  });

  it('asks for an incomplete name', async () => {
    const client = shop.client();

    await signIn(client, 'google', person({ name: 'Mina' }));

    const { socialSignUp } = await client.run(Me);
    expect(socialSignUp).toMatchObject({ firstName: 'Mina', lastName: '', isEmailSettled: true });
  });

  it('does not let a typed email take over an existing account', async () => {
    const member = await addMember(shop);
    const client = shop.client({ language: 'en' });
    await signIn(client, 'naver', { ...person(), email: null });

    const { completeSocialSignUp } = await client.run(Finish, {
      input: { ...FORM, email: member.email.toUpperCase() },
    });

    expect(expectResult(completeSocialSignUp, 'AccountError')).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: expect.stringContaining('already registered'),
    });
    expect(await readViewer(client)).toBeNull();
  });

  it('can be completed only in the browser that started it', async () => {
    await signIn(shop.client(), 'naver', { ...person(), email: null });
    const stranger = shop.client();

    expect((await stranger.run(Me)).socialSignUp).toBeNull();
    const { completeSocialSignUp } = await stranger.run(Finish, { input: { ...FORM, email: 'x@mail.example' } });
    expect(expectResult(completeSocialSignUp, 'AccountError').code).toBe('OAUTH_ATTEMPT_OVER');
  });
});

describe('an email that already has an account (ACCOUNT-13)', () => {
  it.each([true, false])('is not linked automatically, whether verified (%s) or not', async (emailVerified) => {
    const member = await addMember(shop);
    const client = shop.client();

    const way = await signIn(client, 'google', person({ email: member.email, emailVerified }));

    expect(way).toBe('/login?social=emailTaken&provider=GOOGLE&next=%2Fchange-userinfo');
    expect(await readViewer(client)).toBeNull();
    const user = await userModel(shop.connection).findOne({ email: member.email }).lean();
    expect(user?.socialIds).toEqual([]);
  });
});

describe('linking a provider', () => {
  const LINK = '?intent=link';

  it('adds a sign-in method to the signed-in account', async () => {
    const member = await addMember(shop);
    const client = await createMemberClient(shop, member);
    const who = person({ name: 'Mina Han', email: 'another@mail.example' });

    expect(await signIn(client, 'google', who, LINK)).toBe('/change-userinfo?social=linked&provider=GOOGLE');
    expect(await readViewer(client)).toMatchObject({ socialProviders: ['GOOGLE'], email: member.email });
    const later = shop.client();
    expect(await signIn(later, 'google', who)).toBe('/dashboard');
    expect((await readViewer(later))?.id).toBe(member.id);
  });

  it('refuses a provider account that belongs to somebody else', async () => {
    const who = person();
    await signIn(shop.client(), 'naver', who);
    const client = await createMemberClient(shop, await addMember(shop));

    expect(await signIn(client, 'naver', who, LINK)).toBe('/change-userinfo?social=linkedElsewhere&provider=NAVER');
    expect((await readViewer(client))?.socialProviders).toEqual([]);
  });

  it('requires signing in, and applies to that account even if somebody else signs in meanwhile', async () => {
    expect(await setOut(shop.client(), 'naver', LINK)).toMatch(/^\/login\?social=notSignedIn/);
    const client = await createMemberClient(shop, await addMember(shop));
    const back = await giveConsent(await setOut(client, 'naver', LINK), person());
    const other = await addMember(shop);
    client.setCookie(
      'session',
      new URLSearchParams((await createMemberClient(shop, other)).cookieHeader().replaceAll('; ', '&')).get('session'),
    );

    expect((await client.visit(back)).location).toMatch(/^\/login\?social=notSignedIn/);
    expect((await readViewer(client))?.socialProviders).toEqual([]);
  });

  it.each(['cross-site', 'same-site', 'none'])('cannot be started from another site (%s)', async (site) => {
    const client = await createMemberClient(shop, await addMember(shop));

    const { location } = await client.visit(`/auth/naver${LINK}`, { 'sec-fetch-site': site });

    expect(location).toMatch(/^\/change-userinfo\?social=failed/);
  });

  it('can be undone, unless it is the only sign-in method', async () => {
    const member = await createMemberClient(shop, await addMember(shop));
    await signIn(member, 'naver', person(), LINK);
    const social = shop.client();
    await signIn(social, 'naver', person());
    const input = { provider: 'NAVER' as const };

    const [unlinked, refused] = [await member.run(Unlink, { input }), await social.run(Unlink, { input })];

    expect(expectResult(unlinked.unlinkSocialAccount, 'Viewer').socialProviders).toEqual([]);
    expect(expectResult(refused.unlinkSocialAccount, 'AccountError').code).toBe('ONLY_WAY_IN');
    expect((await readViewer(social))?.socialProviders).toEqual(['NAVER']);
  });
});

describe('a return from the provider', () => {
  const EXPIRED = /^\/login\?social=expired/;

  it('is refused without its state, or with another one', async () => {
    const client = shop.client();
    const back = new URL(await giveConsent(await setOut(client, 'naver'), person()));
    const { search } = back;

    back.searchParams.delete('state');
    expect((await client.visit(back.href)).location).toMatch(EXPIRED);
    back.searchParams.append('state', 'a');
    back.searchParams.append('state', 'b');
    expect((await client.visit(back.href)).location).toMatch(EXPIRED);
    expect((await client.visit(back.pathname + search)).location).toBe('/after-naver-signup');
  });

  it('is refused the second time', async () => {
    const client = shop.client();
    const back = await giveConsent(await setOut(client, 'naver'), person());
    const cookies = client.cookieHeader();
    await client.visit(back);

    const replay = await client.visit(back, { cookie: cookies });

    expect(replay.location).toMatch(EXPIRED);
  });

  it('is accepted once if it arrives twice at once', async () => {
    const client = shop.client();
    const back = await giveConsent(await setOut(client, 'naver'), person());

    const ways = await Promise.all([client.visit(back), client.visit(back)]);

    expect(ways.filter(({ location }) => EXPIRED.test(location))).toHaveLength(1);
  });

  it('is refused from another browser, or for another provider', async () => {
    const client = shop.client();
    const back = await giveConsent(await setOut(client, 'naver'), person());

    expect((await shop.client().visit(back)).location).toMatch(EXPIRED);
    expect((await client.visit(back.replace('/auth/naver', '/auth/google'))).location).toMatch(EXPIRED);
  });

  it('is refused with an invented code', async () => {
    const client = shop.client();
    const state = new URL(await setOut(client, 'google')).searchParams.get('state');

    const { location } = await client.visit(`/auth/google/callback?code=made-up&state=${state}`);

    expect(location).toBe('/login?social=failed&provider=GOOGLE');
    expect(await readViewer(client)).toBeNull();
  });

  it('reports that the person cancelled, and leads back to the previous page', async () => {
    const denied = person({ decision: 'deny' });

    expect(await signIn(shop.client(), 'naver', denied, '?intent=sign-up&next=/cart')).toBe(
      '/signup?social=denied&provider=NAVER&next=%2Fcart',
    );
  });

  it('reports a failure of the provider', async () => {
    await fault({ endpoint: 'POST /oauth2.0/token', kind: 'status', status: 503 });

    expect(await signIn(shop.client(), 'naver', person())).toBe('/login?social=failed&provider=NAVER');
  });
});

it('waits for a slow provider', async () => {
  await fault({ endpoint: 'GET /v1/nid/me', kind: 'delay', milliseconds: 300 });

  expect(await signIn(shop.client(), 'naver', person())).toBe('/after-naver-signup');
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', '/logout'])(
  'never redirects to %s',
  async (next) => {
    const who = person();
    const query = `?next=${encodeURIComponent(next)}`;

    expect(await signIn(shop.client(), 'naver', who, query)).toBe('/after-naver-signup');
    const { location } = await shop.client().visit(`/auth/naver${query}`);
    expect(new URL(location).origin).toBe(shop.oauthUrl);
  },
);

it('is refused for an unknown provider or intent', async () => {
  const answers = await Promise.all(
    ['/auth/kakao', '/auth/NAVER', '/auth/naver?intent=admin', '/auth/kakao/callback'].map((path) =>
      shop.client().visit(path),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

it('is possible only for a limited number of starts per address', async () => {
  const busy = await createTestShop({ products: [] });
  const setOut = async () => (await busy.client().visit('/auth/naver')).location;
  let allowed = 0;
  let way = await setOut();
  while (way.includes('/oauth2.0/authorize')) {
    allowed += 1;
    way = await setOut();
  }
  const counts = (
    await rateLimitModel(busy.connection)
      .find({ _id: /^social-from:/ })
      .sort({ _id: 1 })
      .lean()
  ).map(({ count }) => count);
  await busy.close();

  expect(way).toBe('/login?social=tooMany&provider=NAVER');
  // A new quarter of an hour may begin meanwhile; the last one has reached the limit.
  expect(counts.at(-1)).toBe(61);
  expect(counts.reduce((sum, count) => sum + count)).toBe(allowed + 1);
});

describe('a password reset by email (ACCOUNT-15)', () => {
  const Reset = graphql(`
    mutation ResetAfterSocial($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        __typename
        ... on Viewer { hasPassword socialProviders }
        ... on UserError { message }
        ... on AccountError { code }
      }
    }
  `);

  async function requestReset(email: string) {
    const user = await userModel(shop.connection).findOne({ email }).lean();
    const links = shop.app().services.accountLinks;
    if (!user || !links) throw new Error(`${email} has no account`);
    const token = links.passwordResetLink(user, new Date()).split('link=')[1] ?? '';
    const input = { token, password: 'moon-light', confirmation: 'moon-light' };
    const { resetPassword } = await shop.client().run(Reset, { input });
    const { hasPassword, socialProviders } = expectResult(resetPassword, 'Viewer');
    return { hasPassword, socialProviders };
  }

  it('keeps the provider if it has verified the address', async () => {
    const who = person();
    await signIn(shop.client(), 'naver', who);

    expect(await requestReset(who.email)).toEqual({ hasPassword: true, socialProviders: ['NAVER'] });
    expect(await signIn(shop.client(), 'naver', who)).toBe('/after-naver-signup');
  });

  it('unlinks the provider of somebody who used an address that is not theirs', async () => {
    const attacker = { ...person(), email: null };
    const victim = `victim-${attacker.account}@email.example`;
    const client = shop.client();
    await signIn(client, 'naver', attacker);
    await client.run(Finish, { input: { ...FORM, email: victim } });

    expect(await requestReset(victim)).toEqual({ hasPassword: true, socialProviders: [] });
    expect(await readViewer(client)).toBeNull();
    const again = shop.client();
    await signIn(again, 'naver', attacker);
    expect(await readViewer(again)).toBeNull();
  });
});
