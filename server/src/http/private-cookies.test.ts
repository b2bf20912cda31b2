import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { createCookieJar, readCaller } from './create-request-context.ts';
import { registerPrivateCookies } from './private-cookies.ts';

async function shop({ secure }: { secure: boolean }) {
  const app = Fastify();
  await app.register(cookie);
  registerPrivateCookies(app, { secure });
  app.get('/sign-in', (_request, reply) => {
    const jar = createCookieJar(reply);
    jar.setSession('secret');
    jar.setOAuthAttempt('visit');
    return reply.send();
  });
  app.get('/sign-out', (_request, reply) => {
    createCookieJar(reply).clearSession();
    return reply.send();
  });
  app.get('/caller', async (request) => {
    const { sessionToken, oauthAttemptToken } = readCaller(request);
    return { sessionToken, oauthAttemptToken };
  });
  return {
    readCookies: async (path: string) => [(await app.inject(path)).headers['set-cookie'] ?? []].flat(),
    callerWith: async (header: string) => (await app.inject({ url: '/caller', headers: { cookie: header } })).json(),
  };
}

describe('HttpOnly cookies', () => {
  it('are limited to this host and HTTPS in production', async () => {
    const { readCookies } = await shop({ secure: true });
    for (const line of await readCookies('/sign-in')) {
      expect(line).toMatch(/^__Host-(session|oauth_attempt)=/);
      expect(line).toContain('; Path=/; HttpOnly; Secure; SameSite=Lax');
      expect(line).not.toContain('Domain');
    }
    expect(await readCookies('/sign-out')).toEqual([expect.stringMatching(/^__Host-session=;.*; Secure/)]);
  });

  it('are accepted only under their prefixed names in production', async () => {
    const { callerWith } = await shop({ secure: true });
    expect(await callerWith('session=planted; oauth_attempt=planted')).toEqual({});
    expect(await callerWith('__Host-session=a; __Host-oauth_attempt=b')).toEqual({
      sessionToken: 'a',
      oauthAttemptToken: 'b',
    });
  });

  it('have no prefix without HTTPS', async () => {
    const { readCookies, callerWith } = await shop({ secure: false });
    const [session] = await readCookies('/sign-in');
    expect(session).toMatch(/^session=secret; .*HttpOnly; SameSite=Lax$/);
    expect(await callerWith('session=a')).toEqual({ sessionToken: 'a' });
  });
});
