import { faultRoutes } from '../common/fault-routes.ts';
import { FaultPlan } from '../common/faults.ts';
import {
  type Answer,
  type Exchange,
  type Route,
  type RunningService,
  startHttpService,
} from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import { setupRoutes } from '../common/setup-state.ts';
import { webhookRoutes } from '../common/webhook-routes.ts';
import { WebhookSender } from '../common/webhook-sender.ts';
import { createAccountSetup, listCarrierAccounts, listWebhooks } from './account-setup.ts';
import { readAddress, verify } from './addresses.ts';
import { EasyPostFailure, failureAnswer, notFound } from './failures.ts';
import { pageRoutes } from './pages.ts';
import { buyShipment, createShipment, refundShipment, rerate } from './shipments.ts';
import { EasyPostStore } from './store.ts';
import { advance, recordEvent } from './trackers.ts';
import { webhookFormat } from './webhook-format.ts';
import type { WireEvent, WireShipment } from './wire.ts';

interface EasyPostSandboxOptions {
  /** 0: one that is free. */
  port: number;
  host?: string;
  /** Folder for the state; without it the state ends with the process. */
  dataPath?: string;
  apiKey: string;
  webhookUrl: string;
  webhookSecret: string;
}

export interface EasyPostSandbox extends RunningService {
  /** For a shop whose address is known only once it runs, which needs this sandbox's first. */
  sendWebhooksTo(url: string): void;
}

interface Context {
  store: EasyPostStore;
  sender: WebhookSender<WireEvent>;
  apiKey: string;
  setup: ReturnType<typeof createAccountSetup>;
  /** Where its webhooks go. */
  webhookUrl(): string;
  baseUrl(): string;
}

type Run = (input: Record<string, unknown>, exchange: Exchange) => object;

/** A path of EasyPost's API: the key as user name, JSON in and out, its shape for operation errors. */
function apiRoute({ apiKey }: Context, endpoint: string, run: Run, status = 200): Route {
  const [method = '', pattern = ''] = endpoint.split(' ');
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  return {
    method,
    pattern,
    handle(exchange): Answer {
      try {
        if (exchange.headers.authorization !== authorization) {
          throw new EasyPostFailure(401, 'APIKEY.INACTIVE', 'This api key is no longer active.');
        }
        const input = readJson(exchange.body);
        const fields = typeof input === 'object' && input !== null ? input : {};
        return { status, body: run(fields as Record<string, unknown>, exchange) };
      } catch (error) {
        if (error instanceof EasyPostFailure) return failureAnswer(error);
        throw error;
      }
    },
  };
}

function apiRoutes(context: Context): Route[] {
  const { store, sender, setup, apiKey, webhookUrl, baseUrl } = context;
  const findShipment = ({ params }: Exchange): WireShipment => {
    const shipment = store.findShipment(decodeURIComponent(params.id ?? ''));
    if (!shipment) throw notFound();
    return shipment;
  };
  return [
    apiRoute(
      context,
      'POST /v2/addresses',
      ({ address, verify: wanted }) => (wanted ? verify(readAddress(address)) : readAddress(address)),
      201,
    ),
    apiRoute(context, 'POST /v2/shipments', ({ shipment }) => createShipment(store, shipment), 201),
    apiRoute(context, 'GET /v2/shipments/:id', (_input, exchange) => findShipment(exchange)),
    apiRoute(context, 'POST /v2/shipments/:id/rerate', (_input, exchange) => rerate(store, findShipment(exchange))),
    apiRoute(context, 'POST /v2/shipments/:id/buy', ({ rate }, exchange) => {
      const bought = buyShipment(store, findShipment(exchange), Object(rate).id, baseUrl());
      // The answer knows nothing of the parcel yet; the event tells what the carrier says of its label.
      if (bought.tracker) sender.send(recordEvent(store, 'created', advance(store, bought.tracker, undefined)));
      return bought;
    }),
    apiRoute(context, 'POST /v2/shipments/:id/refund', (_input, exchange) =>
      refundShipment(store, findShipment(exchange)),
    ),
    apiRoute(context, 'GET /v2/trackers/:id', (_input, { params }) => {
      const tracker = store.trackers.get(params.id ?? '');
      if (!tracker) throw notFound();
      return tracker;
    }),
    apiRoute(context, 'GET /v2/webhooks', () => listWebhooks(setup, webhookUrl(), apiKey)),
    apiRoute(context, 'GET /v2/carrier_accounts', () => listCarrierAccounts(setup)),
  ];
}

/** `/sandbox/…`: what tests and people at the sandbox order. No part of EasyPost's API. */
function controlRoutes({ store, sender, setup }: Context, faults: FaultPlan): Route[] {
  return [
    {
      method: 'GET',
      pattern: '/sandbox/shipments',
      handle: () => ({ status: 200, body: { data: [...store.shipments.newestFirst()] } }),
    },
    {
      method: 'POST',
      pattern: '/sandbox/trackers/:id/advance',
      handle({ params, body }) {
        const tracker = store.trackers.get(params.id ?? '');
        if (!tracker) return failureAnswer(notFound());
        const { status } = Object(readJson(body)) as { status?: unknown };
        const moved = advance(store, tracker, typeof status === 'string' ? status : undefined);
        sender.send(recordEvent(store, 'updated', moved));
        return { status: 200, body: moved };
      },
    },
    {
      method: 'POST',
      pattern: '/sandbox/reset',
      handle() {
        faults.clear();
        setup.clear();
        sender.forgetAll();
        store.clear();
        return { status: 204 };
      },
    },
  ];
}

/** Starts a local server that speaks the part of EasyPost's HTTP API which the shop uses, and sends its webhooks. */
export async function startEasyPostSandbox(options: EasyPostSandboxOptions): Promise<EasyPostSandbox> {
  const { port, host = '127.0.0.1', dataPath, apiKey, webhookUrl, webhookSecret } = options;
  const store = new EasyPostStore(dataPath);
  const sender = new WebhookSender(store, webhookFormat(webhookSecret), webhookUrl);
  const faults = new FaultPlan();
  const setup = createAccountSetup();
  let [baseUrl, sentTo] = ['', webhookUrl];
  const context = { store, sender, apiKey, setup, webhookUrl: () => sentTo, baseUrl: () => baseUrl };
  const service = await startHttpService({
    port,
    host,
    faults,
    routes: [
      ...apiRoutes(context),
      ...pageRoutes(store),
      ...controlRoutes(context, faults),
      ...webhookRoutes(sender),
      ...setupRoutes(setup),
      ...faultRoutes(faults),
    ],
    beforeAnswer: () => store.flushed(),
    answerFault: ({ status }) =>
      failureAnswer(new EasyPostFailure(status, 'SANDBOX.FAULT', 'The sandbox was told to fail this request.')),
    answerNotFound: () => failureAnswer(notFound()),
    answerCrash(error) {
      if (error instanceof EasyPostFailure) return failureAnswer(error);
      console.error('easypost sandbox:', error);
      return failureAnswer(new EasyPostFailure(500, 'INTERNAL_SERVER_ERROR', 'The sandbox failed.'));
    },
  });
  baseUrl = service.url;
  sender.resume();
  return {
    url: service.url,
    sendWebhooksTo(url) {
      sentTo = url;
      sender.sendTo(url);
    },
    async stop() {
      faults.stop();
      sender.stop();
      await service.stop();
      await store.close();
    },
  };
}
