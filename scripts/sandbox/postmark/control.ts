import type { FaultPlan } from '../common/faults.ts';
import type { Answer, Exchange, Route } from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import type { Mail, Mailroom } from './mailroom.ts';

const DEFAULT_LIMIT = 50;

function isTo(mail: Mail, address: string): boolean {
  return [...mail.to, ...mail.cc, ...mail.bcc].some((mailbox) => mailbox.address.toLowerCase() === address);
}

/** Newest first; `to`, `tag` and `limit` in the query narrow the list. */
function listMails(mailroom: Mailroom, { query }: Exchange): Answer {
  const wanted = new URLSearchParams(query);
  const [to, tag] = [wanted.get('to')?.toLowerCase(), wanted.get('tag')];
  const limit = Number(wanted.get('limit') ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1) return { status: 400, body: { error: 'limit: a whole number from 1' } };
  const data: Mail[] = [];
  for (const mail of mailroom.newestFirst()) {
    if (to && !isTo(mail, to)) continue;
    if (tag && mail.tag !== tag) continue;
    data.push(mail);
    if (data.length === limit) break;
  }
  return { status: 200, body: { data } };
}

/** Marks an address as one that takes no mail any more (or takes it again). */
function markInactive(mailroom: Mailroom, body: string): Answer {
  const input = readJson(body);
  const { address, isInactive = true } = (typeof input === 'object' && input !== null ? input : {}) as Partial<
    Record<string, unknown>
  >;
  if (typeof address !== 'string' || typeof isInactive !== 'boolean') {
    return { status: 400, body: { error: 'address: a text; isInactive: true or false' } };
  }
  mailroom.setInactive(address, isInactive);
  return { status: 200, body: { address, isInactive } };
}

/** `/sandbox/…`: the delivered mails and what tests order. No part of Postmark's API. */
export function controlRoutes(mailroom: Mailroom, faults: FaultPlan): Route[] {
  return [
    { method: 'GET', pattern: '/sandbox/mails', handle: (exchange) => listMails(mailroom, exchange) },
    {
      method: 'GET',
      pattern: '/sandbox/mails/:id',
      handle({ params }) {
        const mail = mailroom.find(params.id ?? '');
        return mail ? { status: 200, body: mail } : { status: 404, body: { error: 'no such mail' } };
      },
    },
    { method: 'POST', pattern: '/sandbox/inactive', handle: ({ body }) => markInactive(mailroom, body) },
    {
      method: 'POST',
      pattern: '/sandbox/reset',
      handle() {
        mailroom.clear();
        faults.clear();
        return { status: 204 };
      },
    },
  ];
}
