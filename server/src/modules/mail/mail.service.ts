import type { Language } from '@eunbit/schema/market';
import type { ClientSession, Connection } from 'mongoose';
import type { OrderRecord } from '../order/order.model.ts';
import { type MailKind, type MailSubject, mailModel } from './mail.model.ts';

export interface Letter extends MailSubject {
  readonly kind: MailKind;
  /** What tells this letter apart from others of its kind; the same twice is refused. */
  readonly about: string;
  readonly to: string;
  readonly language: Language;
}

/** Puts letters into the outbox, always inside the transaction of what they tell about. */
export function createMailService(connection: Connection) {
  const mails = mailModel(connection);

  async function queue(session: ClientSession, ...letters: readonly Letter[]): Promise<void> {
    const createdAt = new Date();
    const entries = letters.map(({ about, ...letter }) => {
      return { ...letter, key: `${letter.kind}:${about}`, state: 'QUEUED' as const, createdAt };
    });
    await mails.insertMany(entries, { session });
  }

  return {
    queue,

    /** One letter about an order; `occasion` tells apart letters of the same kind, such as status changes. */
    queueForOrder(session: ClientSession, kind: MailKind, order: OrderRecord, occasion?: string): Promise<void> {
      const { email: to, language, number: orderNumber } = order;
      const about = occasion ? `${orderNumber}:${occasion}` : orderNumber;
      return queue(session, { kind, about, to, language, orderNumber });
    },
  };
}

export type MailService = ReturnType<typeof createMailService>;
