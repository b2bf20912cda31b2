import type { DateSort } from '@eunbit/schema/date-sort';
import { normaliseEmail } from '@eunbit/schema/email-address';
import type { Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import { normalisePublicNumber } from '@eunbit/schema/public-number';
import type { RequestKind, RequestStatus } from '@eunbit/schema/support-request';
import type { ClientSession, Connection, Model, QueryFilter } from 'mongoose';
import { ORDER_OF } from '../../common/newest-first.ts';
import { type NumberedPage, type NumberedPageRequest, readNumberedPage } from '../../common/numbered-page.ts';
import { type CodedResult, refuse } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import { readWaiting, type Waiting } from '../../common/waiting.ts';
import type { AuditService } from '../audit/index.ts';
import type { EmailOutbox } from '../email/index.ts';
import { type ContactMessageRecord, contactMessageModel } from './contact-message.model.ts';
import { type PartnershipRequestRecord, partnershipRequestModel } from './partnership-request.model.ts';
import type { AnswerRecord } from './request-handling.ts';

export interface RequestFilter {
  readonly status: RequestStatus | null;
  readonly market: Market | null;
  /** A ticket number or an email address, in any spelling. */
  readonly search: string | null;
}

/** A request of either kind. */
export type StoredRequest =
  | { readonly kind: 'MESSAGE'; readonly record: ContactMessageRecord }
  | { readonly kind: 'PARTNERSHIP'; readonly record: PartnershipRequestRecord };

/** The staff member who handles the request. */
interface Staff {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The request after a change; a conflict if another staff member changed it first. */
export type HandledRequest = CodedResult<StoredRequest, 'REQUEST_NOT_FOUND' | 'REQUEST_CONFLICT'>;

type Writer = Pick<ContactMessageRecord, 'number' | 'email' | 'language'>;

/** The email with a staff reply to the author; `answer` is the index of the reply, from 0. */
function toAnswerEmail({ number, email, language }: Writer, answer: number) {
  const refs = { requestNumber: number, answer: String(answer) };
  return { kind: 'REQUEST_ANSWERED', about: `${number}:${answer}`, refs, to: email, language } as const;
}

interface Deps {
  readonly connection: Connection;
  readonly outbox: EmailOutbox;
  readonly audit: AuditService;
}

/** The kind of a request by the prefix of its ticket number: `CS-…` are messages, `B2B-…` partnership requests. */
const getKind = (number: string): RequestKind => (number.startsWith('B2B-') ? 'PARTNERSHIP' : 'MESSAGE');

/** A ticket number matches one request; any other text is treated as an email address. */
function toFilter({ status, market, search }: RequestFilter): Record<string, unknown> {
  const text = search?.trim() ?? '';
  const number = normalisePublicNumber(text);
  const named = /^(CS|B2B)-/.test(number) ? { number } : { email: normaliseEmail(text) };
  return {
    // Both stores are listed explicitly, so that the index prefixed by the store applies.
    market: market ?? { $in: ['KR', 'US'] },
    ...(status && { status }),
    ...(text && named),
  };
}

const read = <T>(model: Model<T>, filter: object, sort: DateSort, request: NumberedPageRequest) =>
  readNumberedPage(model, filter as QueryFilter<T>, ORDER_OF[sort], request);

/** Support requests, as staff list, answer and close them. */
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

  /** Changes a request if it has as many answers as the caller saw; otherwise returns false. */
  async function change(number: string, seen: number, update: object, session: ClientSession): Promise<boolean> {
    if (seen < 0) return false;
    // Optimistic lock: the answer at index `seen` must not exist, and the one before it must.
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
  ): Promise<HandledRequest> {
    return inTransaction<HandledRequest>(connection, async (session) => {
      const changed = await change(number, seen, update, session);
      const request = await byNumber(number, session);
      if (!request) return refuse('REQUEST_NOT_FOUND', 'request.notFound');
      if (!changed) return refuse('REQUEST_CONFLICT', 'request.conflict');
      await also(session, request);
      return { value: request };
    });
  }

  return {
    /** Unsettled requests of a kind, of both stores. */
    open(kind: RequestKind): Promise<Waiting> {
      const filter = toFilter({ status: 'OPEN', market: null, search: null });
      return kind === 'MESSAGE'
        ? readWaiting(messages, filter as QueryFilter<ContactMessageRecord>, 'createdAt')
        : readWaiting(partnerships, filter as QueryFilter<PartnershipRequestRecord>, 'createdAt');
    },

    byNumber: (number: string) => byNumber(number),

    /** Requests of one kind. */
    async page(
      kind: RequestKind,
      { sort, ...filter }: RequestFilter & { readonly sort: DateSort },
      request: NumberedPageRequest,
    ): Promise<NumberedPage<StoredRequest>> {
      const wanted = toFilter(filter);
      if (kind === 'PARTNERSHIP') {
        const { rows, ...numbers } = await read(partnerships, wanted, sort, request);
        return { ...numbers, rows: rows.map((record) => ({ kind, record })) };
      }
      const { rows, ...numbers } = await read(messages, wanted, sort, request);
      return { ...numbers, rows: rows.map((record) => ({ kind, record })) };
    },

    /** Stores a reply and queues its email. `seen` is the number of answers that the caller saw. */
    answer(number: string, seen: number, text: string, staff: Staff): Promise<HandledRequest> {
      const entry: AnswerRecord = { text: text.trim(), at: new Date(), by: staff.id, byName: personName(staff) };
      const update = { $set: { status: 'ANSWERED' }, $push: { answers: entry } };
      return handle(number, seen, update, async (session, { record }) => {
        outbox.queue(session, toAnswerEmail(record, seen));
        const event = { by: staff.id, action: 'REQUEST_ANSWERED', subject: 'REQUEST', subjectId: number } as const;
        await audit.record(session, { ...event, before: null, after: { answer: entry.text } });
      });
    },

    /** Closes or reopens the request. */
    settle(number: string, seen: number, closed: boolean, staff: Staff): Promise<HandledRequest> {
      const status: RequestStatus = closed ? 'CLOSED' : 'OPEN';
      return handle(number, seen, { $set: { status } }, async (session) => {
        const event = { by: staff.id, action: 'REQUEST_SETTLED', subject: 'REQUEST', subjectId: number } as const;
        await audit.record(session, { ...event, before: null, after: { state: status } });
      });
    },
  };
}

export type SupportRequestService = ReturnType<typeof createSupportRequestService>;
