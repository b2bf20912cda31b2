import type Stripe from 'stripe';
import type { Decline } from './cards.ts';
import { nowInSeconds, type SandboxContext } from './context.ts';
import { newId } from './ids.ts';

const SECONDS_UNTIL_AVAILABLE = 2 * 24 * 60 * 60;

/** Stripe's list price; in the currency's smallest unit. */
function computeFee(amount: number, currency: string): number {
  return Math.round(amount * 0.029) + (currency === 'usd' ? 30 : 0);
}

/** Stripe's kinds of movements, with the category of its reports and the description. */
const KINDS = {
  charge: { type: 'charge', category: 'charge', description: null },
  refund: { type: 'refund', category: 'refund', description: 'REFUND FOR CHARGE' },
  refundFailure: { type: 'refund_failure', category: 'refund_failure', description: 'REFUND FAILURE' },
  dispute: { type: 'adjustment', category: 'dispute', description: 'Chargeback withdrawal' },
  disputeReversal: { type: 'adjustment', category: 'dispute_reversal', description: 'Chargeback reversal' },
} as const;

interface Movement {
  kind: keyof typeof KINDS;
  /** Negative when money leaves. */
  amount: number;
  fee: number;
  currency: string;
  source: string;
}

export function recordMovement(context: SandboxContext, movement: Movement): Stripe.BalanceTransaction {
  const { kind, amount, fee, currency, source } = movement;
  const { type, category, description } = KINDS[kind];
  const created = nowInSeconds();
  const transaction: Stripe.BalanceTransaction = {
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
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  };
  context.store.save(context.store.transactions, transaction);
  return transaction;
}

function cardDetails(
  method: Stripe.PaymentMethod,
  wasAuthenticated: boolean,
  amount: number,
): Stripe.Charge.PaymentMethodDetails {
  const card = method.card;
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: card?.brand ?? null,
      checks: card?.checks ?? null,
      country: card?.country ?? null,
      electronic_commerce_indicator: null,
      exp_month: card?.exp_month ?? 0,
      exp_year: card?.exp_year ?? 0,
      fingerprint: card?.fingerprint ?? null,
      funding: card?.funding ?? null,
      installments: null,
      last4: card?.last4 ?? null,
      mandate: null,
      network: card?.brand ?? null,
      network_transaction_id: null,
      regulated_status: 'unregulated',
      three_d_secure: wasAuthenticated
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: 'authenticated',
            result_reason: null,
            transaction_id: null,
            version: '2.2.0',
          }
        : null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

function buildOutcome(decline: Decline | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: null,
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
  wasAuthenticated: boolean;
  /** False: only authorised, to be captured later. */
  isCaptured: boolean;
  decline?: Decline;
}

function buildCharge(context: SandboxContext, attempt: ChargeAttempt): Stripe.Charge {
  const { intent, method, decline } = attempt;
  const id = newId('ch');
  const isPaid = decline === undefined;
  const isCaptured = isPaid && attempt.isCaptured;
  return {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isCaptured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'SANDBOX',
    captured: isCaptured,
    created: nowInSeconds(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: buildOutcome(decline),
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: cardDetails(method, attempt.wasAuthenticated, intent.amount),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: isPaid ? `${context.baseUrl()}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: isPaid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

/** The balance transaction of money that came in with this charge. */
function withIncome(context: SandboxContext, charge: Stripe.Charge, amount: number): Stripe.Charge {
  const { currency, id } = charge;
  const fee = computeFee(amount, currency);
  const transaction = recordMovement(context, { kind: 'charge', amount, fee, currency, source: id });
  return { ...charge, balance_transaction: transaction.id };
}

export function createCharge(context: SandboxContext, attempt: ChargeAttempt): Stripe.Charge {
  const built = buildCharge(context, attempt);
  const charge = built.captured ? withIncome(context, built, built.amount) : built;
  context.store.save(context.store.charges, charge);
  return charge;
}

/** Takes an authorised amount or a part of it; the rest is released and counts as refunded, as at Stripe. */
export function captureCharge(context: SandboxContext, charge: Stripe.Charge, amount: number): Stripe.Charge {
  const captured = withIncome(context, charge, amount);
  const released = charge.amount - amount;
  const saved = { ...captured, captured: true, amount_captured: amount, amount_refunded: released };
  context.store.save(context.store.charges, saved);
  return saved;
}
