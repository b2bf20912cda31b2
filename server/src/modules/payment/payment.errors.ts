import { createErrorType } from '../../common/create-error-type.ts';

export const PaymentError = createErrorType('Payment', {
  CART_EMPTY: 'There is nothing in the cart.',
  CHECKOUT_NOT_FOUND: 'No such checkout belongs to this browser.',
  CHECKOUT_INCOMPLETE: 'An earlier step of the checkout is missing.',
  PAYMENT_ENDED: 'The payment was given up before it was made; nothing was charged.',
  PAYMENT_REPLACED: 'Another payment of the same checkout has begun; nothing was charged for this one.',
  TOO_MANY_HOLDS:
    'Callers of this network hold as many unpaid units of a product as one network may; nothing was held or charged. ' +
    'Card payments end within minutes: try again after some seconds.',
  PAYMENT_PROVIDER_UNAVAILABLE: 'The payment provider does not answer; nothing was charged.',
});
export type PaymentError = InstanceType<typeof PaymentError>;
