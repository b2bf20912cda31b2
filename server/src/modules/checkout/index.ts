export type { CheckoutServices } from './checkout.module.ts';
export { presentCheckout } from './checkout.presenter.ts';
export type { CheckoutRecord, PaidDraftOrder, RunningPayment } from './checkout.record.ts';
export type { CheckoutService } from './checkout.service.ts';
export { CheckoutType } from './checkout.types.ts';
export { type CheckoutChange, CheckoutChangeKind, checkoutChanges, type SeenCheckout } from './checkout-changes.ts';
export { type Draft, type ReadyCheckout, readyToPay, samePurchase, toBuyer } from './checkout-draft.ts';
export { CHECKOUT_ENCRYPTED_FIELDS } from './checkout-encrypted-fields.ts';
export type { CheckoutPayments } from './checkout-payments.ts';
