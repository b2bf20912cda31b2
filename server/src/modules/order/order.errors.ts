import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { type Refusal, refuse } from '../../common/refusal.ts';

export const OrderError = createErrorType('Order', {
  ORDER_NOT_FOUND: 'No such order, or it is not yours.',
  ORDER_CONFLICT: 'The order changed after the caller read it.',
  ORDER_NOT_PAID: 'No money has come for the order, or it went back: there is nothing to give a receipt for.',
  PAYMENT_OUTSTANDING: 'Not all of the money has come; isUnpaidAccepted ships the order nevertheless.',
  REFUND_ABOVE_LIMIT: "More money would go back than the caller's role may pay back of an order.",
  STATUS_TRANSITION_REFUSED: 'The status of the order, or its money, does not allow the step.',
  TRACKING_NUMBER_USED: 'Another order, to another recipient, went out under the tracking number.',
  CORRECTION_REFUSED: 'The status of the order cannot be corrected: something has left the house, or may have.',
  TAG_LIMIT: 'The order has as many tags as it takes.',
  NOT_STAFF: 'The account does not work on orders, or not any more.',
  INSUFFICIENT_STOCK: 'Not all units of the order are in stock.',
  FULFILMENT_NOT_FOUND: 'Nothing of the order left under this id, or with this tracking number.',
  LABEL_BOUGHT: 'The shop bought the label of the parcel; its number stays.',
  PASS_CODE_WRONG: 'The order exists, the pass code does not match.',
  VALUE_UNREADABLE: 'It was encrypted with a secret that the shop does not have. The operator has to set it again.',
  LINK_INVALID: 'The link of an email is wrong, has expired or was used already.',
  TOO_MANY_REQUESTS,
});
export type OrderError = InstanceType<typeof OrderError>;

/** Why an order is not changed. */
export type OrderRefusal = Refusal<OrderError['code']>;

export const ORDER_NOT_FOUND = refuse('ORDER_NOT_FOUND', 'order.notFound');
/** No secret of the shop decrypts the value. */
export const VALUE_UNREADABLE = refuse('VALUE_UNREADABLE', 'order.valueUnreadable');
