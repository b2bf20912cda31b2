import type Stripe from 'stripe';
import { recordMovement } from './charges.ts';
import { NO_REQUEST, nowInSeconds, type Origin, type SandboxContext } from './context.ts';
import { invalidRequest, noSuch } from './failures.ts';
import { type Form, toText } from './form.ts';
import { newId } from './ids.ts';
import { choiceParam, formatAmount, integerParam, mergedMetadata, refuseUnknown } from './params.ts';

const KNOWN = ['amount', 'charge', 'expand', 'metadata', 'payment_intent', 'reason'] as const;
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

function findCharge(context: SandboxContext, params: Form): Stripe.Charge {
  const chargeId = toText(params.charge);
  const intentId = toText(params.payment_intent);
  if (chargeId) {
    const charge = context.store.charges.get(chargeId);
    if (!charge) throw noSuch('charge', chargeId, 'charge');
    return charge;
  }
  if (!intentId)
    throw invalidRequest('One of the following params should be provided for this request: payment_intent or charge.');
  const stored = context.store.intents.get(intentId);
  if (!stored) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = context.store.charges.get(String(stored.intent.latest_charge));
  if (!charge?.captured) {
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  return charge;
}

/** What disputes of a charge hold or have taken: as Stripe, nothing while a bank only asks, or once the shop has won. */
function readDisputed({ store }: SandboxContext, charge: Stripe.Charge): number {
  const movements = [...store.disputes.values()]
    .filter((dispute) => dispute.charge === charge.id)
    .flatMap((dispute) => dispute.balance_transactions);
  return 0 - movements.reduce((sum, { amount }) => sum + amount, 0);
}

function checkAmount(charge: Stripe.Charge, disputed: number, asked: number | undefined): number {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.captured) throw invalidRequest(`Charge ${charge.id} was not captured and cannot be refunded.`);
  if (charge.refunded || left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if ((asked ?? left) > left - disputed && (asked ?? left) <= left) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (asked === undefined) return left;
  const param = 'amount';
  if (asked < 1) throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param });
  if (asked > left) {
    const [wanted, possible] = [formatAmount(asked, charge.currency), formatAmount(left, charge.currency)];
    throw invalidRequest(`Refund amount (${wanted}) is greater than unrefunded amount on charge (${possible})`, {
      param,
    });
  }
  return asked;
}

interface RefundOrder {
  charge: Stripe.Charge;
  amount: number;
  reason: Stripe.Refund.Reason | null;
  metadata: Record<string, string>;
}

/** Gives money back, or releases an authorisation that was never captured, and tells the shop. */
export function recordRefund(context: SandboxContext, order: RefundOrder, origin: Origin): Stripe.Refund {
  const { charge, amount, reason, metadata } = order;
  const { currency } = charge;
  const id = newId('re');
  const movement = { kind: 'refund', amount: -amount, fee: 0, currency, source: id } as const;
  const transaction = charge.captured ? recordMovement(context, movement) : null;
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: transaction?.id ?? null,
    charge: charge.id,
    created: nowInSeconds(),
    currency,
    customer: null,
    customer_account: null,
    destination_details: { type: 'card', card: { type: charge.captured ? 'refund' : 'reversal' } },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const refunded = charge.amount_refunded + amount;
  const changed = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  context.store.save(context.store.refunds, refund);
  context.store.save(context.store.charges, changed);
  context.publish('refund.created', refund, origin);
  context.publish('charge.refunded', changed, origin);
  return refund;
}

/** A bank that does not take a refund: the money is back at the shop's account, days after the refund. */
export function failRefund(context: SandboxContext, refund: Stripe.Refund, failureReason: string): Stripe.Refund {
  const { store } = context;
  const charge = store.charges.get(String(refund.charge));
  if (!charge) throw invalidRequest('The charge of this refund is no longer kept.');
  const { amount, currency, id } = refund;
  const back = recordMovement(context, { kind: 'refundFailure', amount, fee: 0, currency, source: id });
  const failed: Stripe.Refund = {
    ...refund,
    failure_balance_transaction: back.id,
    failure_reason: failureReason,
    status: 'failed',
  };
  store.save(store.refunds, failed);
  store.save(store.charges, { ...charge, amount_refunded: charge.amount_refunded - amount, refunded: false });
  context.publish('refund.updated', failed, NO_REQUEST);
  context.publish('refund.failed', failed, NO_REQUEST);
  return failed;
}

export function createRefund(context: SandboxContext, params: Form, origin: Origin): Stripe.Refund {
  refuseUnknown(params, KNOWN);
  const metadata = mergedMetadata({}, params);
  const reason = choiceParam(params, 'reason', REASONS) ?? null;
  const asked = integerParam(params, 'amount');
  const charge = findCharge(context, params);
  const amount = checkAmount(charge, readDisputed(context, charge), asked);
  return recordRefund(context, { charge, amount, reason, metadata }, origin);
}
