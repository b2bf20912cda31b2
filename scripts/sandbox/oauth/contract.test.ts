import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createIdentityProviders } from '@eunbit/server/integrations/social/identity-providers';
import { newSocialSecrets } from '@eunbit/server/integrations/social/oauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sandbox } from '../common/sandbox.ts';
import { findDifferences, findMissing, type Shape } from '../contracts/shape.ts';
import { SANDBOX_CLIENTS, startOAuthSandbox } from './server.ts';
import type { VendorName } from './vendor.ts';

interface Contract {
  readonly authorize: { readonly url: string; readonly required: string[]; readonly optional: string[] };
  readonly exchanges: Readonly<Record<string, { readonly response: Shape }>>;
}
const read = (name: string) => JSON.parse(readFileSync(new URL(`../contracts/${name}.json`, import.meta.url), 'utf8'));
const CONTRACTS: Readonly<Record<VendorName, Contract>> = { naver: read('naver'), google: read('google') };
const ID_TOKEN: Shape = read('google').idToken.claims;

const CALLBACK = 'http://shop.example/callback';
const TOKEN = { naver: '/oauth2.0/token', google: '/token' };
const PROFILE = { naver: '/v1/nid/me', google: '/v1/userinfo' };

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startOAuthSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

/** A person who shares everything, and one who shares nothing. */
const EVERYTHING = {
  account: 'mina',
  name: 'Mina Han',
  share_email: 'on',
  email: 'mina@mail.example',
  email_verified: 'on',
};
const NOTHING = { account: 'jun', name: '' };

function providers(apiUrl: string | null) {
  const settings = ({ id, secret }: { id: string; secret: string }) => ({ clientId: id, clientSecret: secret, apiUrl });
  const { naver, google } = SANDBOX_CLIENTS;
  const { NAVER, GOOGLE } = createIdentityProviders({ naver: settings(naver), google: settings(google) });
  if (!NAVER || !GOOGLE) throw new Error('a provider whose keys are set is missing');
  return { naver: NAVER, google: GOOGLE };
}

async function exchange(vendor: VendorName, person: Record<string, string>) {
  const secrets = newSocialSecrets();
  const address = await providers(sandbox.url)[vendor].authorizationUrl(secrets, CALLBACK);
  const form = new URLSearchParams({ ...Object.fromEntries(address.searchParams), ...person, decision: 'agree' });
  const agreed = await fetch(`${address.origin}${address.pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const code = new URL(agreed.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: SANDBOX_CLIENTS[vendor].id,
    client_secret: SANDBOX_CLIENTS[vendor].secret,
    redirect_uri: CALLBACK,
    code,
    code_verifier: secrets.codeVerifier,
    state: secrets.state,
  });
  const first = await (await fetch(sandbox.url + TOKEN[vendor], { method: 'POST', body })).json();
  return { token: first, tokenRequest: body };
}

const ask = async (vendor: VendorName, token: string) => {
  const response = await fetch(sandbox.url + PROFILE[vendor], { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: await response.json() };
};

function expectShape(shape: Shape | undefined, value: unknown): void {
  if (shape === undefined) throw new Error('the contract has no such answer');
  expect(findDifferences(shape, value)).toEqual([]);
  expect(findMissing(shape, value)).toEqual([]);
}

const readClaims = (idToken: string) => JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());

describe.each(['naver', 'google'] as const)('%s', (vendor) => {
  const { authorize, exchanges } = CONTRACTS[vendor];

  it('gets an authorization URL with the documented parameters', async () => {
    const address = await providers(null)[vendor].authorizationUrl(newSocialSecrets(), CALLBACK);
    const given = [...address.searchParams.keys()];

    expect(`${address.origin}${address.pathname}`).toBe(authorize.url);
    expect(given).toEqual(expect.arrayContaining(authorize.required));
    const documented = [...authorize.required, ...authorize.optional, 'code_challenge', 'code_challenge_method'];
    expect(documented).toEqual(expect.arrayContaining(given));
  });

  it.each([
    ['everything', EVERYTHING],
    ['nothing', NOTHING],
  ])('returns the documented fields for a person who shares %s', async (_what, person) => {
    const { token } = await exchange(vendor, person);
    const profile = await ask(vendor, token.access_token);

    expectShape(exchanges[`POST ${TOKEN[vendor]} 200`]?.response, token);
    expectShape(exchanges[`GET ${PROFILE[vendor]} 200`]?.response, profile.body);
  });

  it('rejects requests as documented', async () => {
    const { tokenRequest } = await exchange(vendor, EVERYTHING);
    const again = await (await fetch(sandbox.url + TOKEN[vendor], { method: 'POST', body: tokenRequest })).json();
    tokenRequest.set('client_secret', 'wrong');
    const wrongClient = await (await fetch(sandbox.url + TOKEN[vendor], { method: 'POST', body: tokenRequest })).json();

    for (const refusal of [again, wrongClient])
      expectShape(exchanges[`POST ${TOKEN[vendor]} refused`]?.response, refusal);
    expect(wrongClient.error).toBe('invalid_client');
    const profile = await ask(vendor, 'made-up');
    expect(profile.status).toBe(401);
    const shape = exchanges[`GET ${PROFILE[vendor]} 401`]?.response;
    if (shape) expectShape(shape, profile.body);
  });
});

it("Google's id token has the documented claims, bound to the access token", async () => {
  for (const person of [EVERYTHING, NOTHING]) {
    const { token } = await exchange('google', person);
    const claims = readClaims(token.id_token);

    expectShape(ID_TOKEN, claims);
    const digest = createHash('sha256').update(token.access_token).digest();
    expect(claims.at_hash).toBe(digest.subarray(0, 16).toString('base64url'));
  }
});
