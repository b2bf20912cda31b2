import type { CheckoutRecord } from '../../checkout/checkout.record.ts';
import type { OrderRecord } from '../../order/order.record.ts';
export interface PaymentEmailSources {
  checkout(id: string): Promise<CheckoutRecord | null>;
  order(number: string): Promise<OrderRecord | null>;
}
