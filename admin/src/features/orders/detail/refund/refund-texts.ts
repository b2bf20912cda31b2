import type { RefundDestination, RefundState, UnshippedUnits } from '@eunbit/schema/order-refund';
import type { MessageId } from '../../../../gql/message-id.ts';

export const REFUND_STATE_TEXT: Readonly<Record<RefundState, MessageId>> = {
  DUE: 'orders.refunds.state.due',
  MADE: 'orders.refunds.state.made',
  FAILED: 'orders.refunds.state.failed',
  WITHDRAWN: 'orders.refunds.state.withdrawn',
};

export const REFUND_STATE_PALETTE: Readonly<Record<RefundState, string>> = {
  DUE: 'amber',
  MADE: 'green',
  FAILED: 'red',
  WITHDRAWN: 'gray',
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
