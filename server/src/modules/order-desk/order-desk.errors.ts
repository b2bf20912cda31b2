import { createErrorType } from '../../common/create-error-type.ts';

export const OrderDeskError = createErrorType('OrderDesk', {
  ORDER_NOT_FOUND: 'No such order.',
  TAG_LIMIT: 'The order has as many tags as it takes.',
  ASSIGNEE_CHANGED: 'It is not the order of whom the caller saw any more.',
  NOT_STAFF: 'They do not work on orders, or not any more.',
});
export type OrderDeskError = InstanceType<typeof OrderDeskError>;
