import type { OrderActionKind } from '../../../gql/graphql.ts';
import type { MessageId } from '../../../gql/message-id.ts';
import type { OrderAction } from '../../../urls/orders.urls.ts';

/** The dialog for each kind of action; absent for kinds that have their own panel. */
export const STEP: Readonly<Partial<Record<OrderActionKind, OrderAction>>> = {
  CONFIRM: 'confirm',
  SHIP: 'ship',
  DELAY: 'delay',
  CANCEL: 'cancel',
};

/** Sentence for each due action. Delaying and cancelling are never due. */
export const ACTION_TEXT: Readonly<Record<OrderActionKind, MessageId>> = {
  DISPUTE: 'orders.next.dispute',
  REFUND_FAILED: 'orders.next.refundFailed',
  PAYMENT_LAPSED: 'orders.next.paymentLapsed',
  RETURN_CAME: 'orders.next.returnCame',
  REFUND_BY_HAND: 'orders.next.refundByHand',
  LABEL_FAILED: 'orders.next.labelFailed',
  CASH_RECEIPT_FAILED: 'orders.next.cashReceiptFailed',
  ESCROW_DELIVERY: 'orders.next.escrowDelivery',
  PAYMENT_REQUEST: 'orders.next.paymentRequest',
  DEPOSIT_DIFFERS: 'orders.next.depositDiffers',
  AWAITS_PAYMENT: 'orders.next.awaitsPayment',
  CONFIRM: 'orders.next.confirm',
  SHIP: 'orders.next.ship',
  DELAY: 'orders.action.delay',
  CANCEL: 'orders.action.cancel',
};

/** Button texts of the steps. */
export const STEP_TEXT: Readonly<Record<OrderAction, MessageId>> = {
  confirm: 'orders.action.confirm',
  delay: 'orders.action.delay',
  cancel: 'orders.action.cancel',
  ship: 'orders.action.ship',
};
