import { Currency } from '@eunbit/schema/market';
import type { DisputeStatus } from '@eunbit/schema/payment-reversal';
import type Stripe from 'stripe';
import type { DisputeMovement, ProviderDispute, TrackedRefund } from './payment-reversals.ts';

/** Expands the charge, which shows whether money was captured at all. */
export const REFUND_PARTS = ['charge'];

const FAILED: readonly (string | null)[] = ['failed', 'canceled'];

const DISPUTE_STATUS: Readonly<Record<string, DisputeStatus>> = {
  needs_response: 'NEEDS_RESPONSE',
  warning_needs_response: 'NEEDS_RESPONSE',
  appeal_needs_response: 'NEEDS_RESPONSE',
  won: 'WON',
  lost: 'LOST',
  warning_closed: 'CLOSED',
  prevented: 'CLOSED',
};

const moment = (seconds: number) => new Date(seconds * 1000);
const currencyOf = (code: string) => code.toUpperCase() as Currency;
const knownCurrency = (code: string) => Object.values(Currency).find((known) => known === code.toUpperCase());

export function toId(reference: string | { readonly id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** An unknown status is treated as not final. */
function refundStatus(status: string | null): TrackedRefund['status'] {
  if (FAILED.includes(status)) return 'FAILED';
  return status === 'succeeded' ? 'SUCCEEDED' : 'PENDING';
}

/** Null for a released authorisation: no money was taken. Requires the charge to be expanded. */
export function toTrackedRefund(refund: Stripe.Refund): TrackedRefund | null {
  const { id, payment_intent, charge, amount, currency, status, reason, failure_reason, created } = refund;
  const requestId = refund.metadata?.refundId ?? null;
  if (charge && typeof charge === 'object' && !charge.captured) return null;
  return {
    id,
    intentId: toId(payment_intent) ?? '',
    chargeId: toId(charge),
    amount,
    currency: currencyOf(currency),
    requestId,
    status: refundStatus(status),
    reason,
    failureReason: failure_reason ?? null,
    madeAt: moment(created),
  };
}

/** The account's balance may be in another currency than the payment; the shop's books use the payment's currency for both. */
function toMovement(movement: Stripe.BalanceTransaction, dispute: Stripe.Dispute): DisputeMovement {
  const { id, amount, currency, fee, created } = movement;
  const known = knownCurrency(currency);
  return {
    id,
    amount: currency === dispute.currency ? amount : Math.sign(amount) * dispute.amount,
    fee: known && fee !== 0 ? { amount: fee, currency: known } : null,
    at: moment(created),
  };
}

export function toDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id, payment_intent, charge, amount, currency, status, reason, created } = dispute;
  const dueBy = dispute.evidence_details.due_by;
  return {
    id,
    intentId: toId(payment_intent) ?? '',
    chargeId: toId(charge),
    amount,
    currency: currencyOf(currency),
    status: DISPUTE_STATUS[status] ?? 'UNDER_REVIEW',
    isRefundable: dispute.is_charge_refundable,
    reason,
    evidenceDueBy: dueBy === null ? null : moment(dueBy),
    openedAt: moment(created),
    movements: dispute.balance_transactions.map((movement) => toMovement(movement, dispute)),
  };
}
