import { createErrorType } from '../../common/create-error-type.ts';

export const CheckoutError = createErrorType('Checkout', {
  CHECKOUT_NOT_FOUND: 'No such checkout belongs to this browser.',
  CART_EMPTY: 'There is nothing in the cart.',
  PRODUCT_STOPPED: 'Nothing in the cart is available to order right now.',
  OUT_OF_STOCK: 'No unit is left of anything in the cart.',
});
export type CheckoutError = InstanceType<typeof CheckoutError>;
