import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { Idempotency } from '../common/idempotency.ts';
import { type Answer, type Routes, type Sandbox, type SandboxPlace, startSandbox } from '../common/sandbox.ts';
import { Store } from '../common/store.ts';
import { WebhookSender } from '../common/webhook-sender.ts';
import { SANDBOX_KEYS } from '../keys.ts';
import { ACCOUNT_ENDPOINTS, createAccountSetup } from './account-endpoints.ts';
import { apiEndpoint, isKept, listPage, type Run } from './api.ts';
import { readBalance } from './charges.ts';
import { nowInSeconds, type SandboxContext } from './context.ts';
import { controlRoutes } from './control.ts';
import { noSuch } from './failures.ts';
import { toText } from './form.ts';
import { confirmStored, inLanguage, scheduleSettlement } from './intent-payment.ts';
import { cancelIntent, captureIntent, createIntent, findIntent, updateIntent } from './intents.ts';
import { pageRoutes } from './pages.ts';
import { createRefund } from './refunds.ts';
import { calculateTax, listCalculatedLines } from './tax.ts';

const COMMON_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
  'Access-Control-Expose-Headers': 'Request-Id, Stripe-Version',
  'Access-Control-Max-Age': '600',
};

const INTENTS = '/v1/payment_intents';

const confirmIntent: Run = (context, call) => {
  try {
    return confirmStored(context, findIntent(context, call).intent, call);
  } catch (error) {
    throw inLanguage(error, toText(call.params.locale));
  }
};

const ENDPOINTS: Readonly<Record<string, Run>> = {
  [`POST ${INTENTS}`]: createIntent,
  [`GET ${INTENTS}`]: ({ intents }, { params }) =>
    listPage(
      intents.newestFirst().map(({ intent }) => intent),
      params,
      INTENTS,
    ),
  [`GET ${INTENTS}/:id`]: (context, call) => findIntent(context, call).intent,
  [`POST ${INTENTS}/:id`]: updateIntent,
  [`POST ${INTENTS}/:id/confirm`]: confirmIntent,
  [`POST ${INTENTS}/:id/capture`]: captureIntent,
  [`POST ${INTENTS}/:id/cancel`]: cancelIntent,
  'POST /v1/refunds': createRefund,
  'GET /v1/refunds': ({ refunds }, { params }) =>
    listPage(refunds.newestFirst(), params, '/v1/refunds', ['payment_intent']),
  'GET /v1/refunds/:id': ({ refunds }, { id }) => found(refunds.get(id), 'refund', id),
  'GET /v1/disputes': ({ disputes }, { params }) =>
    listPage(disputes.newestFirst(), params, '/v1/disputes', ['payment_intent']),
  'GET /v1/disputes/:id': ({ disputes }, { id }) => found(disputes.get(id), 'dispute', id),
  'GET /v1/events': ({ webhooks }, { params }) => listPage(webhooks.events.newestFirst(), params, '/v1/events'),
  'GET /v1/balance': readBalance,
  'POST /v1/tax/calculations': calculateTax,
  'GET /v1/tax/calculations/:id/line_items': listCalculatedLines,
  ...ACCOUNT_ENDPOINTS,
};

const OPEN_TO_BROWSERS = [`GET ${INTENTS}/:id`, `POST ${INTENTS}/:id/confirm`];

function found<T>(item: T | undefined, what: string, id: string): T {
  if (item === undefined) throw noSuch(what, id);
  return item;
}

function apiRoutes(context: SandboxContext): Routes {
  const routes = Object.entries(ENDPOINTS).map(([endpoint, run]) => [
    endpoint,
    apiEndpoint(context, run, OPEN_TO_BROWSERS.includes(endpoint)),
  ]);
  return Object.fromEntries(routes);
}

/** Stripe's webhooks: events as indented JSON, signed with the time of sending. */
const WEBHOOK_FORMAT = {
  render: (event: Stripe.Event) => JSON.stringify(event, null, 2),
  buildHeaders(body: string) {
    const at = nowInSeconds();
    const signature = createHmac('sha256', SANDBOX_KEYS.STRIPE_WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex');
    return { 'Stripe-Signature': `t=${at},v1=${signature}`, 'User-Agent': 'Stripe/1.0 (sandbox)' };
  },
};

function refuse(status: number, message: string): Answer {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error';
  return { status, body: { error: { type, message, ...(status === 429 && { code: 'rate_limit' }) } } };
}

const MISUSED_KEY: Answer = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  },
};

/** Starts a local server that implements the part of Stripe's HTTP API that the shop uses, and sends its webhooks. */
export async function startStripeSandbox(place: SandboxPlace): Promise<Sandbox> {
  const store = new Store();
  const context: SandboxContext = {
    intents: store.collection('intent'),
    paymentMethods: store.collection('payment_method'),
    charges: store.collection('charge'),
    refunds: store.collection('refund'),
    disputes: store.collection('dispute'),
    transactions: store.collection('transaction'),
    idempotency: new Idempotency(store, isKept, MISUSED_KEY),
    calculations: store.collection('calculation', 100),
    webhooks: new WebhookSender(store, WEBHOOK_FORMAT, place.webhookUrl),
    setup: createAccountSetup(),
    processing: null,
    settlements: new Set(),
    baseUrl: '',
  };
  const { setup, webhooks, settlements } = context;
  const sandbox = await startSandbox({
    ...place,
    name: 'stripe',
    routes: { ...apiRoutes(context), ...pageRoutes(context), ...controlRoutes(context) },
    refuse,
    headers: COMMON_HEADERS,
    store,
    webhooks,
    setup,
    clear() {
      context.processing = null;
      for (const timer of settlements) clearTimeout(timer);
      settlements.clear();
    },
  });
  context.baseUrl = sandbox.url;
  for (const stored of context.intents.oldestFirst()) scheduleSettlement(context, stored);
  return sandbox;
}
