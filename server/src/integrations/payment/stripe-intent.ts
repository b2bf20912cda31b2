import type { CardLabel } from '@eunbit/schema/card-label';
import { Currency } from '@eunbit/schema/market';
import type Stripe from 'stripe';
import type { IntentStatus, PaymentIntent } from './payment-provider.ts';

const STATUS: Readonly<Partial<Record<Stripe.PaymentIntent.Status, IntentStatus>>> = {
  requires_payment_method: 'REQUIRES_PAYMENT',
  requires_confirmation: 'REQUIRES_PAYMENT',
  requires_action: 'REQUIRES_ACTION',
  processing: 'PROCESSING',
  requires_capture: 'AUTHORISED',
  succeeded: 'SUCCEEDED',
  canceled: 'CANCELLED',
};

/** A status this shop does not know settles nothing: it is asked about again. */
export function intentStatus(status: Stripe.PaymentIntent.Status): IntentStatus {
  return STATUS[status] ?? 'PROCESSING';
}

/** What is told of the card that a charge took its money from. */
export function toCardLabel(charge: Stripe.PaymentIntent['latest_charge']): CardLabel | null {
  if (!charge || typeof charge === 'string') return null;
  const { brand = null, last4 = null } = charge.payment_method_details?.card ?? {};
  return brand && last4 ? { brand, last4 } : null;
}

/** The charge that took an intent's money, with what Stripe kept of it. */
export function toCharge({ latest_charge: charge }: Stripe.PaymentIntent): PaymentIntent['charge'] {
  // Not expanded, or a try that failed: neither says anything about money.
  if (!charge || typeof charge === 'string' || !charge.paid) return null;
  const movement = charge.balance_transaction;
  const currency = typeof movement === 'object' ? movement?.currency.toUpperCase() : undefined;
  const known = Object.values(Currency).find((one) => one === currency);
  const fee = known && typeof movement === 'object' && movement ? { amount: movement.fee, currency: known } : null;
  return { id: charge.id, fee };
}
