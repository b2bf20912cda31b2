import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const OrderEditError = createErrorType('OrderEdit', {
  ORDER_NOT_FOUND: 'No such order, or it is not yours.',
  ORDER_CLOSED: 'Something of the order has left, or it was cancelled.',
  EDIT_TOO_LATE: 'Staff have begun with the order: its buyer can no longer edit it.',
  NOTHING_CHANGED: 'The order is like that already.',
  TOO_MANY_EDITS: 'The order was edited as often as an order can be.',
  LINE_REFUSED: 'A line cannot become what is wanted of it; the message names the product.',
  PAYMENT_REQUESTED: 'The customer was asked to agree to another edit, which waits for them.',
  TOTAL_REFUSED: 'The payment of the order allows no other total.',
  TOO_MANY_REQUESTS,
});
export type OrderEditError = InstanceType<typeof OrderEditError>;
