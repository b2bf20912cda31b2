import type Stripe from 'stripe';
import { captureCharge } from './charges.ts';
import { nowInSeconds, type SandboxContext } from './context.ts';
import { invalidRequest } from './failures.ts';
import { type ApiCall, findIntent, requireStatus, saveIntent } from './intent-access.ts';
import { choiceParam, formatAmount, integerParam, mergedMetadata, refuseUnknown } from './params.ts';
import { recordRefund } from './refunds.ts';

const CANCELLABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
  'processing',
] as const;
const CANCELLATION_REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Takes the authorised money, all of it or a part; what is left of it is released. */
export function captureIntent(context: SandboxContext, call: ApiCall): Stripe.PaymentIntent {
  const { params, origin } = call;
  refuseUnknown(params, ['amount_to_capture', 'expand', 'metadata']);
  const asked = integerParam(params, 'amount_to_capture');
  const { intent } = findIntent(context, call);
  requireStatus(intent, 'captured', ['requires_capture']);
  const amount = asked ?? intent.amount_capturable;
  const param = 'amount_to_capture';
  if (amount < 1) throw invalidRequest('Invalid positive integer', { code: 'parameter_invalid_integer', param });
  if (amount > intent.amount_capturable) {
    const most = formatAmount(intent.amount_capturable, intent.currency);
    throw invalidRequest(`The amount to capture is greater than the amount that can be captured (${most})`, {
      code: 'amount_too_large',
      param,
    });
  }
  const charge = context.store.charges.get(String(intent.latest_charge));
  if (!charge) throw invalidRequest('The charge of this PaymentIntent is no longer kept.');
  captureCharge(context, charge, amount);
  const captured = saveIntent(context, {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    metadata: mergedMetadata(intent.metadata, params),
    status: 'succeeded',
  });
  context.publish('payment_intent.succeeded', captured, origin);
  return captured;
}

/** Ends an intent that was not paid; money that was only authorised is released. */
export function cancelIntent(context: SandboxContext, call: ApiCall): Stripe.PaymentIntent {
  const { params, origin } = call;
  refuseUnknown(params, ['cancellation_reason', 'expand']);
  const reason = choiceParam(params, 'cancellation_reason', CANCELLATION_REASONS) ?? null;
  const { intent } = findIntent(context, call);
  requireStatus(intent, 'canceled', CANCELLABLE);
  const charge = context.store.charges.get(String(intent.latest_charge));
  if (charge && intent.status === 'requires_capture') {
    recordRefund(context, { charge, amount: charge.amount, reason: null, metadata: {} }, origin);
  }
  const canceled = saveIntent(context, {
    ...intent,
    amount_capturable: 0,
    canceled_at: nowInSeconds(),
    cancellation_reason: reason,
    next_action: null,
    processing: null,
    status: 'canceled',
  });
  context.publish('payment_intent.canceled', canceled, origin);
  return canceled;
}
