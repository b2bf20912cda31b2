import type { CheckoutRecord } from '../../checkout/checkout.record.ts';
export interface PaymentEmailSources {
  checkout(id: string): Promise<CheckoutRecord | null>;
}
