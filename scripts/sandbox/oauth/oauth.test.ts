import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../common/sandbox.ts';
import { SANDBOX_CLIENTS, startOAuthSandbox } from './server.ts';
import type { VendorName } from './vendor.ts';

const CALLBACK = 'http://shop.example/callback';
const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-in-all';
const AUTHORIZE = { naver: '/oauth2.0/authorize', google: '/o/oauth2/v2/auth' };
const TOKEN = { naver: '/oauth2.0/token', google: '/token' };

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startOAuthSandbox({ port: 0 });
});
afterEach(() => sandbox.stop());

function request(vendor: VendorName, fields: Record<string, string> = {}): Record<string, string> {
  return {
    response_type: 'code',
    client_id: SANDBOX_CLIENTS[vendor].id,
    redirect_uri: CALLBACK,
    state: 'state-1',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...fields,
  };
}

function decide(vendor: VendorName, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams({ ...request(vendor), account: 'mina', name: 'Mina Han', ...fields });
  return fetch(sandbox.url + AUTHORIZE[vendor], { method: 'POST', body, redirect: 'manual' });
}

async function requestCode(vendor: VendorName, fields: Record<string, string> = {}): Promise<string> {
  const { headers } = await decide(vendor, {
    decision: 'agree',
    share_email: 'on',
    email: 'mina@mail.example',
    ...fields,
  });
  return new URL(headers.get('location') ?? '').searchParams.get('code') ?? '';
}

function exchange(vendor: VendorName, code: string, fields: Record<string, string> = {}): Promise<Response> {
  const { id, secret } = SANDBOX_CLIENTS[vendor];
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: id,
    client_secret: secret,
    redirect_uri: CALLBACK,
    code,
    code_verifier: VERIFIER,
    ...fields,
  });
  return fetch(sandbox.url + TOKEN[vendor], { method: 'POST', body });
}

function ask(path: string, token: string): Promise<Response> {
  return fetch(sandbox.url + path, { headers: { authorization: `Bearer ${token}` } });
}

describe('the consent page', () => {
  it('shows who asks, with their parameters escaped', async () => {
    const query = new URLSearchParams(request('naver', { state: '"><b>' }));

    const html = await (await fetch(`${sandbox.url}${AUTHORIZE.naver}?${query}`)).text();

    expect(html).toContain('http://shop.example');
    expect(html).toContain('value="&quot;&gt;&lt;b&gt;"');
  });

  it.each([
    [{ client_id: 'other' }, 'client_id'],
    [{ redirect_uri: 'javascript:alert(1)' }, 'redirect_uri'],
    [{ response_type: 'token' }, 'response_type'],
    [{ state: '' }, 'state'],
    [{ code_challenge_method: 'plain' }, 'code_challenge_method'],
  ])('does not redirect for %o', async (fields, named) => {
    const answers = await Promise.all([
      fetch(`${sandbox.url}${AUTHORIZE.google}?${new URLSearchParams(request('google', fields))}`),
      decide('google', { ...fields, decision: 'agree' }),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(await answers[0].text()).toContain(named);
  });

  it('redirects the browser back with the state, whether the person agrees or not', async () => {
    const agreed = await decide('naver', { decision: 'agree' });
    const denied = await decide('naver', { decision: 'deny' });

    expect(agreed.headers.get('location')).toMatch(/^http:\/\/shop\.example\/callback\?code=[\w-]{32}&state=state-1$/);
    expect(denied.headers.get('location')).toContain('error=access_denied');
  });
});

describe('Naver', () => {
  it('exchanges a code for a token with its lifetime as a text, and returns the profile', async () => {
    const token = await (await exchange('naver', await requestCode('naver'))).json();
    const profile = await (await ask('/v1/nid/me', token.access_token)).json();

    expect(token).toMatchObject({ token_type: 'bearer', expires_in: '3600' });
    expect(profile).toEqual({
      resultcode: '00',
      message: 'success',
      response: { id: expect.any(String), nickname: 'sandbox', name: 'Mina Han', email: 'mina@mail.example' },
    });
  });

  it('refuses with status 200 and an error', async () => {
    const answer = await exchange('naver', 'made-up');

    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ error: 'invalid_request', error_description: 'Malformed or expired code.' });
  });

  it('returns no profile without its own token', async () => {
    const ofGoogle = await (await exchange('google', await requestCode('google'))).json();

    const answer = await ask('/v1/nid/me', ofGoogle.access_token);

    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ resultcode: '024' });
  });
});

describe('Google', () => {
  it('returns the same profile in the id token and as userinfo', async () => {
    const token = await (
      await exchange('google', await requestCode('google', { nonce: 'n-1', email_verified: 'on' }))
    ).json();
    const claims = JSON.parse(Buffer.from(token.id_token.split('.')[1], 'base64url').toString());
    const info = await (await ask('/v1/userinfo', token.access_token)).json();

    expect(info).toMatchObject({
      email: 'mina@mail.example',
      email_verified: true,
      given_name: 'Mina',
      family_name: 'Han',
    });
    expect(claims).toMatchObject({ ...info, iss: 'https://accounts.google.com', nonce: 'n-1', aud: 'google-sandbox' });
  });

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }, 400, 'invalid_grant'],
    ['another redirect_uri', { redirect_uri: 'http://evil.example/' }, 400, 'invalid_grant'],
    ['another grant', { grant_type: 'refresh_token' }, 400, 'unsupported_grant_type'],
    ['a wrong secret', { client_secret: 'wrong' }, 401, 'invalid_client'],
  ])('refuses %s', async (_name, fields, status, error) => {
    const answer = await exchange('google', await requestCode('google'), fields);

    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
  });

  it('revokes the first token if its code is used a second time', async () => {
    const code = await requestCode('google');
    const { access_token } = await (await exchange('google', code)).json();

    const again = await exchange('google', code);

    expect(again.status).toBe(400);
    expect((await ask('/v1/userinfo', access_token)).status).toBe(401);
  });
});
