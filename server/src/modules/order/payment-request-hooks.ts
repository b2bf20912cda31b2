import type { ClientSession } from 'mongoose';
import type { OrderRecord } from './order.record.ts';
import type { PaymentRequestRecord } from './payment-requests.record.ts';

/** What the module that asks for payments does when something becomes of one; each in the transaction that stores it. */
export interface PaymentRequestHooks {
  /** Does what was paid for, or agreed to. Null, with nothing written, if the order no longer allows it. */
  onPaid(session: ClientSession, order: OrderRecord, request: PaymentRequestRecord): Promise<OrderRecord | null>;
  /** Gives back what was held for it. `order` is as it was before. */
  onClosed(session: ClientSession, order: OrderRecord, request: PaymentRequestRecord): Promise<void>;
  /** Tells the customer that what they paid for it after its end goes back. */
  onPaidBack(session: ClientSession, order: OrderRecord, request: PaymentRequestRecord): void;
  /** Sends the customer the link. `sending` tells the emails of a request apart. */
  onAsked(session: ClientSession, order: OrderRecord, request: PaymentRequestRecord, sending: string): void;
}

/** Lets modules above supply the hooks, which also changes of an order's status need. */
export function createPaymentRequestHooks() {
  let registered: PaymentRequestHooks | null = null;
  return {
    register(hooks: PaymentRequestHooks): void {
      if (registered) throw new Error('two modules ask for payments');
      registered = hooks;
    },
    get current(): PaymentRequestHooks {
      if (!registered) throw new Error('no module asks for payments');
      return registered;
    },
  };
}

export type PaymentRequestHookRegistry = ReturnType<typeof createPaymentRequestHooks>;
