import type Stripe from 'stripe';
import { nulls } from '../common/nulls.ts';
import { recordMovement } from './charges.ts';
import { type ApiCall, formatAmount, newId, nowInSeconds, publish, type SandboxContext } from './context.ts';
import { invalidRequest, noSuch } from './failures.ts';
import { mergeMetadata, toInteger, toText } from './form.ts';

/** The captured charge of an intent; undefined if there is none. */
export function findCaptured({ intents, charges }: SandboxContext, intentId: unknown): Stripe.Charge | undefined {
  const charge = charges.get(String(intents.get(String(intentId))?.intent.latest_charge));
  return charge?.captured ? charge : undefined;
}

/** Amount withdrawn by disputes of a charge: as in Stripe, 0 during an inquiry, or once the shop has won. */
function readDisputed({ disputes }: SandboxContext, charge: Stripe.Charge): number {
  const movements = disputes
    .oldestFirst()
    .filter((dispute) => dispute.charge === charge.id)
    .flatMap((dispute) => dispute.balance_transactions);
  return 0 - movements.reduce((sum, { amount }) => sum + amount, 0);
}

function checkAmount(charge: Stripe.Charge, disputed: number, amount: number): void {
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount < 1 || amount > left) {
    const [wanted, possible] = [formatAmount(amount, charge.currency), formatAmount(left, charge.currency)];
    throw invalidRequest(`Refund amount (${wanted}) is greater than unrefunded amount on charge (${possible})`, {
      param: 'amount',
    });
  }
  if (amount > left - disputed) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
}

interface RefundOrder {
  charge: Stripe.Charge;
  amount: number;
  reason?: Stripe.Refund.Reason;
  metadata?: Record<string, string>;
}

/** Refunds a charge, or releases an authorisation that was never captured, and notifies the shop. */
export function recordRefund(
  context: SandboxContext,
  { charge, amount, reason, metadata = {} }: RefundOrder,
): Stripe.Refund {
  const { currency, captured } = charge;
  const id = newId('re');
  const movement = { kind: 'refund', amount: -amount, currency, source: id } as const;
  const refund = context.refunds.put({
    ...nulls('customer customer_account receipt_number source_transfer_reversal transfer_reversal'),
    id,
    object: 'refund',
    amount,
    balance_transaction: captured ? recordMovement(context, movement).id : null,
    charge: charge.id,
    created: nowInSeconds(),
    currency,
    destination_details: { type: 'card', card: { type: captured ? 'refund' : 'reversal' } },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    status: 'succeeded',
  });
  const refunded = charge.amount_refunded + amount;
  const changed = context.charges.put({ ...charge, amount_refunded: refunded, refunded: refunded === charge.amount });
  publish(context, 'refund.created', refund);
  publish(context, 'charge.refunded', changed);
  return refund;
}

/** Makes the bank return a refund: the money is back in the shop's account, days after the refund. */
export function failRefund(context: SandboxContext, refund: Stripe.Refund): Stripe.Refund {
  const { amount, currency, id } = refund;
  const charge = context.charges.get(String(refund.charge));
  const back = recordMovement(context, { kind: 'refundFailure', amount, currency, source: id });
  const failed = context.refunds.put({
    ...refund,
    failure_balance_transaction: back.id,
    failure_reason: 'expired_or_canceled_card',
    status: 'failed',
  });
  if (charge) context.charges.put({ ...charge, amount_refunded: charge.amount_refunded - amount, refunded: false });
  publish(context, 'refund.updated', failed);
  publish(context, 'refund.failed', failed);
  return failed;
}

export function createRefund(context: SandboxContext, { params }: ApiCall): Stripe.Refund {
  const intentId = toText(params.payment_intent) ?? '';
  if (!context.intents.get(intentId)) throw noSuch('payment_intent', intentId, 'payment_intent');
  const charge = findCaptured(context, intentId);
  if (!charge) {
    throw invalidRequest(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      param: 'payment_intent',
    });
  }
  const amount = toInteger(params, 'amount') ?? charge.amount - charge.amount_refunded;
  checkAmount(charge, readDisputed(context, charge), amount);
  return recordRefund(context, { charge, amount, metadata: mergeMetadata({}, params) });
}
