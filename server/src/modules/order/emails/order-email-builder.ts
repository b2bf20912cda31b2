import type { OrderStatus } from '@eunbit/schema/order';
import type { Email, EmailRefs } from '../../email/index.ts';
import type { CurrentSettings } from '../../shop-settings/index.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderRefundRecord } from '../refunds.record.ts';

/** What an email refers to besides the order number. */
type MoreRefs<Kind extends keyof EmailRefs> = Omit<EmailRefs[Kind], 'orderNumber'>;

/** Whether another email, sent within seconds, already describes the refund (EMAIL-19). Transfers are sent by staff later. */
const isReportedByCause = ({ reason, destination, attempt }: OrderRefundRecord): boolean =>
  (reason === 'ORDER_EDITED' || reason === 'RETURNED') && destination !== 'BANK_ACCOUNT' && attempt === 0;

/** The recipient of an email and its language. */
type Recipient = Pick<Email, 'to' | 'language'>;

function build<Kind extends keyof EmailRefs>(
  { number }: OrderRecord,
  { to, language }: Recipient,
  kind: Kind,
  about: string,
  more: MoreRefs<Kind>,
): Email[] {
  // TypeScript cannot infer that `kind` and `refs` match.
  return [{ kind, about, refs: { orderNumber: number, ...more }, to, language } as unknown as Email];
}

const toBuyer = <Kind extends keyof EmailRefs>(order: OrderRecord, kind: Kind, about: string, more: MoreRefs<Kind>) =>
  build(order, { to: order.email, language: order.language }, kind, about, more);

/** Builds the emails about an order for the outbox. `about` is the key by which duplicates are skipped. */
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

    /** Confirms that the deposit recorded by staff completes the payment. */
    depositComplete: (order: OrderRecord, depositId: string) =>
      toBuyer(order, 'DEPOSIT_RECEIVED', `${order.number}:${depositId}`, {}),

    /** Asks for the rest of a deposit; every request sends another one. */
    depositShort: (order: OrderRecord, request: string) =>
      toBuyer(order, 'DEPOSIT_SHORT', `${order.number}:${request}`, {}),

    /** Confirms the full payment, once per order. */
    depositReceived: (order: OrderRecord) => toBuyer(order, 'DEPOSIT_RECEIVED', order.number, {}),

    /** Confirms the refund of a cancelled order, amount in minor units; sent again if a dispute returns more. */
    refunded: (order: OrderRecord, amount: number) =>
      toBuyer(order, 'ORDER_REFUNDED', `${order.number}:${order.payment.refundedAmount}`, { amount: String(amount) }),

    /**
     * Confirms a refund to the customer, once per attempt. Nothing is sent if the email about its edit or return has already
     * described it.
     */
    partRefunded(order: OrderRecord, refund: OrderRefundRecord) {
      if (isReportedByCause(refund)) return [];
      const { id: refundId, destination, attempt } = refund;
      return toBuyer(order, 'ORDER_PART_REFUNDED', `${refundId}:${destination}:${attempt}`, { refundId });
    },

    /** Asks the customer for the bank account of a refund, once. */
    refundAccountWanted: (order: OrderRecord, refundId: string) =>
      toBuyer(order, 'REFUND_ACCOUNT_WANTED', refundId, { refundId }),

    /** A receipt; every request sends another one. */
    receipt: (order: OrderRecord, request: string) => toBuyer(order, 'ORDER_RECEIPT', `${order.number}:${request}`, {}),

    /** Informs the customer of what was shipped last and what follows. */
    partlyShipped(order: OrderRecord) {
      const fulfilmentId = order.fulfilments.at(-1)?.id ?? '';
      return toBuyer(order, 'ORDER_PARTLY_SHIPPED', `${order.number}:${fulfilmentId}`, { fulfilmentId });
    },

    /** Sends the customer a corrected tracking number; every correction sends another email. */
    parcelsCorrected: (order: OrderRecord, fulfilmentId: string) =>
      toBuyer(order, 'PARCELS_CORRECTED', `${order.number}:${fulfilmentId}:${order.version}`, { fulfilmentId }),

    /** Informs the customer of a new order status. */
    status(order: OrderRecord, status: OrderStatus) {
      // An order can reach a status again after a correction; an email is sent each time.
      const times = order.statusHistory.filter((entry) => entry.status === status && !entry.correction).length;
      const about = times > 1 ? `${order.number}:${status}:${times}` : `${order.number}:${status}`;
      return toBuyer(order, 'ORDER_STATUS_CHANGED', about, { status });
    },

    /** Corrects a status that the customer was told. */
    corrected: (order: OrderRecord, correctionId: string) =>
      toBuyer(order, 'ORDER_CORRECTED', correctionId, { correctionId }),

    /** Informs the customer of an edit. */
    edited: (order: OrderRecord, editId: string) =>
      toBuyer(order, 'ORDER_EDITED', `${order.number}:${editId}`, { editId }),

    /** Sends the customer the link of a payment request. `sending` distinguishes the emails of one request. */
    editProposed: (order: OrderRecord, requestId: string, sending: string) =>
      toBuyer(order, 'ORDER_EDIT_PROPOSED', `${requestId}:${sending}`, { requestId }),

    /** Informs the customer that a payment for a closed request is refunded. */
    latePaymentRefunded: (order: OrderRecord, requestId: string) =>
      toBuyer(order, 'LATE_PAYMENT_REFUNDED', requestId, { requestId }),

    /** Informs the customer of progress of a return. The same kind of news can be sent again, such as another pick-up day. */
    returnUpdated: (order: OrderRecord, returnNumber: string, news: EmailRefs['RETURN_UPDATED']['news']) =>
      toBuyer(order, 'RETURN_UPDATED', `${returnNumber}:${news}:${order.version}`, { returnNumber, news }),

    /** Informs the company of a dispute, once. */
    disputeOpened: (order: OrderRecord, disputeId: string) =>
      toCompany(order, 'DISPUTE_OPENED', disputeId, { disputeId }),

    /** Informs the company of a failed refund, once; the refund of a transfer is identified by its request key. */
    refundFailed: (order: OrderRecord, refundId: string) => toCompany(order, 'REFUND_FAILED', refundId, { refundId }),
  };
}

export type OrderEmailBuilder = ReturnType<typeof createOrderEmailBuilder>;
