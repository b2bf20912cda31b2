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

/** An unknown status is treated as not final, so it is polled again. */
export function intentStatus(status: Stripe.PaymentIntent.Status): IntentStatus {
  return STATUS[status] ?? 'PROCESSING';
}

/** Brand and last digits of the card that was charged. */
export function toCardLabel(charge: Stripe.PaymentIntent['latest_charge']): CardLabel | null {
  if (!charge || typeof charge === 'string') return null;
  const { brand = null, last4 = null } = charge.payment_method_details?.card ?? {};
  return brand && last4 ? { brand, last4 } : null;
}

/** The successful charge of an intent, with Stripe's fee. */
export function toCharge({ latest_charge: charge }: Stripe.PaymentIntent): PaymentIntent['charge'] {
  // Not expanded, or a failed attempt: no statement about money is possible.
  if (!charge || typeof charge === 'string' || !charge.paid) return null;
  const movement = charge.balance_transaction;
  const currency = typeof movement === 'object' ? movement?.currency.toUpperCase() : undefined;
  const known = Object.values(Currency).find((one) => one === currency);
  const fee = known && typeof movement === 'object' && movement ? { amount: movement.fee, currency: known } : null;
  return { id: charge.id, fee };
}
