import type { CheckoutRecord } from '../../checkout/index.ts';
import type { OrderRecord } from '../../order/index.ts';
export interface PaymentEmailSources {
  checkout(id: string): Promise<CheckoutRecord | null>;
  order(number: string): Promise<OrderRecord | null>;
}
