import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';
import { type Refusal, refuse } from '../../common/refusal.ts';

export const OrderError = createErrorType('Order', {
  ORDER_NOT_FOUND: 'No such order, or it is not yours.',
  ORDER_CONFLICT: 'The order changed after the caller read it.',
  ORDER_NOT_PAID: 'No payment was received, or it was refunded: there is nothing to give a receipt for.',
  PAYMENT_OUTSTANDING: 'The order is not fully paid; isUnpaidAccepted ships it nevertheless.',
  REFUND_ABOVE_LIMIT: "The refund exceeds the caller's refund limit per order.",
  STATUS_TRANSITION_REFUSED:
    'The status or the payment of the order does not allow this status change, or the caller may not undo it.',
  TRACKING_NUMBER_USED: 'Another order, to another recipient, was shipped with the tracking number.',
  CORRECTION_REFUSED: 'The status cannot be corrected: a part of the order was shipped, or may have been.',
  TAG_LIMIT: 'The order already has the maximum number of tags.',
  NOT_STAFF: 'The account does not work on orders (any more).',
  INSUFFICIENT_STOCK: 'Not all units of the order are in stock.',
  FULFILMENT_NOT_FOUND: 'The order has no fulfilment with this id, or no parcel with this tracking number.',
  LABEL_BOUGHT: 'The shop bought the label of the parcel; its number cannot be changed.',
  PASS_CODE_WRONG: 'The order exists, but the pass code is wrong.',
  VALUE_UNREADABLE:
    'It was encrypted with a secret that the shop does not have. The operator must configure that secret again.',
  LINK_INVALID: 'The link of the email is wrong, expired or already used.',
  TOO_MANY_REQUESTS,
});
export type OrderError = InstanceType<typeof OrderError>;

/** Why an order is not changed. */
export type OrderRefusal = Refusal<OrderError['code']>;

export const ORDER_NOT_FOUND = refuse('ORDER_NOT_FOUND', 'order.notFound');
/** No secret of the shop can decrypt the value. */
export const VALUE_UNREADABLE = refuse('VALUE_UNREADABLE', 'order.valueUnreadable');
