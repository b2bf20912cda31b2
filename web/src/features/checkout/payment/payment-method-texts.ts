import type { OfferedMethod } from '@eunbit/schema/payment-method';

/** Message keys of the payment methods that a checkout offers. */
export const METHOD_TEXTS: Readonly<Record<OfferedMethod, { readonly name: string; readonly detail: string }>> = {
  CARD: { name: 'checkout.method.card', detail: 'checkout.method.cardDetail' },
  ESCROW: { name: 'checkout.method.escrow', detail: 'checkout.method.escrowDetail' },
  DEPOSIT: { name: 'checkout.method.deposit', detail: 'checkout.method.depositDetail' },
  VIRTUAL_ACCOUNT: { name: 'checkout.method.virtual', detail: 'checkout.method.virtualDetail' },
};
