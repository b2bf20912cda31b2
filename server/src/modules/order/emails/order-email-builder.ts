import type { OrderStatus } from '@eunbit/schema/order';
import type { Email, EmailRefs } from '../../email/index.ts';
import type { CurrentSettings } from '../../shop-settings/index.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderRefundRecord } from '../refunds.record.ts';

/** What an email refers to beside the number of its order. */
type MoreRefs<Kind extends keyof EmailRefs> = Omit<EmailRefs[Kind], 'orderNumber'>;

/** Whether an email of its own has said, within seconds, what goes back and where (EMAIL-19). Staff send transfers later. */
const isToldByCause = ({ reason, destination, attempt }: OrderRefundRecord): boolean =>
  (reason === 'ORDER_EDITED' || reason === 'RETURNED') && destination !== 'BANK_ACCOUNT' && attempt === 0;

/** Who an email is for, and its language. */
type Recipient = Pick<Email, 'to' | 'language'>;

function build<Kind extends keyof EmailRefs>(
  { number }: OrderRecord,
  { to, language }: Recipient,
  kind: Kind,
  about: string,
  more: MoreRefs<Kind>,
): Email[] {
  // TypeScript does not see that kind and refs fit each other.
  return [{ kind, about, refs: { orderNumber: number, ...more }, to, language } as unknown as Email];
}

const toBuyer = <Kind extends keyof EmailRefs>(order: OrderRecord, kind: Kind, about: string, more: MoreRefs<Kind>) =>
  build(order, { to: order.email, language: order.language }, kind, about, more);

/** The emails about an order, as the outbox takes them. `about` says what is told once. */
export function createOrderEmailBuilder(shopSettings: CurrentSettings) {
  const toCompany = <Kind extends keyof EmailRefs>(
    order: OrderRecord,
    kind: Kind,
    about: string,
    more: MoreRefs<Kind>,
  ) => build(order, { to: shopSettings.current.company.email, language: 'ko' }, kind, about, more);

  return {
    /** The order confirmation for the customer and the notification for the company. */
    placed: (order: OrderRecord) => [
      ...toBuyer(order, 'ORDER_PLACED', order.number, {}),
      ...toCompany(order, 'ORDER_RECEIVED', order.number, {}),
    ],

    /** A link to the order; every request sends another one. */
    link: (order: OrderRecord, request: string) => toBuyer(order, 'GUEST_ORDER_LINK', `${order.number}:${request}`, {}),

    /** Reminds of a deposit, once for each deadline. */
    depositReminder(order: OrderRecord) {
      const { dueSetAt } = order.payment;
      return toBuyer(order, 'DEPOSIT_REMINDER', dueSetAt ? `${order.number}:${dueSetAt.getTime()}` : order.number, {});
    },

    /** Tells that the last deposit has come that was missing, which staff have recorded. */
    depositComplete: (order: OrderRecord, depositId: string) =>
      toBuyer(order, 'DEPOSIT_RECEIVED', `${order.number}:${depositId}`, {}),

    /** Asks for the rest of a deposit; every request sends another one. */
    depositShort: (order: OrderRecord, request: string) =>
      toBuyer(order, 'DEPOSIT_SHORT', `${order.number}:${request}`, {}),

    /** Tells once per order that all of its money has come. */
    depositReceived: (order: OrderRecord) => toBuyer(order, 'DEPOSIT_RECEIVED', order.number, {}),

    /** Tells that so much of the money of a cancelled order has gone back, minor units; again where a dispute gives back more. */
    refunded: (order: OrderRecord, amount: number) =>
      toBuyer(order, 'ORDER_REFUNDED', `${order.number}:${order.payment.refundedAmount}`, { amount: String(amount) }),

    /**
     * Tells the customer of a refund that was made: once, and again where it came back and was made anew. Nothing if the email
     * of the edit or return that it comes of has told it.
     */
    partRefunded(order: OrderRecord, refund: OrderRefundRecord) {
      if (isToldByCause(refund)) return [];
      const { id: refundId, destination, attempt } = refund;
      return toBuyer(order, 'ORDER_PART_REFUNDED', `${refundId}:${destination}:${attempt}`, { refundId });
    },

    /** Asks the customer for the bank account of a refund, once. */
    refundAccountWanted: (order: OrderRecord, refundId: string) =>
      toBuyer(order, 'REFUND_ACCOUNT_WANTED', refundId, { refundId }),

    /** A receipt; every request sends another one. */
    receipt: (order: OrderRecord, request: string) => toBuyer(order, 'ORDER_RECEIPT', `${order.number}:${request}`, {}),

    /** Tells the customer what has left last, and what comes later. */
    partlyShipped(order: OrderRecord) {
      const fulfilmentId = order.fulfilments.at(-1)?.id ?? '';
      return toBuyer(order, 'ORDER_PARTLY_SHIPPED', `${order.number}:${fulfilmentId}`, { fulfilmentId });
    },

    /** Tells the customer of a corrected tracking number; every correction sends another one. */
    parcelsCorrected: (order: OrderRecord, fulfilmentId: string) =>
      toBuyer(order, 'PARCELS_CORRECTED', `${order.number}:${fulfilmentId}:${order.version}`, { fulfilmentId }),

    /** Tells the customer of a new order status. */
    status(order: OrderRecord, status: OrderStatus) {
      // An order reaches a status a second time where the first was corrected, and each is told.
      const times = order.statusHistory.filter((entry) => entry.status === status && !entry.correction).length;
      const about = times > 1 ? `${order.number}:${status}:${times}` : `${order.number}:${status}`;
      return toBuyer(order, 'ORDER_STATUS_CHANGED', about, { status });
    },

    /** Tells the customer that a status was wrong, of which they had been told. */
    corrected: (order: OrderRecord, correctionId: string) =>
      toBuyer(order, 'ORDER_CORRECTED', correctionId, { correctionId }),

    /** Tells the customer what an edit has changed. */
    edited: (order: OrderRecord, editId: string) =>
      toBuyer(order, 'ORDER_EDITED', `${order.number}:${editId}`, { editId }),

    /** Sends the customer the link of a payment request. `sending` tells the emails of one request apart. */
    editProposed: (order: OrderRecord, requestId: string, sending: string) =>
      toBuyer(order, 'ORDER_EDIT_PROPOSED', `${requestId}:${sending}`, { requestId }),

    /** Tells the customer that what they paid for a request after its end goes back. */
    latePaymentRefunded: (order: OrderRecord, requestId: string) =>
      toBuyer(order, 'LATE_PAYMENT_REFUNDED', requestId, { requestId }),

    /** Tells the customer what has become of a return. Some news come more than once: another day of a pick-up. */
    returnUpdated: (order: OrderRecord, returnNumber: string, news: EmailRefs['RETURN_UPDATED']['news']) =>
      toBuyer(order, 'RETURN_UPDATED', `${returnNumber}:${news}:${order.version}`, { returnNumber, news }),

    /** Tells the company of a dispute, once. */
    disputeOpened: (order: OrderRecord, disputeId: string) =>
      toCompany(order, 'DISPUTE_OPENED', disputeId, { disputeId }),

    /** Tells the company of a refund that failed, once; that of a transfer is named by the key of its request. */
    refundFailed: (order: OrderRecord, refundId: string) => toCompany(order, 'REFUND_FAILED', refundId, { refundId }),
  };
}

export type OrderEmailBuilder = ReturnType<typeof createOrderEmailBuilder>;
