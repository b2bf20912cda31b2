import type { Connection } from 'mongoose';
import { inTransaction } from '../../common/transaction.ts';
import type { PaymentIntent, PaymentProvider } from '../../integrations/payment/payment-provider.ts';
import { paidThroughProvider, toMoneySource, voided } from '../ledger/ledger-entries.ts';
import { refundsOfAuthorisation, releasedAmount } from '../order/later-authorisation.record.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { OrderRefundRecord } from '../order/refunds.record.ts';
import { followUpAfter } from '../order/status/status-rules.ts';
import type { OrderPayments } from '../order/stores/order-payments.ts';
import type { OrderRefunds } from '../order/stores/order-refunds.ts';
import { followingState, isUnsettled } from './card-authorisation-rules.ts';

interface Deps {
  readonly connection: Connection;
  readonly orderPayments: OrderPayments;
  readonly orderRefunds: OrderRefunds;
  readonly provider: PaymentProvider;
}

/**
 * Refunds that were to lower the amount, where somebody has captured more by hand: they go back to the card. Null where the
 * amount was lowered, or nothing was to be.
 */
function refundsToMake(order: OrderRecord, intent: PaymentIntent, now: Date): OrderRefundRecord[] | null {
  const released = releasedAmount(order);
  if (released === 0 || intent.received <= intent.amount - released) return null;
  const lowered = new Set(refundsOfAuthorisation(order));
  return (order.refunds ?? []).map((refund) =>
    lowered.has(refund) ? { ...refund, destination: 'CARD', state: 'DUE', madeAt: null, nextTryAt: now } : refund,
  );
}

/**
 * Card payments that are authorised at checkout and captured when the order is shipped. The provider is always asked
 * for the current state, so repeating a step, or doing it manually in the provider's dashboard, changes nothing.
 */
export function createEscrowPayment({ connection, orderPayments, orderRefunds, provider }: Deps) {
  function act(order: OrderRecord, intentId: string): Promise<PaymentIntent> {
    const { state } = order.payment;
    // Refunds lower the amount only while it is authorised, so that it is the same however often this is tried.
    if (state === 'CAPTURE_DUE') return provider.captureIntent(intentId, releasedAmount(order));
    if (state === 'RELEASE_DUE') return provider.cancelIntent(intentId);
    return provider.findIntent(intentId);
  }

  /**
   * Writes the new state only if the order is still in the state read, with the same payment; otherwise the next run handles
   * the order. What becomes of an authorisation that another has replaced is nothing to the order.
   */
  async function note(order: OrderRecord, intent: PaymentIntent): Promise<boolean> {
    const { payment } = order;
    const next = followingState(payment.state, intent.status);
    if (next === null) return false;
    const now = new Date();
    const followUpAt = followUpAfter(payment, next, now);
    const refunds = next === 'PAID' ? refundsToMake(order, intent, now) : null;
    return inTransaction(connection, async (session) => {
      if (refunds && !(await orderRefunds.write(order, refunds, session))) return false;
      const change = { state: next, followUpAt, followUpTries: 0 };
      const paid = intent.status === 'SUCCEEDED' ? paidThroughProvider(toMoneySource(order), intent, now) : [];
      const movements = next === 'VOID' ? [...paid, voided(order, now)] : paid;
      const { state, intentId } = payment;
      return (await orderPayments.change(order, { state, intentId }, change, session, movements)) !== null;
    });
  }

  return {
    /** Captures, cancels or queries the payment. False if its state is not to change yet. */
    async followUp(order: OrderRecord): Promise<boolean> {
      const { intentId } = order.payment;
      return intentId !== null && note(order, await act(order, intentId));
    },

    /** Handles a provider event about an order's intent. */
    async look(order: OrderRecord): Promise<void> {
      const { intentId, state } = order.payment;
      // A late repeated event about a settled payment needs no API call.
      if (intentId !== null && isUnsettled(state)) await note(order, await provider.findIntent(intentId));
    },
  };
}

export type EscrowPayment = ReturnType<typeof createEscrowPayment>;
