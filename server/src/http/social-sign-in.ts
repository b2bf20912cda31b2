import type { SocialProvider } from '@eunbit/schema/account';
import { safeNextPath } from '@eunbit/schema/next-path';
import { SIGN_IN_STEP_PATH } from '@eunbit/schema/second-factor';
import {
  FINISH_SIGN_UP_PATH,
  findProviderByPath,
  LINKED_ACCOUNTS_PATH,
  SOCIAL_INTENTS,
  type SocialIntent,
  type SocialProblem,
} from '@eunbit/schema/social';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../common/request-context.ts';
import type { AccountServices, OAuthAttemptRecord } from '../modules/account/index.ts';
import { type ContextFactory, createCookieJar, readCaller } from './create-request-context.ts';

/** Redirect target if the request has no `next`. */
const DASHBOARD = '/dashboard';

const PAGE_OF: Readonly<Record<SocialIntent, string>> = {
  'sign-in': '/login',
  'sign-up': '/signup',
  link: LINKED_ACCOUNTS_PATH,
};

interface SocialRequest {
  Params: { provider: string };
  Querystring: Readonly<Record<string, unknown>>;
}

export interface SocialSignInOptions {
  readonly contexts: ContextFactory<AccountServices>;
  readonly publicUrl: () => string;
  /** The providers that are available for signing in. */
  readonly providers: readonly SocialProvider[];
}

function withQuery(path: string, parameters: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/**
 * Path of the page that shows the failure. If the email has an account, that is the sign-in page: accounts are linked after
 * signing in.
 */
function problemPath(
  problem: SocialProblem,
  provider: SocialProvider,
  { intent, next }: { readonly intent: SocialIntent; readonly next: string | null },
): string {
  const social = { social: problem, provider };
  if (problem === 'emailTaken') return withQuery('/login', { ...social, next: LINKED_ACCOUNTS_PATH });
  if (problem === 'notSignedIn') return withQuery('/login', { ...social, next: LINKED_ACCOUNTS_PATH });
  return withQuery(PAGE_OF[intent], { ...social, next: intent === 'link' ? null : next });
}

/**
 * `/auth/:provider` redirects the browser to the identity provider, `/auth/:provider/callback` is its redirect URI. All other
 * redirects go to paths of the shop.
 */
export function registerSocialSignIn(
  app: FastifyInstance,
  { contexts, publicUrl, providers }: SocialSignInOptions,
): void {
  const findOffered = (path: string) => {
    const provider = findProviderByPath(path);
    return provider && providers.includes(provider) ? provider : null;
  };
  const createContext = (request: FastifyRequest, reply: FastifyReply) =>
    contexts.create(readCaller(request), createCookieJar(reply));

  app.get<SocialRequest>('/auth/:provider', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const provider = findOffered(request.params.provider);
    const intent = SOCIAL_INTENTS.find((known) => known === (request.query.intent ?? 'sign-in'));
    if (!provider || !intent) return reply.callNotFound();
    const next = safeNextPath(request.query.next);
    const context = await createContext(request, reply);
    // Without this check another site could link an account of its choice to the viewer's (CSRF).
    const isOurs = request.headers['sec-fetch-site'] === 'same-origin';
    if (intent === 'link' && !isOurs) return reply.redirect(problemPath('failed', provider, { intent, next }), 303);
    const { viewer, address, services } = context;
    const start = await services.oauthAttempts.start({
      provider,
      intent,
      next,
      viewer,
      address,
      publicUrl: publicUrl(),
    });
    if ('refused' in start) return reply.redirect(problemPath(start.refused, provider, { intent, next }), 303);
    context.cookies.setOAuthAttempt(start.value.token);
    return reply.redirect(start.value.url.href, 303);
  });

  app.get<SocialRequest>('/auth/:provider/callback', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const provider = findOffered(request.params.provider);
    if (!provider) return reply.callNotFound();
    const context = await createContext(request, reply);
    const { services, oauthAttemptToken } = context;
    const visit = await services.oauthAttempts.takeBack(provider, oauthAttemptToken, request.query.state);
    if (!visit) return reply.redirect(problemPath('expired', provider, { intent: 'sign-in', next: null }), 303);
    context.cookies.setOAuthAttempt(null);
    const callback = new URL(request.url, publicUrl());
    return reply.redirect(await finish(context, visit, callback, request), 303);
  });
}

/** Completes the attempt after the callback; returns the path to redirect to. */
async function finish(
  context: RequestContext<AccountServices>,
  visit: OAuthAttemptRecord,
  callback: URL,
  { log }: FastifyRequest,
): Promise<string> {
  const { next } = visit;
  const back = await context.services.social.comeBack(visit, callback, context);
  if ('refused' in back) {
    if (back.refused === 'failed') context.security.record('signInFailed', { userId: null, reason: 'social' });
    if (back.cause) log.warn({ err: back.cause, provider: visit.provider }, 'social sign-in failed');
    return problemPath(back.refused, visit.provider, visit);
  }
  switch (back.outcome) {
    case 'linked':
      return withQuery(LINKED_ACCOUNTS_PATH, { social: 'linked', provider: visit.provider });
    case 'unfinished':
      context.cookies.setOAuthAttempt(back.token);
      return withQuery(FINISH_SIGN_UP_PATH, { next });
    case 'signedIn':
      if (await context.services.openSession(context, back.viewer)) return SIGN_IN_STEP_PATH;
      return back.viewer.mustFinishSignUp ? withQuery(FINISH_SIGN_UP_PATH, { next }) : (next ?? DASHBOARD);
  }
}
