import type { NextActionKind } from '@eunbit/schema/next-action';
import type { MessageId } from '../../../../gql/message-id.ts';

export const ACTION_TEXT: Readonly<Record<NextActionKind, MessageId>> = {
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
};

/** What the sentences name. */
export interface NextActionValues {
  readonly [name: string]: string | number;
  readonly amount: string;
  /** Units that are still to leave, and all of them. */
  readonly open: number;
  readonly total: number;
}
