import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const CustomerError = createErrorType('Customer', {
  CUSTOMER_NOT_FOUND:
    'There is no such account or guest, or no longer: an account was deleted, or has taken over all orders.',
  EMAIL_UNPROVEN:
    'It is not known that the mailbox is of whoever has the account. Offer the orders by email: `sendOrderClaim`.',
  NO_GUEST_ORDERS: 'No order of this address is without an account; somebody may have moved them meanwhile.',
  GUEST_ORDERS_CHANGED: 'There are other orders than the caller has seen; look again.',
  TOO_MANY_REQUESTS,
});
export type CustomerError = InstanceType<typeof CustomerError>;
