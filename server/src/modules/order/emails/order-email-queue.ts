import type { OrderStatus } from '@eunbit/schema/order';
import type { ClientSession } from 'mongoose';
import type { EmailOutbox, EmailRefs } from '../../email/index.ts';
import type { CurrentSettings } from '../../shop-settings/index.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderRefundRecord } from '../refunds.record.ts';

/** Whether an email of its own has said, within seconds, what goes back and where (EMAIL-19). Staff send transfers later. */
const isToldByCause = ({ reason, destination, attempt }: OrderRefundRecord): boolean =>
  (reason === 'ORDER_EDITED' || reason === 'RETURNED') && destination !== 'BANK_ACCOUNT' && attempt === 0;

/** Queues order emails, each in the transaction of the change that it reports. */
export function createOrderEmailQueue({ queue }: Pick<EmailOutbox, 'queue'>, shopSettings: CurrentSettings) {
  const toCompany = () => ({ to: shopSettings.current.company.email, language: 'ko' }) as const;

  return {
    /** Queues the order confirmation for the customer and the notification for the company. */
    placed(session: ClientSession, { number, email, language }: OrderRecord): void {
      const subject = { about: number, refs: { orderNumber: number } };
      queue(
        session,
        { kind: 'ORDER_PLACED', ...subject, to: email, language },
        { kind: 'ORDER_RECEIVED', ...subject, ...toCompany() },
      );
    },

    /** Queues a link email; every request sends another one. */
    link(session: ClientSession, { number, email, language }: OrderRecord, request: string): void {
      const refs = { orderNumber: number };
      queue(session, { kind: 'GUEST_ORDER_LINK', about: `${number}:${request}`, refs, to: email, language });
    },

    /** Reminds of a deposit, once for each deadline. */
    depositReminder(session: ClientSession, { number, email, language, payment }: OrderRecord): void {
      const about = payment.dueSetAt ? `${number}:${payment.dueSetAt.getTime()}` : number;
      queue(session, { kind: 'DEPOSIT_REMINDER', about, refs: { orderNumber: number }, to: email, language });
    },

    /** Tells that the last deposit has come that was missing, which staff have recorded. */
    depositComplete(session: ClientSession, { number, email, language }: OrderRecord, depositId: string): void {
      const refs = { orderNumber: number };
      queue(session, { kind: 'DEPOSIT_RECEIVED', about: `${number}:${depositId}`, refs, to: email, language });
    },

    /** Asks for the rest of a deposit; every request sends another one. */
    depositShort(session: ClientSession, { number, email, language }: OrderRecord, request: string): void {
      const refs = { orderNumber: number };
      queue(session, { kind: 'DEPOSIT_SHORT', about: `${number}:${request}`, refs, to: email, language });
    },

    /** Tells once per order that all of its money has come. */
    depositReceived(session: ClientSession, { number, email, language }: OrderRecord): void {
      const refs = { orderNumber: number };
      queue(session, { kind: 'DEPOSIT_RECEIVED', about: number, refs, to: email, language });
    },

    /** Tells that so much of the money of a cancelled order has gone back, minor units; again where a dispute gives back more. */
    refunded(session: ClientSession, { number, email, language, payment }: OrderRecord, amount: number): void {
      const about = `${number}:${payment.refundedAmount}`;
      queue(session, {
        kind: 'ORDER_REFUNDED',
        about,
        refs: { orderNumber: number, amount: String(amount) },
        to: email,
        language,
      });
    },

    /**
     * Tells the customer of a refund that was made: once, and again where it came back and was made anew. Nothing where the email
     * of the edit or return that it comes of has told it.
     */
    partRefunded(session: ClientSession, { number, email, language }: OrderRecord, refund: OrderRefundRecord): void {
      if (isToldByCause(refund)) return;
      const { id: refundId, destination, attempt } = refund;
      const refs = { orderNumber: number, refundId };
      const about = `${refundId}:${destination}:${attempt}`;
      queue(session, { kind: 'ORDER_PART_REFUNDED', about, refs, to: email, language });
    },

    /** Asks the customer for the bank account of a refund, once. */
    refundAccountWanted(session: ClientSession, { number, email, language }: OrderRecord, refundId: string): void {
      const refs = { orderNumber: number, refundId };
      queue(session, { kind: 'REFUND_ACCOUNT_WANTED', about: refundId, refs, to: email, language });
    },

    /** Queues a receipt; every request sends another one. */
    receipt(session: ClientSession, { number, email, language }: OrderRecord, request: string): void {
      const refs = { orderNumber: number };
      queue(session, { kind: 'ORDER_RECEIPT', about: `${number}:${request}`, refs, to: email, language });
    },

    /** Notifies the customer of what has left last, and of what comes later. */
    partlyShipped(session: ClientSession, { number, email, language, fulfilments }: OrderRecord): void {
      const fulfilmentId = fulfilments.at(-1)?.id ?? '';
      const refs = { orderNumber: number, fulfilmentId };
      queue(session, { kind: 'ORDER_PARTLY_SHIPPED', about: `${number}:${fulfilmentId}`, refs, to: email, language });
    },

    /** Notifies the customer of a corrected tracking number; every correction sends another one. */
    parcelsCorrected(session: ClientSession, order: OrderRecord, fulfilmentId: string): void {
      const { number, email, language, version } = order;
      const refs = { orderNumber: number, fulfilmentId };
      const about = `${number}:${fulfilmentId}:${version}`;
      queue(session, { kind: 'PARCELS_CORRECTED', about, refs, to: email, language });
    },

    /** Notifies the customer of a new order status. */
    status(session: ClientSession, order: OrderRecord, status: OrderStatus): void {
      const { number, email, language } = order;
      const refs = { orderNumber: number, status };
      // An order reaches a status a second time where the first was corrected, and each is told.
      const times = order.statusHistory.filter((entry) => entry.status === status && !entry.correction).length;
      queue(session, {
        kind: 'ORDER_STATUS_CHANGED',
        about: times > 1 ? `${number}:${status}:${times}` : `${number}:${status}`,
        refs,
        to: email,
        language,
      });
    },

    /** Tells the customer that a status was wrong, of which they had been told. */
    corrected(session: ClientSession, { number, email, language }: OrderRecord, correctionId: string): void {
      const refs = { orderNumber: number, correctionId };
      queue(session, { kind: 'ORDER_CORRECTED', about: correctionId, refs, to: email, language });
    },

    /** Tells the customer what an edit has changed. */
    edited(session: ClientSession, { number, email, language }: OrderRecord, editId: string): void {
      const refs = { orderNumber: number, editId };
      queue(session, { kind: 'ORDER_EDITED', about: `${number}:${editId}`, refs, to: email, language });
    },

    /** Sends the customer the link of a payment request. `sending` tells the emails of one request apart. */
    editProposed(
      session: ClientSession,
      { number, email, language }: OrderRecord,
      requestId: string,
      sending: string,
    ): void {
      const refs = { orderNumber: number, requestId };
      queue(session, { kind: 'ORDER_EDIT_PROPOSED', about: `${requestId}:${sending}`, refs, to: email, language });
    },

    /** Tells the customer that what they paid for a request after its end goes back. */
    latePaymentRefunded(session: ClientSession, { number, email, language }: OrderRecord, requestId: string): void {
      const refs = { orderNumber: number, requestId };
      queue(session, { kind: 'LATE_PAYMENT_REFUNDED', about: requestId, refs, to: email, language });
    },

    /** Tells the customer what has become of a return. Some news come more than once: another day of a pick-up. */
    returnUpdated(
      session: ClientSession,
      { number, email, language, version }: OrderRecord,
      returnNumber: string,
      news: EmailRefs['RETURN_UPDATED']['news'],
    ): void {
      const refs = { orderNumber: number, returnNumber, news };
      queue(session, {
        kind: 'RETURN_UPDATED',
        about: `${returnNumber}:${news}:${version}`,
        refs,
        to: email,
        language,
      });
    },

    /** Tells the company of a dispute, once. */
    disputeOpened(session: ClientSession, { number }: OrderRecord, disputeId: string): void {
      const refs = { orderNumber: number, disputeId };
      queue(session, { kind: 'DISPUTE_OPENED', about: disputeId, refs, ...toCompany() });
    },

    /** Tells the company of a refund that failed, once; that of a transfer is named by the key of its request. */
    refundFailed(session: ClientSession, { number }: OrderRecord, refundId: string): void {
      const refs = { orderNumber: number, refundId };
      queue(session, { kind: 'REFUND_FAILED', about: refundId, refs, ...toCompany() });
    },
  };
}

export type OrderEmailQueue = ReturnType<typeof createOrderEmailQueue>;
