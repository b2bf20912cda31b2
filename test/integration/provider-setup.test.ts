import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readEasyPostSetup } from '@eunbit/server/integrations/shipping/easypost-setup';
import { readOAuthSetup } from '@eunbit/server/integrations/social/oauth-setup';
import { readTossSetup } from '@eunbit/server/integrations/virtual-account/toss-setup';
import { checkEasyPost } from '@eunbit/server/modules/launch-checklist/checks/easypost';
import { checkStreams } from '@eunbit/server/modules/launch-checklist/checks/postmark';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startEasyPostSandbox } from '../../scripts/sandbox/easypost/server.ts';

const TIMEOUT_MS = 5000;

/** A provider that returns the same response to every request. */
async function answering(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failureOf = (answer: { ok: true } | { ok: false; failure: string }) => (answer.ok ? null : answer.failure);

describe('the answer of a sign-in provider to an invalid code', () => {
  async function failure(provider: 'NAVER' | 'GOOGLE', status: number, body: object | string) {
    const apiUrl = await answering(status, typeof body === 'string' ? body : JSON.stringify(body));
    const client = { clientId: 'id', clientSecret: 'secret', apiUrl };
    return failureOf(await readOAuthSetup(provider, client, 'https://shop.kr/auth/naver/callback', TIMEOUT_MS));
  }

  it.each([
    ['NAVER', 200, { error: 'invalid_request', error_description: 'no valid data in session' }, null],
    [
      'NAVER',
      200,
      { error: 'invalid_request', error_description: 'wrong client id / client secret pair' },
      'KEY_REFUSED',
    ],
    ['NAVER', 200, { error: 'invalid_client', error_description: 'unknown' }, 'KEY_REFUSED'],
    ['GOOGLE', 400, { error: 'invalid_grant', error_description: 'Malformed auth code.' }, null],
    ['GOOGLE', 400, { error: 'redirect_uri_mismatch', error_description: 'Bad Request' }, null],
    ['GOOGLE', 401, { error: 'invalid_client', error_description: 'The OAuth client was not found.' }, 'KEY_REFUSED'],
    ['GOOGLE', 401, { error: 'invalid_client', error_description: 'Unauthorized' }, 'KEY_REFUSED'],
    ['GOOGLE', 503, {}, 'NO_ANSWER'],
    ['NAVER', 200, '<html>', 'NO_ANSWER'],
  ] as const)('%s %i %j: %s', async (provider, status, body, expected) => {
    expect(await failure(provider, status, body)).toBe(expected);
  });
});

describe('the answer of Toss Payments to an unknown payment', () => {
  it.each([
    [404, { code: 'NOT_FOUND_PAYMENT' }, null],
    [401, { code: 'UNAUTHORIZED_KEY' }, 'KEY_REFUSED'],
    [400, { code: 'INVALID_API_KEY' }, 'KEY_REFUSED'],
    [502, {}, 'NO_ANSWER'],
    [404, {}, 'NO_ANSWER'],
  ])('%i %j: %s', async (status, body, expected) => {
    const apiUrl = await answering(status, JSON.stringify(body));
    expect(failureOf(await readTossSetup({ secretKey: 'live_sk_1', apiUrl }, TIMEOUT_MS))).toBe(expected);
  });
});

describe('a production key of EasyPost', () => {
  it('returns the connected carriers', async () => {
    const webhookUrl = 'https://shop.kr/webhooks/easypost';
    const keys = { apiKey: 'EZAKsandbox', webhookSecret: 'secret' };
    const sandbox = await startEasyPostSandbox({ port: 0, webhookUrl, apiKey: keys.apiKey });
    onTestFinished(() => sandbox.stop());
    const shipping = { ...keys, apiUrl: sandbox.url };
    const checkSetup = async () =>
      checkEasyPost(await readEasyPostSetup(shipping, TIMEOUT_MS), {
        production: true,
        rehearsal: false,
        publicUrl: 'https://shop.kr',
        shipping,
      }).map(({ id, status }) => `${id} ${status}`);
    expect(await checkSetup()).toEqual(['easypost.key GOOD', 'easypost.webhook GOOD', 'easypost.carriers GOOD']);
    await fetch(`${sandbox.url}/sandbox/setup`, { method: 'POST', body: JSON.stringify({ carriers: [] }) });
    expect(await checkSetup()).toContain('easypost.carriers WRONG');
  });
});

describe('the message streams of Postmark', () => {
  const OUTBOUND = { id: 'outbound', type: 'Transactional', unsubscribeHandling: 'None' };
  const state = (...streams: Parameters<typeof checkStreams>[0][number][]) => checkStreams(streams, 'news')[0]?.status;

  it('exist, have the right types, and leave unsubscribing to the shop', () => {
    const news = { id: 'news', type: 'Broadcasts', unsubscribeHandling: 'None' };
    expect(state(OUTBOUND, news)).toBe('GOOD');
    expect(state(OUTBOUND, { ...news, unsubscribeHandling: 'Custom' })).toBe('GOOD');
    expect(state(OUTBOUND, { ...news, unsubscribeHandling: 'Postmark' })).toBe('WRONG');
    expect(state(OUTBOUND, { ...news, type: 'Transactional' })).toBe('WRONG');
    expect(state(news)).toBe('WRONG');
  });
});
