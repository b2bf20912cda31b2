import { createGoogleProvider } from '@eunbit/server/integrations/social/google-provider';
import type { IdentityProvider, SocialSecrets } from '@eunbit/server/integrations/social/identity-provider';
import { IdentityProviderError, SocialSignInError } from '@eunbit/server/integrations/social/identity-provider';
import { createNaverProvider } from '@eunbit/server/integrations/social/naver-provider';
import { newSocialSecrets } from '@eunbit/server/integrations/social/oauth';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../scripts/sandbox/common/sandbox.ts';
import { SANDBOX_CLIENTS, startOAuthSandbox } from '../../scripts/sandbox/oauth/server.ts';
import { type Consent, giveConsent } from '../kit/consent.ts';

const CALLBACK = 'http://shop.example/auth/callback';

let sandbox: Sandbox;
let providers: Readonly<Record<'NAVER' | 'GOOGLE', IdentityProvider>>;
beforeAll(async () => {
  sandbox = await startOAuthSandbox({ port: 0 });
  const buildSettings = ({ id, secret }: { id: string; secret: string }) => ({
    clientId: id,
    clientSecret: secret,
    apiUrl: sandbox.url,
  });
  const { naver, google } = SANDBOX_CLIENTS;
  providers = {
    NAVER: createNaverProvider(buildSettings(naver)),
    GOOGLE: createGoogleProvider(buildSettings(google)),
  };
});
afterEach(async () => void (await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' })));
afterAll(() => sandbox.stop());

type Name = keyof typeof providers;
const BOTH: Name[] = ['NAVER', 'GOOGLE'];
const EXCHANGE = { NAVER: 'POST /oauth2.0/token', GOOGLE: 'POST /token' } as const;

/** Goes to the provider and returns; `secrets` are the values that the shop stores for the attempt. */
async function visit(name: Name, consent: Consent): Promise<{ back: URL; secrets: SocialSecrets }> {
  const secrets = newSocialSecrets();
  const address = await providers[name].authorizationUrl(secrets, CALLBACK);
  return { back: new URL(await giveConsent(address, consent)), secrets };
}

async function identify(name: Name, consent: Consent) {
  const { back, secrets } = await visit(name, consent);
  return providers[name].getIdentity(back, secrets);
}

async function fault(fields: object): Promise<void> {
  const { ok } = await fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fields) });
  expect(ok).toBe(true);
}

async function catchFailure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => new Error('expected a failure'),
    (reason: unknown) => reason,
  );
}

describe('an identity', () => {
  it('comes from the profile of Naver, with a Korean name split', async () => {
    expect(await identify('NAVER', { account: 'mina', email: 'mina.sandbox@naver.com' })).toEqual({
      provider: 'NAVER',
      id: expect.stringMatching(/^[\w-]{43}$/),
      email: 'mina.sandbox@naver.com',
      emailVerified: true,
      name: { firstName: '미나', lastName: '한' },
    });
  });

  it('comes from the id token of Google', async () => {
    expect(await identify('GOOGLE', { account: 'mina', name: 'Mina Han', email: 'mina@gmail.example' })).toEqual({
      provider: 'GOOGLE',
      id: expect.stringMatching(/^\d{21}$/),
      email: 'mina@gmail.example',
      emailVerified: true,
      name: { firstName: 'Mina', lastName: 'Han' },
    });
  });

  it.each(BOTH)('stays the same for an account of %s, even if everything else changes', async (name) => {
    const first = await identify(name, { account: 'mina' });
    const second = await identify(name, { account: 'mina', email: 'other@mail.example', name: 'Other' });
    const other = await identify(name, { account: 'jun' });

    expect(second.id).toBe(first.id);
    expect(other.id).not.toBe(first.id);
  });

  it.each(BOTH)('may lack email and name at %s', async (name) => {
    const identity = await identify(name, { account: 'mina', name: '', email: null });

    expect(identity).toMatchObject({ email: null, emailVerified: false, name: { firstName: '', lastName: '' } });
  });

  it('has no verified email if Google has not confirmed it, or if Naver reports one of another host', async () => {
    const google = await identify('GOOGLE', { account: 'mina', email: 'mina@mail.example', emailVerified: false });
    const naver = await identify('NAVER', { account: 'mina', email: 'mina@naver.com.mail.example' });

    expect([google.emailVerified, naver.emailVerified]).toEqual([false, false]);
  });
});

describe('a sign-in with a provider', () => {
  it.each(BOTH)('fails if it is cancelled at %s', async (name) => {
    const { back, secrets } = await visit(name, { account: 'mina', decision: 'deny' });

    expect(await catchFailure(providers[name].getIdentity(back, secrets))).toMatchObject({
      name: 'SocialSignInError',
      reason: 'denied',
    });
  });

  it.each(BOTH)('fails with a code of %s that was used before', async (name) => {
    const { back, secrets } = await visit(name, { account: 'mina' });
    await providers[name].getIdentity(back, secrets);

    expect(await catchFailure(providers[name].getIdentity(back, secrets))).toMatchObject({ reason: 'invalid' });
  });

  it.each(BOTH)('fails with a code of %s that somebody else requested (PKCE)', async (name) => {
    const { back, secrets } = await visit(name, { account: 'mina' });
    const { codeVerifier } = newSocialSecrets();

    const failure = await catchFailure(providers[name].getIdentity(back, { ...secrets, codeVerifier }));

    expect(failure).toBeInstanceOf(SocialSignInError);
    expect(failure).toMatchObject({ reason: 'invalid' });
  });

  it.each(BOTH)('fails with another state than was sent to %s', async (name) => {
    const { back, secrets } = await visit(name, { account: 'mina' });
    back.searchParams.set('state', 'another');

    expect(await catchFailure(providers[name].getIdentity(back, secrets))).toMatchObject({ reason: 'invalid' });
  });

  it('fails with an id token for another attempt', async () => {
    const { back, secrets } = await visit('GOOGLE', { account: 'mina' });

    const failure = await catchFailure(providers.GOOGLE.getIdentity(back, { ...secrets, nonce: 'another' }));

    expect(failure).toBeInstanceOf(IdentityProviderError);
  });

  it.each(BOTH)('fails if %s is out of order or cut off', async (name) => {
    for (const kind of [{ kind: 'status', status: 503 }, { kind: 'drop' }]) {
      await fault({ endpoint: EXCHANGE[name], ...kind });
      expect(await catchFailure(identify(name, { account: 'mina' }))).toBeInstanceOf(IdentityProviderError);
    }
  });

  it('fails without a profile at Naver', async () => {
    await fault({ endpoint: 'GET /v1/nid/me', kind: 'status', status: 500 });

    expect(await catchFailure(identify('NAVER', { account: 'mina' }))).toBeInstanceOf(IdentityProviderError);
  });

  it('fails if the keys of Google are unreachable', async () => {
    const { id, secret } = SANDBOX_CLIENTS.google;
    const google = createGoogleProvider({ clientId: id, clientSecret: secret, apiUrl: sandbox.url });
    await fault({ endpoint: 'GET /oauth2/v3/certs', kind: 'status', status: 500 });
    const secrets = newSocialSecrets();
    const back = await giveConsent(await google.authorizationUrl(secrets, CALLBACK), { account: 'mina' });

    expect(await catchFailure(google.getIdentity(new URL(back), secrets))).toBeInstanceOf(IdentityProviderError);
  });

  it('fails as a provider error if the keys of the shop are wrong', async () => {
    const wrong = { clientId: SANDBOX_CLIENTS.google.id, clientSecret: 'wrong', apiUrl: sandbox.url };
    const google = createGoogleProvider(wrong);
    const secrets = newSocialSecrets();
    const back = await giveConsent(await google.authorizationUrl(secrets, CALLBACK), { account: 'mina' });

    expect(await catchFailure(google.getIdentity(new URL(back), secrets))).toBeInstanceOf(IdentityProviderError);
  });
});
