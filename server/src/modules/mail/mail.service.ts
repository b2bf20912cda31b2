import type { ClientSession, Connection } from 'mongoose';
import type { OrderRecord } from '../order/order.model.ts';
import { type MailKind, mailModel } from './mail.model.ts';

/** Puts letters into the outbox, always inside the transaction of what they tell about. */
export function createMailService(connection: Connection) {
  const mails = mailModel(connection);
  return {
    /** One letter about an order; `occasion` tells apart letters of the same kind, such as status changes. */
    async queueForOrder(session: ClientSession, kind: MailKind, order: OrderRecord, occasion = ''): Promise<void> {
      const key = [kind, order.number, occasion].filter(Boolean).join(':');
      const { email: to, language, number: orderNumber } = order;
      await mails.create([{ key, kind, to, language, orderNumber, state: 'QUEUED', createdAt: new Date() }], {
        session,
      });
    },
  };
}

export type MailService = ReturnType<typeof createMailService>;
