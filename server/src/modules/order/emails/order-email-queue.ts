import { BRAND } from '@eunbit/schema/brand';
import type { OrderStatus } from '@eunbit/schema/order';
import type { ClientSession } from 'mongoose';
import type { EmailOutbox } from '../../email/email-outbox.service.ts';
import type { OrderRecord } from '../order.record.ts';

/** Queues emails about an order, each in the transaction of what it tells about. */
export function createOrderEmailQueue({ queue }: EmailOutbox) {
  return {
    /** To the customer and to the company. */
    placed(session: ClientSession, { number, email, language }: OrderRecord): Promise<void> {
      const subject = { about: number, refs: { orderNumber: number } };
      return queue(
        session,
        { kind: 'ORDER_PLACED', ...subject, to: email, language },
        { kind: 'ORDER_RECEIVED', ...subject, to: BRAND.company.email, language: 'ko' },
      );
    },

    /** Each request for a link has an email of its own. */
    link(session: ClientSession, { number, email, language }: OrderRecord, request: string): Promise<void> {
      const refs = { orderNumber: number };
      return queue(session, { kind: 'GUEST_ORDER_LINK', about: `${number}:${request}`, refs, to: email, language });
    },

    /** Emails about an order that come once. */
    queueOnce(
      session: ClientSession,
      kind: 'DEPOSIT_REMINDER' | 'DEPOSIT_RECEIVED' | 'ORDER_REFUNDED',
      { number, email, language }: OrderRecord,
    ): Promise<void> {
      return queue(session, { kind, about: number, refs: { orderNumber: number }, to: email, language });
    },

    /** Each request for a receipt has an email of its own. */
    receipt(session: ClientSession, { number, email, language }: OrderRecord, request: string): Promise<void> {
      const refs = { orderNumber: number };
      return queue(session, { kind: 'ORDER_RECEIPT', about: `${number}:${request}`, refs, to: email, language });
    },

    /** Notifies the customer of the status that an order has got. */
    status(session: ClientSession, { number, email, language }: OrderRecord, status: OrderStatus): Promise<void> {
      const refs = { orderNumber: number, status };
      return queue(session, {
        kind: 'ORDER_STATUS_CHANGED',
        about: `${number}:${status}`,
        refs,
        to: email,
        language,
      });
    },
  };
}

export type OrderEmailQueue = ReturnType<typeof createOrderEmailQueue>;
