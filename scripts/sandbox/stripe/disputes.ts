import type Stripe from 'stripe';
import { nulls } from '../common/nulls.ts';
import { recordMovement } from './charges.ts';
import { newId, nowInSeconds, publish, type SandboxContext } from './context.ts';

const EVIDENCE_WITHIN_SECONDS = 10 * 24 * 60 * 60;

/** Stripe's list prices, in the currency's smallest unit. */
const FEES: Readonly<Record<string, number>> = { usd: 1_500, krw: 20_000 };

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  ...nulls('access_activity_log billing_address cancellation_policy cancellation_policy_disclosure'),
  ...nulls('cancellation_rebuttal customer_communication customer_email_address customer_name customer_purchase_ip'),
  ...nulls('customer_signature duplicate_charge_documentation duplicate_charge_explanation duplicate_charge_id'),
  ...nulls('product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation'),
  ...nulls('service_date service_documentation shipping_address shipping_carrier shipping_date'),
  ...nulls('shipping_documentation shipping_tracking_number uncategorized_file uncategorized_text'),
  enhanced_evidence: {},
};

export interface DisputeOrder {
  amount: number;
  reason: string;
  /** Whether it is an inquiry: no money moves. */
  isInquiry: boolean;
}

function withMovement(
  context: SandboxContext,
  dispute: Stripe.Dispute,
  kind: 'dispute' | 'disputeReversal',
): Stripe.Dispute {
  const { amount, currency, id, balance_transactions: before } = dispute;
  const sums = kind === 'dispute' ? { amount: -amount, fee: FEES[currency] ?? 0 } : { amount };
  const movement = recordMovement(context, { kind, ...sums, currency, source: id });
  return { ...dispute, balance_transactions: [...before, movement] };
}

/** Opens a dispute: the bank withdraws the money at once, or only inquires first. */
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
  const dispute = context.disputes.put(isInquiry ? opened : withMovement(context, opened, 'dispute'));
  context.charges.put({ ...charge, disputed: true });
  publish(context, 'charge.dispute.created', dispute);
  if (!isInquiry) publish(context, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export const DISPUTE_STEPS = ['under_review', 'won', 'lost', 'warning_closed'] as const;

/** Takes the bank's next step in a dispute; if the shop wins, the withdrawn money is returned. */
export function advanceDispute(
  context: SandboxContext,
  before: Stripe.Dispute,
  status: (typeof DISPUTE_STEPS)[number],
): Stripe.Dispute {
  const isClosed = status !== 'under_review';
  const details = { ...before.evidence_details, due_by: null, has_evidence: true, submission_count: 1 };
  const changed: Stripe.Dispute = { ...before, evidence_details: details, status };
  const isReinstated = status === 'won' && before.balance_transactions.length > 0;
  const dispute = context.disputes.put(isReinstated ? withMovement(context, changed, 'disputeReversal') : changed);
  publish(context, isClosed ? 'charge.dispute.closed' : 'charge.dispute.updated', dispute);
  if (isReinstated) publish(context, 'charge.dispute.funds_reinstated', dispute);
  return dispute;
}
