import type Stripe from 'stripe';
import { faultRoutes } from '../common/fault-routes.ts';
import { FaultPlan } from '../common/faults.ts';
import { type RunningService, startHttpService } from '../common/http-service.ts';
import { setupRoutes } from '../common/setup-state.ts';
import { webhookRoutes } from '../common/webhook-routes.ts';
import { WebhookSender } from '../common/webhook-sender.ts';
import { createAccountSetup } from './account-setup.ts';
import { API_VERSION, apiRoute, failureAnswer } from './api.ts';
import { nowInSeconds, type SandboxContext } from './context.ts';
import { controlRoutes } from './control.ts';
import { ENDPOINTS } from './endpoints.ts';
import { invalidRequest, StripeFailure } from './failures.ts';
import { newId } from './ids.ts';
import { settleIntent } from './intent-attempt.ts';
import { pageRoutes } from './pages.ts';
import { ProcessingPlan } from './processing-plan.ts';
import { reversalRoutes } from './reversal-control.ts';
import { Settlements } from './settlements.ts';
import { StripeStore } from './store.ts';
import { webhookFormat } from './webhook-format.ts';

interface StripeSandboxOptions {
  /** 0: one that is free. */
  port: number;
  host?: string;
  /** Folder for the state; without it the state ends with the process. */
  dataPath?: string;
  webhookUrl: string;
  webhookSecret: string;
}

export interface StripeSandbox extends RunningService {
  /** For a shop whose address is known only once it runs, which needs this sandbox's first. */
  sendWebhooksTo(url: string): void;
}

const COMMON_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
  'Access-Control-Expose-Headers': 'Request-Id, Stripe-Version',
  'Access-Control-Max-Age': '600',
};

function faultFailure(status: number): StripeFailure {
  const message = 'The sandbox was told to fail this request.';
  if (status === 429) return invalidRequest(message, { code: 'rate_limit' }, status);
  return status >= 500
    ? new StripeFailure(status, { type: 'api_error', message })
    : invalidRequest(message, {}, status);
}

function recordEvent(
  store: StripeStore,
  ...[type, object, request]: Parameters<SandboxContext['publish']>
): Stripe.Event {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowInSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  } as Stripe.Event;
  store.save(store.events, event);
  return event;
}

interface Address {
  setBaseUrl(url: string): void;
  sendWebhooksTo(url: string): void;
}

interface Parts {
  store: StripeStore;
  faults: FaultPlan;
  sender: WebhookSender<Stripe.Event>;
  settlements: Settlements;
  context: SandboxContext;
}

function assemble({ dataPath, webhookUrl: url, webhookSecret: secret }: StripeSandboxOptions): Parts & Address {
  const store = new StripeStore(dataPath);
  const sender = new WebhookSender(store, webhookFormat(secret), url);
  const settlements = new Settlements((intentId) => settleIntent(context, intentId));
  let baseUrl = '';
  let webhookUrl = url;
  const context: SandboxContext = {
    store,
    processing: new ProcessingPlan(),
    setup: createAccountSetup(),
    webhookUrl: () => webhookUrl,
    baseUrl: () => baseUrl,
    publish: (...happening) => sender.send(recordEvent(store, ...happening)),
    scheduleSettlement: (intentId, at) => settlements.schedule(intentId, at),
  };
  return {
    store,
    faults: new FaultPlan(),
    sender,
    settlements,
    context,
    setBaseUrl(newUrl) {
      baseUrl = newUrl;
    },
    sendWebhooksTo(newUrl) {
      webhookUrl = newUrl;
      sender.sendTo(newUrl);
    },
  };
}

function forgetAll({ store, faults, sender, settlements, context }: Parts): void {
  faults.clear();
  sender.forgetAll();
  settlements.clear();
  context.processing.clear();
  context.setup.clear();
  store.clear();
}

function serve({ port, host = '127.0.0.1' }: StripeSandboxOptions, parts: Parts): Promise<RunningService> {
  const { store, faults, sender, context } = parts;
  return startHttpService({
    port,
    host,
    faults,
    routes: [
      ...ENDPOINTS.map((endpoint) => apiRoute(context, endpoint)),
      ...pageRoutes(context),
      ...controlRoutes(context, () => forgetAll(parts)),
      ...reversalRoutes(context),
      ...webhookRoutes(sender),
      ...setupRoutes(context.setup),
      ...faultRoutes(faults),
    ],
    commonHeaders: COMMON_HEADERS,
    beforeAnswer: () => store.flushed(),
    answerFault: ({ status }) => failureAnswer(faultFailure(status)),
    answerNotFound: (method, path) =>
      failureAnswer(invalidRequest(`Unrecognized request URL (${method}: ${path}).`, {}, 404)),
    answerCrash(error) {
      console.error('stripe sandbox:', error);
      return failureAnswer(new StripeFailure(500, { type: 'api_error', message: 'The sandbox failed.' }));
    },
  });
}

/** Starts a local server that speaks the part of Stripe's HTTP API which the shop uses, and sends its webhooks. */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const parts = assemble(options);
  const { store, faults, sender, settlements } = parts;
  const service = await serve(options, parts);
  parts.setBaseUrl(service.url);
  sender.resume();
  for (const { id, step } of store.intents.values()) {
    if (step?.kind === 'settlement') settlements.schedule(id, step.at);
  }
  return {
    url: service.url,
    sendWebhooksTo: (url) => parts.sendWebhooksTo(url),
    async stop() {
      faults.stop();
      sender.stop();
      settlements.clear();
      await service.stop();
      await store.close();
    },
  };
}
