import type { PaymentIntent, PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import { type ChangeOrder, type OrderRecord, releasedAmount, savedOrder } from '../order/index.ts';
import { isUnsettled } from './card-authorisation-rules.ts';
import { decideIntentAnswer } from './escrow-decision.ts';

interface Deps {
  readonly changeOrder: ChangeOrder;
  readonly provider: PaymentProvider;
}

/**
 * Card payments that are authorised at checkout and captured when the order is shipped. The provider is always asked
 * for the current status, so repeating a step, or doing it manually in the provider's dashboard, changes nothing.
 */
export function createEscrowPayment({ changeOrder, provider }: Deps) {
  function act(order: OrderRecord, intentId: string): Promise<PaymentIntent> {
    const { status } = order.payment;
    // Refunds lower the amount only while it is authorised, so a retry captures the same amount.
    if (status === 'CAPTURE_DUE') return provider.captureIntent(intentId, releasedAmount(order));
    if (status === 'RELEASE_DUE') return provider.cancelIntent(intentId);
    return provider.findIntent(intentId);
  }

  /** Returns whether the order has changed. */
  async function note({ _id, payment }: OrderRecord, intent: PaymentIntent): Promise<boolean> {
    const answer = { seen: payment.status, intent };
    const changed = await changeOrder({ _id }, (order, now) => decideIntentAnswer(order, answer, now));
    return savedOrder(changed) !== null;
  }

  return {
    /** Captures, cancels or queries the payment. Returns false if its status does not change yet. */
    async followUp(order: OrderRecord): Promise<boolean> {
      const { intentId } = order.payment;
      return intentId !== null && note(order, await act(order, intentId));
    },

    /** Handles a provider event about an order's intent. */
    async sync(order: OrderRecord): Promise<void> {
      const { intentId, status } = order.payment;
      // A late repeated event about a settled payment needs no API call.
      if (intentId !== null && isUnsettled(status)) await note(order, await provider.findIntent(intentId));
    },
  };
}

export type EscrowPayment = ReturnType<typeof createEscrowPayment>;
