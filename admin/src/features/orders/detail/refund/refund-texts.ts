import type { RefundDestination, RefundStatus, UnshippedUnits } from '@eunbit/schema/order-refund';
import type { MessageId } from '../../../../gql/message-id.ts';

export const REFUND_STATUS_TEXT: Readonly<Record<RefundStatus, MessageId>> = {
  PENDING: 'orders.refunds.status.pending',
  SUCCEEDED: 'orders.refunds.status.succeeded',
  FAILED: 'orders.refunds.status.failed',
  CANCELLED: 'orders.refunds.status.cancelled',
};

export const REFUND_STATUS_PALETTE: Readonly<Record<RefundStatus, string>> = {
  PENDING: 'amber',
  SUCCEEDED: 'green',
  FAILED: 'red',
  CANCELLED: 'gray',
};

/** Where the money goes, before the refund is requested. */
export const DESTINATION_TEXT: Readonly<Record<RefundDestination, MessageId>> = {
  CARD: 'orders.refunds.to.card',
  AUTHORISATION: 'orders.refunds.to.authorisation',
  BANK_ACCOUNT: 'orders.refunds.to.bankAccount',
};

/** The same, of a refund in the list. */
export const WAY_TEXT: Readonly<Record<RefundDestination, MessageId>> = {
  CARD: 'orders.refunds.way.card',
  AUTHORISATION: 'orders.refunds.way.authorisation',
  BANK_ACCOUNT: 'orders.refunds.way.bankAccount',
};

/** What becomes of units that have not left, as staff choose it. */
export const UNSHIPPED_TEXT: Readonly<Record<UnshippedUnits, MessageId>> = {
  RESTOCK: 'orders.refunds.unshipped.restock',
  WRITE_OFF: 'orders.refunds.unshipped.writeOff',
  SHIP: 'orders.refunds.unshipped.ship',
};

/** The same of a refund in the list, for the units that are not sent. */
export const WITHHELD_TEXT: Readonly<Record<Exclude<UnshippedUnits, 'SHIP'>, MessageId>> = {
  RESTOCK: 'orders.refunds.withheld.restock',
  WRITE_OFF: 'orders.refunds.withheld.writeOff',
};
