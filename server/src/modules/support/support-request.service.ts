import type { Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { REQUESTS_PER_PAGE, type RequestKind, type RequestState } from '@eunbit/schema/support-request';
import type { ClientSession, Connection, Model, QueryFilter } from 'mongoose';
import { normaliseEmail } from '../../common/email-address.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import { type NumberedPage, readNumberedPage } from '../../common/numbered-page.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import { contactMessageModel } from './contact-message.model.ts';
import type { ContactMessageRecord } from './contact-message.record.ts';
import { partnershipRequestModel } from './partnership-request.model.ts';
import type { PartnershipRequestRecord } from './partnership-request.record.ts';
import type { AnswerRecord } from './request-answer.record.ts';

export interface RequestFilter {
  readonly state: RequestState | null;
  readonly market: Market | null;
  /** A ticket number or an email address, in any spelling. */
  readonly search: string | null;
}

/** What somebody wrote, of either kind. */
export type StoredRequest =
  | { readonly kind: 'MESSAGE'; readonly record: ContactMessageRecord }
  | { readonly kind: 'PARTNERSHIP'; readonly record: PartnershipRequestRecord };

/** Who answers. */
interface Staff {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** What a change of a request comes to; `conflict` when somebody else was faster. */
type HandlingOutcome =
  | { readonly outcome: 'saved'; readonly request: StoredRequest }
  | { readonly outcome: 'notFound' | 'conflict' };

type Writer = Pick<ContactMessageRecord, 'number' | 'email' | 'language'>;

/** Brings an answer of staff to whoever wrote; `answer` is its place among the answers, from 0. */
function toAnswerEmail({ number, email, language }: Writer, answer: number) {
  const refs = { requestNumber: number, answer: String(answer) };
  return { kind: 'REQUEST_ANSWERED', about: `${number}:${answer}`, refs, to: email, language } as const;
}

interface Deps {
  readonly connection: Connection;
  readonly outbox: EmailOutbox;
  readonly audit: AuditService;
}

/** Ticket numbers tell the kind: `CS-…` are messages, `B2B-…` requests of businesses. */
const getKind = (number: string): RequestKind => (number.startsWith('B2B-') ? 'PARTNERSHIP' : 'MESSAGE');

/** Those from before there were states have none, and are open. */
const stateFilter = (state: RequestState) => (state === 'OPEN' ? { $in: ['OPEN', null] } : state);

/** A ticket number leads to one request, anything else is taken for an email address. */
function toFilter({ state, market, search }: RequestFilter): Record<string, unknown> {
  const text = search?.trim() ?? '';
  const named = /^(cs|b2b)-/i.test(text) ? { number: text.toUpperCase() } : { email: normaliseEmail(text) };
  return {
    // Both stores are named where both are wanted, so that every list has an index to go by.
    market: market ?? { $in: ['KR', 'US'] },
    ...(state && { state: stateFilter(state) }),
    ...(text && named),
  };
}

const read = <T>(model: Model<T>, filter: object, page: number) =>
  readNumberedPage(model, filter as QueryFilter<T>, NEWEST_FIRST, REQUESTS_PER_PAGE, page);

/** What people wrote to the shop, as staff read, answer and settle it. */
export function createSupportRequestService({ connection, outbox, audit }: Deps) {
  const messages = contactMessageModel(connection);
  const partnerships = partnershipRequestModel(connection);

  async function byNumber(number: string, session?: ClientSession): Promise<StoredRequest | null> {
    const options = { session: session ?? null };
    if (getKind(number) === 'PARTNERSHIP') {
      const record = await partnerships.findOne({ number }, null, options).lean();
      return record && { kind: 'PARTNERSHIP', record };
    }
    const record = await messages.findOne({ number }, null, options).lean();
    return record && { kind: 'MESSAGE', record };
  }

  /** Changes a request that still has as many answers as the caller saw; false when it has not. */
  async function change(number: string, seen: number, update: object, session: ClientSession): Promise<boolean> {
    if (seen < 0) return false;
    // An answer more would stand in the place after those seen, and each of those seen is still there.
    const as = { number, [`answers.${seen}`]: { $exists: false } };
    const expected = seen > 0 ? { ...as, [`answers.${seen - 1}`]: { $exists: true } } : as;
    const model = getKind(number) === 'PARTNERSHIP' ? partnerships : messages;
    const changed = await model.collection.updateOne(expected, update, { session });
    return changed.matchedCount === 1;
  }

  async function handle(
    number: string,
    seen: number,
    update: object,
    also: (session: ClientSession, request: StoredRequest) => Promise<unknown>,
  ): Promise<HandlingOutcome> {
    return inTransaction<HandlingOutcome>(connection, async (session) => {
      const changed = await change(number, seen, update, session);
      const request = await byNumber(number, session);
      if (!request) return { outcome: 'notFound' };
      if (!changed) return { outcome: 'conflict' };
      await also(session, request);
      return { outcome: 'saved', request };
    });
  }

  return {
    byNumber: (number: string) => byNumber(number),

    /** Requests of one kind, newest first. */
    async page(kind: RequestKind, filter: RequestFilter, page: number): Promise<NumberedPage<StoredRequest>> {
      const wanted = toFilter(filter);
      if (kind === 'PARTNERSHIP') {
        const { rows, ...numbers } = await read(partnerships, wanted, page);
        return { ...numbers, rows: rows.map((record) => ({ kind, record })) };
      }
      const { rows, ...numbers } = await read(messages, wanted, page);
      return { ...numbers, rows: rows.map((record) => ({ kind, record })) };
    },

    /** Writes back; the email goes out with it. `seen` is how many answers the writer had before them. */
    answer(number: string, seen: number, text: string, staff: Staff): Promise<HandlingOutcome> {
      const entry: AnswerRecord = { text: text.trim(), at: new Date(), by: staff.id, byName: personName(staff) };
      const update = { $set: { state: 'ANSWERED' }, $push: { answers: entry } };
      return handle(number, seen, update, async (session, { record }) => {
        await outbox.queue(session, toAnswerEmail(record, seen));
        const event = { by: staff.id, action: 'REQUEST_ANSWERED', subject: 'REQUEST', subjectId: number } as const;
        await audit.record(session, { ...event, before: null, after: { answer: entry.text } });
      });
    },

    /** Notes that there is nothing (more) to answer, or that there is again. */
    settle(number: string, seen: number, closed: boolean, staff: Staff): Promise<HandlingOutcome> {
      const state: RequestState = closed ? 'CLOSED' : 'OPEN';
      return handle(number, seen, { $set: { state } }, async (session) => {
        const event = { by: staff.id, action: 'REQUEST_SETTLED', subject: 'REQUEST', subjectId: number } as const;
        await audit.record(session, { ...event, before: null, after: { state } });
      });
    },
  };
}

export type SupportRequestService = ReturnType<typeof createSupportRequestService>;
