import type Stripe from 'stripe';
import type { Answer, Route } from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import { NO_REQUEST, type SandboxContext } from './context.ts';
import { advanceDispute, DISPUTE_STEPS, openDispute } from './disputes.ts';
import { failRefund, recordRefund } from './refunds.ts';

type Fields = Record<string, unknown>;

function refused(error: string, status = 400): Answer {
  return { status, body: { error } };
}

function readFields(body: string): Fields {
  const input = readJson(body);
  return typeof input === 'object' && input !== null ? (input as Fields) : {};
}

function findCharge({ store }: SandboxContext, { payment_intent: intentId }: Fields): Stripe.Charge | undefined {
  const charge = store.charges.get(String(store.intents.get(String(intentId))?.intent.latest_charge));
  return charge?.captured ? charge : undefined;
}

/** All that is left unless an amount is named; a text says what is wrong with it. */
function readAmount({ amount }: Fields, most: number): number | string {
  if (amount === undefined) return most;
  const isFine = typeof amount === 'number' && Number.isInteger(amount) && amount >= 1 && amount <= most;
  return isFine ? amount : `amount: a whole number from 1 to ${most}`;
}

/** `/sandbox/…`: what people do in Stripe's dashboard, and banks by themselves. No part of Stripe's API. */
export function reversalRoutes(context: SandboxContext): Route[] {
  const { store } = context;
  return [
    {
      method: 'POST',
      pattern: '/sandbox/refunds',
      handle({ body }) {
        const fields = readFields(body);
        const charge = findCharge(context, fields);
        if (!charge) return refused('payment_intent: one that was paid');
        const amount = readAmount(fields, charge.amount - charge.amount_refunded);
        if (typeof amount === 'string') return refused(amount);
        const order = { charge, amount, reason: 'requested_by_customer', metadata: {} } as const;
        return { status: 201, body: recordRefund(context, order, NO_REQUEST) };
      },
    },
    {
      method: 'POST',
      pattern: '/sandbox/refunds/:id/fail',
      handle({ params }) {
        const refund = store.refunds.get(params.id ?? '');
        if (!refund) return refused('no such refund', 404);
        if (refund.status === 'failed') return refused('it has failed already');
        return { status: 200, body: failRefund(context, refund, 'expired_or_canceled_card') };
      },
    },
    {
      method: 'POST',
      pattern: '/sandbox/disputes',
      handle({ body }) {
        const fields = readFields(body);
        const charge = findCharge(context, fields);
        if (!charge) return refused('payment_intent: one that was paid');
        const amount = readAmount(fields, charge.amount);
        if (typeof amount === 'string') return refused(amount);
        const { reason = 'fraudulent', inquiry = false } = fields;
        if (typeof reason !== 'string' || typeof inquiry !== 'boolean')
          return refused('reason: a text; inquiry: a boolean');
        return { status: 201, body: openDispute(context, charge, { amount, reason, isInquiry: inquiry }) };
      },
    },
    {
      method: 'POST',
      pattern: '/sandbox/disputes/:id',
      handle({ params, body }) {
        const dispute = store.disputes.get(params.id ?? '');
        if (!dispute) return refused('no such dispute', 404);
        const { status: wanted } = readFields(body);
        const status = DISPUTE_STEPS.find((step) => step === wanted);
        if (!status) return refused(`status: one of ${DISPUTE_STEPS.join(', ')}`);
        return { status: 200, body: advanceDispute(context, dispute, status) };
      },
    },
  ];
}
