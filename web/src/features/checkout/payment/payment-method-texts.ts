import type { PaymentMethod } from '@eunbit/schema/checkout';

/** Message keys of the payment methods. */
export const METHOD_TEXTS: Readonly<Record<PaymentMethod, { readonly name: string; readonly detail: string }>> = {
  CARD: { name: 'checkout.method.card', detail: 'checkout.method.cardDetail' },
  ESCROW: { name: 'checkout.method.escrow', detail: 'checkout.method.escrowDetail' },
  DEPOSIT: { name: 'checkout.method.deposit', detail: 'checkout.method.depositDetail' },
  VIRTUAL_ACCOUNT: { name: 'checkout.method.virtual', detail: 'checkout.method.virtualDetail' },
};
