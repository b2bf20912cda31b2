import type Stripe from 'stripe';
import { nulls } from '../common/nulls.ts';
import type { Decline } from './cards.ts';
import { newId, nowInSeconds, type SandboxContext } from './context.ts';

const SECONDS_UNTIL_AVAILABLE = 2 * 24 * 60 * 60;

/** Stripe's list price, in the currency's smallest unit. */
function computeFee(amount: number, currency: string): number {
  return Math.round(amount * 0.029) + (currency === 'usd' ? 30 : 0);
}

/** Stripe's balance transaction types, with reporting category and description. */
const KINDS = {
  charge: { type: 'charge', category: 'charge', description: null },
  refund: { type: 'refund', category: 'refund', description: 'REFUND FOR CHARGE' },
  refundFailure: { type: 'refund_failure', category: 'refund_failure', description: 'REFUND FAILURE' },
  dispute: { type: 'adjustment', category: 'dispute', description: 'Chargeback withdrawal' },
  disputeReversal: { type: 'adjustment', category: 'dispute_reversal', description: 'Chargeback reversal' },
} as const;

interface Movement {
  kind: keyof typeof KINDS;
  /** Negative for outgoing money. */
  amount: number;
  fee?: number;
  currency: string;
  source: string;
}

export function recordMovement(
  { transactions }: SandboxContext,
  { kind, amount, fee = 0, currency, source }: Movement,
): Stripe.BalanceTransaction {
  const { type, category, description } = KINDS[kind];
  const created = nowInSeconds();
  const details = { ...nulls('application'), amount: fee, currency, description: 'Stripe processing fees' };
  return transactions.put({
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created + SECONDS_UNTIL_AVAILABLE,
    balance_type: 'payments',
    created,
    currency,
    description,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [{ ...details, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  });
}

/** Balance of the shop's account from the stored transactions: available, and pending for two days. */
export function readBalance({ transactions }: SandboxContext): Stripe.Balance {
  const sums = new Map<string, { available: number; pending: number }>();
  for (const { currency, net, available_on: availableOn } of transactions.oldestFirst()) {
    const { available, pending } = sums.get(currency) ?? { available: 0, pending: 0 };
    const isAvailable = availableOn <= nowInSeconds();
    sums.set(currency, isAvailable ? { available: available + net, pending } : { available, pending: pending + net });
  }
  const amounts = (part: 'available' | 'pending') =>
    Array.from(sums, ([currency, { [part]: amount }]) => ({ amount, currency, source_types: { card: amount } }));
  return { object: 'balance', available: amounts('available'), livemode: false, pending: amounts('pending') };
}

function cardDetails(card: Stripe.PaymentMethod.Card, wasAuthenticated: boolean, amount: number) {
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 } = card;
  return {
    ...nulls('authorization_code electronic_commerce_indicator installments mandate network_transaction_id'),
    ...nulls('transaction_link_id wallet'),
    ...{ brand, checks, country, exp_month, exp_year, fingerprint, funding, last4 },
    amount_authorized: amount,
    network: brand,
    regulated_status: 'unregulated',
    three_d_secure: wasAuthenticated
      ? {
          ...nulls('exemption_indicator result_reason transaction_id'),
          authentication_flow: 'challenge',
          electronic_commerce_indicator: '05',
          result: 'authenticated',
          version: '2.2.0',
        }
      : null,
  } satisfies Stripe.Charge.PaymentMethodDetails.Card;
}

function buildOutcome(decline: Decline | undefined): Stripe.Charge.Outcome {
  return {
    ...nulls('network_advice_code network_decline_code'),
    advice_code: decline ? 'try_again_later' : null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.decline_code ?? null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: decline ? 'The bank did not accept the payment.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

interface ChargeAttempt {
  intent: Stripe.PaymentIntent;
  method: Stripe.PaymentMethod;
  wasAuthenticated?: boolean;
  decline?: Decline;
}

/** A charge that is not captured yet. */
export function createCharge(context: SandboxContext, attempt: ChargeAttempt): Stripe.Charge {
  const { intent, method, decline, wasAuthenticated = false } = attempt;
  const { amount, currency, description, metadata, receipt_email } = intent;
  const id = newId('ch');
  return context.charges.put({
    ...nulls('application application_fee application_fee_amount balance_transaction customer on_behalf_of'),
    ...nulls('failure_balance_transaction receipt_number review shipping source source_transfer transfer_data'),
    ...nulls('statement_descriptor statement_descriptor_suffix transfer_group'),
    ...{ id, object: 'charge', amount, currency, description, metadata, receipt_email },
    amount_captured: 0,
    amount_refunded: 0,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: false,
    created: nowInSeconds(),
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    outcome: buildOutcome(decline),
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: method.card
      ? { type: 'card', card: cardDetails(method.card, wasAuthenticated, amount) }
      : null,
    receipt_url: decline ? null : `${context.baseUrl}/receipts/${id}`,
    refunded: false,
    status: decline ? 'failed' : 'succeeded',
  });
}

/** Captures an authorised amount or a part of it; the rest is released and counts as refunded, as in Stripe. */
export function captureCharge(context: SandboxContext, charge: Stripe.Charge, amount: number): Stripe.Charge {
  const { currency, id } = charge;
  const fee = computeFee(amount, currency);
  const transaction = recordMovement(context, { kind: 'charge', amount, fee, currency, source: id });
  return context.charges.put({
    ...charge,
    amount_captured: amount,
    amount_refunded: charge.amount - amount,
    balance_transaction: transaction.id,
    captured: true,
  });
}
