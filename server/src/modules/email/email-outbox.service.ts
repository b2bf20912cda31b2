import { BRAND } from '@eunbit/schema/brand';
import type { Language } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';
import type { ClientSession, Connection } from 'mongoose';
import type { OrderRecord } from '../order/order.record.ts';
import { emailModel } from './email.model.ts';
import type { Email } from './email-kinds.ts';

/** What somebody wrote, as far as an answer needs it. */
interface Request {
  readonly number: string;
  readonly email: string;
  readonly language: Language;
}

/** Puts emails into the outbox, always inside the transaction of what they tell about. */
export function createEmailOutbox(connection: Connection) {
  const records = emailModel(connection);

  async function queue(session: ClientSession, ...emails: readonly Email[]): Promise<void> {
    const createdAt = new Date();
    const entries = emails.map(({ about, ...email }) => {
      return { ...email, key: `${email.kind}:${about}`, state: 'QUEUED' as const, createdAt, dueAt: createdAt };
    });
    await records.insertMany(entries, { session });
  }

  return {
    queue,

    /** To the customer and to the company. */
    queueForPlaced(session: ClientSession, { number, email, language }: OrderRecord): Promise<void> {
      const subject = { about: number, refs: { orderNumber: number } };
      return queue(
        session,
        { kind: 'ORDER_PLACED', ...subject, to: email, language },
        { kind: 'ORDER_RECEIVED', ...subject, to: BRAND.company.email, language: 'ko' },
      );
    },

    /** Each request for a link has an email of its own. */
    queueOrderLink(session: ClientSession, { number, email, language }: OrderRecord, request: string): Promise<void> {
      const refs = { orderNumber: number };
      return queue(session, { kind: 'GUEST_ORDER_LINK', about: `${number}:${request}`, refs, to: email, language });
    },

    /** Emails about an order that come once. */
    queueForOrder(
      session: ClientSession,
      kind: 'DEPOSIT_REMINDER' | 'DEPOSIT_RECEIVED' | 'ORDER_REFUNDED',
      { number, email, language }: OrderRecord,
    ): Promise<void> {
      return queue(session, { kind, about: number, refs: { orderNumber: number }, to: email, language });
    },

    /** Each request for a receipt has an email of its own. */
    queueReceipt(session: ClientSession, { number, email, language }: OrderRecord, request: string): Promise<void> {
      const refs = { orderNumber: number };
      return queue(session, { kind: 'ORDER_RECEIPT', about: `${number}:${request}`, refs, to: email, language });
    },

    /** Brings an answer of the staff to whoever wrote; `answer` is its place among the answers, from 0. */
    queueAnswer(session: ClientSession, { number, email, language }: Request, answer: number): Promise<void> {
      const about = `${number}:${answer}`;
      const refs = { requestNumber: number, answer: String(answer) };
      return queue(session, { kind: 'REQUEST_ANSWERED', about, refs, to: email, language });
    },

    /** Tells the customer of the status that an order has got. */
    queueForStatus(session: ClientSession, { number, email, language }: OrderRecord, status: OrderStatus) {
      const about = `${number}:${status}`;
      const refs = { orderNumber: number, status };
      return queue(session, { kind: 'ORDER_STATUS_CHANGED', about, refs, to: email, language });
    },
  };
}

export type EmailOutbox = ReturnType<typeof createEmailOutbox>;
