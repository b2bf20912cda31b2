export {
  CHECKOUT_ENCRYPTED_FIELDS,
  type CheckoutRecord,
  type PaidDraftOrder,
  type RunningPayment,
} from './checkout.model.ts';
export type { CheckoutServices } from './checkout.module.ts';
export { presentCheckout } from './checkout.presenter.ts';
export type { CheckoutService } from './checkout.service.ts';
export { CheckoutType } from './checkout.types.ts';
export { type CheckoutChange, CheckoutChangeKind, checkoutChanges, type SeenCheckout } from './checkout-changes.ts';
export { type Draft, type ReadyCheckout, readyToPay, samePurchase, toBuyer } from './checkout-draft.ts';
export type { CheckoutPayments } from './checkout-payments.ts';
