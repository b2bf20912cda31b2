import { BRAND } from '@eunbit/schema/brand';
import type { Language } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';
import type { ClientSession, Connection } from 'mongoose';
import type { OrderRecord } from '../order/order.model.ts';
import { mailModel } from './mail.model.ts';
import type { Letter } from './mail-kinds.ts';

/** What somebody wrote, as far as an answer needs it. */
interface Request {
  readonly number: string;
  readonly email: string;
  readonly language: Language;
}

/** Puts letters into the outbox, always inside the transaction of what they tell about. */
export function createMailService(connection: Connection) {
  const mails = mailModel(connection);

  async function queue(session: ClientSession, ...letters: readonly Letter[]): Promise<void> {
    const createdAt = new Date();
    const entries = letters.map(({ about, ...letter }) => {
      return { ...letter, key: `${letter.kind}:${about}`, state: 'QUEUED' as const, createdAt, dueAt: createdAt };
    });
    await mails.insertMany(entries, { session });
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

    /** Each request for a link has a letter of its own. */
    queueOrderLink(session: ClientSession, { number, email, language }: OrderRecord, request: string): Promise<void> {
      const refs = { orderNumber: number };
      return queue(session, { kind: 'GUEST_ORDER_LINK', about: `${number}:${request}`, refs, to: email, language });
    },

    /** Letters about an order that come once. */
    queueForOrder(
      session: ClientSession,
      kind: 'DEPOSIT_REMINDER' | 'DEPOSIT_RECEIVED' | 'ORDER_REFUNDED',
      { number, email, language }: OrderRecord,
    ): Promise<void> {
      return queue(session, { kind, about: number, refs: { orderNumber: number }, to: email, language });
    },

    /** Each request for a receipt has a letter of its own. */
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

export type MailService = ReturnType<typeof createMailService>;
