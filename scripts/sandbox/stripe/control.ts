import type Stripe from 'stripe';
import { readFields } from '../common/json-body.ts';
import { type Answer, type Exchange, Refused, type Routes } from '../common/sandbox.ts';
import type { SandboxContext } from './context.ts';
import { advanceDispute, DISPUTE_STEPS, openDispute } from './disputes.ts';
import { failRefund, findCaptured, recordRefund } from './refunds.ts';

const refused = (error: string) => new Refused({ status: 400, body: { error } });

/** The payment of a control request, and the amount: by default all that is left. */
function readOrder(context: SandboxContext, { body }: Exchange, left: (charge: Stripe.Charge) => number) {
  const { payment_intent: intentId, amount, reason = 'fraudulent', inquiry = false } = readFields(body);
  const charge = findCaptured(context, intentId);
  if (!charge) throw refused('payment_intent: one that was paid');
  const asked = Number(amount ?? left(charge));
  if (!(asked >= 1 && asked <= left(charge))) throw refused(`amount: from 1 to ${left(charge)}`);
  return { charge, amount: asked, reason: String(reason), isInquiry: inquiry === true };
}

function found<T>(item: T | undefined): T {
  if (item === undefined) throw new Refused({ status: 404 });
  return item;
}

const answer = (body: object): Answer => ({ status: 200, body });

/** `/sandbox/…`: actions of people in Stripe's dashboard, and of banks. Not part of Stripe's API. */
export function controlRoutes(context: SandboxContext): Routes {
  const { refunds, disputes } = context;
  return {
    'POST /sandbox/processing': ({ body }) => {
      const { count = 1, milliseconds, outcome = 'succeeded' } = readFields(body);
      if (outcome !== 'succeeded' && outcome !== 'failed') throw refused('outcome: succeeded or failed');
      context.processing = { count: Number(count), milliseconds: Number(milliseconds), outcome };
      return answer(context.processing);
    },
    'POST /sandbox/refunds': (exchange) => {
      const { charge, amount } = readOrder(context, exchange, (paid) => paid.amount - paid.amount_refunded);
      return answer(recordRefund(context, { charge, amount, reason: 'requested_by_customer' }));
    },
    'POST /sandbox/refunds/:id/fail': ({ params }) => {
      const refund = found(refunds.get(params.id ?? ''));
      if (refund.status === 'failed') throw refused('it has failed already');
      return answer(failRefund(context, refund));
    },
    'POST /sandbox/disputes': (exchange) => {
      const { charge, ...order } = readOrder(context, exchange, ({ amount }) => amount);
      return answer(openDispute(context, charge, order));
    },
    'POST /sandbox/disputes/:id': ({ params, body }) => {
      const dispute = found(disputes.get(params.id ?? ''));
      const { status: wanted } = readFields(body);
      const status = DISPUTE_STEPS.find((step) => step === wanted);
      if (!status) throw refused(`status: one of ${DISPUTE_STEPS.join(', ')}`);
      return answer(advanceDispute(context, dispute, status));
    },
  };
}
