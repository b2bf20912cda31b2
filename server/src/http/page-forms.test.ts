import cookie from '@fastify/cookie';
import Fastify, { type FastifyReply } from 'fastify';
import { describe, expect, it } from 'vitest';
import { collectSecurityEvents } from '../log/testing/collect-security-events.ts';
import { registerErrorAnswers } from './error-answers.ts';
import { registerForms } from './forms.ts';
import { createPageForms, takeAnswer } from './page-forms.ts';
import type { FormResult, PageVisitor, Renderer } from './page-source.ts';
import { registerPrivateCookies } from './private-cookies.ts';

const VISITOR: Omit<PageVisitor, 'withoutCart'> = {
  openings: { stores: ['KR', 'US'], paymentMethods: { KR: [], US: [] }, signInProviders: [] },
  market: 'KR',
  language: 'ko',
  cartToken: null,
  isGuest: true,
  execute: async () => ({}),
};
const OURS = { 'sec-fetch-site': 'same-origin', accept: 'text/html' };
const answer = { number: 'C-1' };
const done = (change: Partial<Extract<FormResult, { kind: 'done' }>> = {}): FormResult => ({
  kind: 'done',
  marker: 'contact',
  posted: { name: 'contact', values: {}, answer, problem: null },
  choice: {},
  ...change,
});

/** A server whose forms all return `result`; each page is the JSON of the form result that it was rendered with. */
async function shop(result: FormResult) {
  const app = Fastify();
  registerErrorAnswers(app);
  await app.register(cookie);
  registerPrivateCookies(app, { secure: false });
  const sent: string[] = [];
  const renderer = {
    submitForm: async ({ fields, isWithinLimit }) => {
      sent.push(`${fields} ${isWithinLimit}`);
      return result;
    },
    render: async ({ posted }) => ({ status: 200, html: JSON.stringify(posted), listed: false, personal: false }),
  } satisfies Partial<Renderer> as unknown as Renderer;
  const visitor: PageVisitor = { ...VISITOR, withoutCart: async () => visitor };
  const page = createPageForms({
    loadRenderer: async () => renderer,
    publicUrl: () => 'http://localhost',
    getSender: async () => visitor,
    send: (_request, reply, _path, { status, html }) => reply.code(status).type('application/json').send(html),
    rememberChoice: (reply: FastifyReply, { market }) => {
      if (market) void reply.setCookie('market', market);
    },
  });
  app.get('/*', async (request, reply) => ({ posted: takeAnswer(request, reply) }));
  await registerForms(app, {
    publicUrl: () => 'http://localhost',
    security: collectSecurityEvents().security,
    cart: async (_received, _request, reply) => reply.send('cart'),
    page,
  });
  const post = (url: string, body: string, headers: Record<string, string> = OURS) =>
    app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  return { app, post, sent };
}

describe('a form of a page (STORE-25)', () => {
  it('redirects to its page, which shows the outcome once', async () => {
    const { app, post } = await shop(done());
    const { statusCode, headers, cookies } = await post('/contact', 'form=contact&name=Mina');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      303,
      '/contact?posted=contact#posted',
      'no-store',
    ]);
    expect(cookies).toMatchObject([
      { name: 'market', value: 'KR' },
      { name: 'posted_form', httpOnly: true, path: '/' },
    ]);

    const kept = { posted_form: cookies[1]?.value ?? '' };
    const shown = await app.inject({ url: '/contact?posted=contact', cookies: kept });
    expect(shown.json()).toEqual({ posted: { name: 'contact', values: {}, answer, problem: null } });
    expect(shown.cookies).toMatchObject([{ name: 'posted_form', value: '' }]);
    const other = await app.inject({ url: '/contact?posted=forgot', cookies: kept });
    expect(other.json()).toEqual({ posted: null });
  });

  it('reports disabled cookies if the browser returns none (STORE-26)', async () => {
    const { app } = await shop(done());
    const without = await app.inject('/login?posted=sign-in');
    expect(without.json()).toEqual({ posted: { name: 'sign-in', values: {}, answer: null, problem: null } });
    const later = await app.inject({ url: '/login?posted=sign-in', cookies: { market: 'KR' } });
    expect(later.json()).toEqual({ posted: null });
  });

  it.each(['', 'x', Buffer.from('{"name":"contact"}').toString('base64url')])('ignores the cookie %j', async (text) => {
    const { app } = await shop(done());
    const shown = await app.inject({ url: '/contact?posted=contact', cookies: { market: 'KR', posted_form: text } });
    expect(shown.json()).toEqual({ posted: null });
  });

  it('is shown again with the typed values if it is rejected', async () => {
    const problem = { code: null, message: null, field: null, fields: {} };
    const posted = { name: 'contact', values: { name: 'Mina' }, answer: null, problem } as const;
    const { post } = await shop({ kind: 'refused', posted });
    const { statusCode, cookies, body } = await post('/contact', 'form=contact&name=Mina');
    expect([statusCode, cookies, JSON.parse(body)]).toEqual([200, [], posted]);
  });

  it('sets the chosen store and redirects without a message', async () => {
    const { post } = await shop(done({ marker: null, posted: null, choice: { market: 'US' } }));
    const { headers, cookies } = await post('/product/wipe?x=1', 'form=choice&market=US');
    expect(headers.location).toBe('/product/wipe?x=1');
    expect(cookies).toMatchObject([{ name: 'market', value: 'US' }]);
  });

  it('never redirects to another site', async () => {
    const { post } = await shop(done({ marker: null, posted: null }));
    expect((await post('//evil.example/x', 'form=choice')).headers.location).toBe('/');
  });

  it('is distinguished from cart forms on the cart page', async () => {
    const { post } = await shop(done());
    expect((await post('/cart', 'intent=empty')).body).toBe('cart');
    expect((await post('/cart', 'form=mailing-list')).statusCode).toBe(303);
  });

  it('is rejected from another site or if too large, with an HTML page', async () => {
    const { post, sent } = await shop(done());
    const foreign = await post('/contact', 'form=contact', { ...OURS, 'sec-fetch-site': 'cross-site' });
    expect([foreign.statusCode, foreign.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    const large = await post('/contact', `form=contact&message=${'x'.repeat(140_000)}`);
    expect([large.statusCode, large.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(sent).toEqual([]);
  });

  it('is rate limited by network, and then the renderer executes nothing', async () => {
    const { post, sent } = await shop(done());
    for (let tries = 0; tries < 121; tries += 1) await post('/contact', 'form=contact');
    expect(sent.at(119)).toBe('form=contact true');
    expect(sent.at(120)).toBe('form=contact false');
  });
});
