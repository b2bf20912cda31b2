import type Stripe from 'stripe';
import { recordMovement } from './charges.ts';
import { NO_REQUEST, nowInSeconds, type SandboxContext } from './context.ts';
import { newId } from './ids.ts';

const EVIDENCE_WITHIN_SECONDS = 10 * 24 * 60 * 60;

/** Stripe's list price; in the currency's smallest unit. */
const FEES = new Map([
  ['usd', 1_500],
  ['krw', 20_000],
]);

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

export interface DisputeOrder {
  amount: number;
  reason: string;
  /** A bank only asks: no money moves. */
  isInquiry: boolean;
}

function withMovement(
  context: SandboxContext,
  dispute: Stripe.Dispute,
  kind: 'dispute' | 'disputeReversal',
): Stripe.Dispute {
  const { amount, currency, id, balance_transactions: before } = dispute;
  const sums = kind === 'dispute' ? { amount: -amount, fee: FEES.get(currency) ?? 0 } : { amount, fee: 0 };
  const movement = recordMovement(context, { kind, ...sums, currency, source: id });
  return { ...dispute, balance_transactions: [...before, movement] };
}

/** A cardholder turns to their bank, which takes the money back at once or asks first. */
export function openDispute(context: SandboxContext, charge: Stripe.Charge, order: DisputeOrder): Stripe.Dispute {
  const { amount, reason, isInquiry } = order;
  const created = nowInSeconds();
  const brand = charge.payment_method_details?.card?.brand ?? 'visa';
  const opened: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + EVIDENCE_WITHIN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      card: { brand, case_type: isInquiry ? 'inquiry' : 'chargeback', network: brand, network_reason_code: null },
      type: 'card',
    },
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  const dispute = isInquiry ? opened : withMovement(context, opened, 'dispute');
  context.store.save(context.store.disputes, dispute);
  context.store.save(context.store.charges, { ...charge, disputed: true });
  context.publish('charge.dispute.created', dispute, NO_REQUEST);
  if (!isInquiry) context.publish('charge.dispute.funds_withdrawn', dispute, NO_REQUEST);
  return dispute;
}

export const DISPUTE_STEPS = ['under_review', 'won', 'lost', 'warning_closed'] as const;

/** What the bank does next; money that it took comes back if the shop wins. */
export function advanceDispute(
  context: SandboxContext,
  before: Stripe.Dispute,
  status: (typeof DISPUTE_STEPS)[number],
): Stripe.Dispute {
  const isClosed = status !== 'under_review';
  const details = { ...before.evidence_details, due_by: null, has_evidence: true, submission_count: 1 };
  const changed: Stripe.Dispute = { ...before, evidence_details: details, status };
  const isReinstated = status === 'won' && before.balance_transactions.length > 0;
  const dispute = isReinstated ? withMovement(context, changed, 'disputeReversal') : changed;
  context.store.save(context.store.disputes, dispute);
  context.publish(isClosed ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute, NO_REQUEST);
  if (isReinstated) context.publish('charge.dispute.funds_reinstated', dispute, NO_REQUEST);
  return dispute;
}
