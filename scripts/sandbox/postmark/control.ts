import type { FaultPlan } from '../common/faults.ts';
import type { Answer, Exchange, Route } from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import type { Email, EmailStore } from './email-store.ts';

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

/** Marks an address as one that takes no email any more (or takes it again). */
function markInactive(emailStore: EmailStore, body: string): Answer {
  const input = readJson(body);
  const { address, isInactive = true } = (typeof input === 'object' && input !== null ? input : {}) as Partial<
    Record<string, unknown>
  >;
  if (typeof address !== 'string' || typeof isInactive !== 'boolean') {
    return { status: 400, body: { error: 'address: a text; isInactive: true or false' } };
  }
  emailStore.setInactive(address, isInactive);
  return { status: 200, body: { address, isInactive } };
}

/** `/sandbox/…`: the delivered emails and what tests order. No part of Postmark's API. */
export function controlRoutes(emailStore: EmailStore, faults: FaultPlan): Route[] {
  return [
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
        faults.clear();
        return { status: 204 };
      },
    },
  ];
}
