import type { Answer, Exchange, Route } from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import type { Email, EmailStore } from './email-store.ts';
import { BOUNCE_TYPES, type BounceType, type Reporter } from './reporter.ts';
import { createSuppression } from './suppression.ts';

const DEFAULT_LIMIT = 50;

function isTo(email: Email, address: string): boolean {
  return [...email.to, ...email.cc, ...email.bcc].some((mailbox) => mailbox.address.toLowerCase() === address);
}

/** Newest first; `to`, `tag` and `limit` in the query narrow the list. */
function listEmails(emailStore: EmailStore, { query }: Exchange): Answer {
  const wanted = new URLSearchParams(query);
  const [to, tag] = [wanted.get('to')?.toLowerCase(), wanted.get('tag')];
  const limit = Number(wanted.get('limit') ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1) return { status: 400, body: { error: 'limit: a whole number from 1' } };
  const data: Email[] = [];
  for (const email of emailStore.newestFirst()) {
    if (to && !isTo(email, to)) continue;
    if (tag && email.tag !== tag) continue;
    data.push(email);
    if (data.length === limit) break;
  }
  return { status: 200, body: { data } };
}

function readFields(body: string): Partial<Record<string, unknown>> {
  const input = readJson(body);
  return typeof input === 'object' && input !== null ? input : {};
}

/** Suppresses an address (or takes it off the list) without a webhook, as before the shop had registered one. */
function markInactive(emailStore: EmailStore, body: string): Answer {
  const { address, isInactive = true, stream = 'outbound' } = readFields(body);
  if (typeof address !== 'string' || typeof isInactive !== 'boolean' || typeof stream !== 'string') {
    return { status: 400, body: { error: 'address: a text; isInactive: true or false; stream: a text' } };
  }
  const suppression = createSuppression(stream, address, { reason: 'ManualSuppression', origin: 'Customer' });
  if (isInactive) emailStore.suppress(suppression);
  else emailStore.removeSuppression(suppression);
  return { status: 200, body: { address, isInactive, stream } };
}

const isBounceType = (type: unknown): type is BounceType =>
  typeof type === 'string' && Object.hasOwn(BOUNCE_TYPES, type);

/** Finds the newest email to an address; the answer is what is wrong. */
function findEmailTo(emailStore: EmailStore, to: unknown, stream: unknown): { email: Email; address: string } | null {
  if (typeof to !== 'string') return null;
  const address = to.toLowerCase();
  for (const email of emailStore.newestFirst()) {
    if (isTo(email, address) && (stream === undefined || email.messageStream === stream)) return { email, address };
  }
  return null;
}

/** Routes by which a test says what becomes of the newest email to an address, of one stream or of any. */
function reportRoutes(emailStore: EmailStore, reporter: Reporter): Route[] {
  const route = (pattern: string, report: (email: Email, address: string, type: BounceType) => void): Route => ({
    method: 'POST',
    pattern,
    handle({ body }) {
      const { to, stream, type = 'HardBounce' } = readFields(body);
      if (!isBounceType(type)) return { status: 400, body: { error: `type: ${Object.keys(BOUNCE_TYPES).join(', ')}` } };
      const found = findEmailTo(emailStore, to, stream);
      if (!found) return { status: 404, body: { error: 'to: an address that has got an email' } };
      report(found.email, found.address, type);
      return { status: 201, body: { id: found.email.id } };
    },
  });
  return [
    route('/sandbox/bounces', (email, address, type) => reporter.bounce(email, address, type)),
    route('/sandbox/complaints', (email, address) => reporter.complain(email, address)),
    route('/sandbox/unsubscribes', (email, address) => reporter.unsubscribe(email, address)),
  ];
}

interface Controlled {
  readonly emailStore: EmailStore;
  readonly reporter: Reporter;
  /** Forgets all but the emails. */
  readonly reset: () => void;
}

/** `/sandbox/…`: the delivered emails and what tests order. No part of Postmark's API. */
export function controlRoutes({ emailStore, reporter, reset }: Controlled): Route[] {
  return [
    ...reportRoutes(emailStore, reporter),
    { method: 'GET', pattern: '/sandbox/emails', handle: (exchange) => listEmails(emailStore, exchange) },
    {
      method: 'GET',
      pattern: '/sandbox/emails/:id',
      handle({ params }) {
        const email = emailStore.find(params.id ?? '');
        return email ? { status: 200, body: email } : { status: 404, body: { error: 'no such email' } };
      },
    },
    { method: 'POST', pattern: '/sandbox/inactive', handle: ({ body }) => markInactive(emailStore, body) },
    {
      method: 'POST',
      pattern: '/sandbox/reset',
      handle() {
        emailStore.clear();
        reset();
        return { status: 204 };
      },
    },
  ];
}
