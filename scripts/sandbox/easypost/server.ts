import { escapeHtml, htmlPage } from '../common/html-page.ts';
import { readFields } from '../common/json-body.ts';
import {
  type Exchange,
  type Handle,
  type Routes,
  type Sandbox,
  type SandboxPlace,
  startSandbox,
} from '../common/sandbox.ts';
import { SANDBOX_KEYS } from '../keys.ts';
import { readAddress, verify } from './addresses.ts';
import { createContext, type EasyPostContext, newThing, notFound, refuse, refused, type Shipment } from './context.ts';
import { labelPdf } from './label-pdf.ts';
import { buyShipment, createShipment, refundShipment, rerate } from './shipments.ts';
import { advance } from './trackers.ts';

interface EasyPostSandboxOptions extends SandboxPlace {
  /** Defaults to the key of a test account. */
  readonly apiKey?: string;
}

const CREATED_AT = '2026-01-01T00:00:00Z';

function listWebhooks({ setup, webhooks }: EasyPostContext, apiKey: string): object {
  const webhook = {
    id: 'hook_sandbox',
    object: 'Webhook',
    mode: apiKey.startsWith('EZTK') ? 'test' : 'production',
    url: webhooks.target,
    created_at: CREATED_AT,
    disabled_at: setup.webhookEnabled ? null : CREATED_AT,
  };
  return { webhooks: setup.hasWebhook ? [webhook] : [] };
}

/** EasyPost only returns them for a production key. */
function showCarrierAccount(type: string, index: number): object {
  return {
    ...newThing('CarrierAccount', 'ca'),
    id: `ca_${index}`,
    type,
    clone: false,
    description: type,
    readable: type.replace(/Account$/, ''),
    reference: null,
    billing_type: 'easypost',
  };
}

/** By its id or the shop's reference. */
function findShipment({ shipments }: EasyPostContext, id = ''): Shipment {
  const name = decodeURIComponent(id);
  const found = shipments.get(name) ?? shipments.newestFirst().find(({ reference }) => reference === name);
  if (!found) throw notFound();
  return found;
}

function buy(context: EasyPostContext, { params, body }: Exchange): Shipment {
  const bought = buyShipment(context, findShipment(context, params.id), Object(readFields(body).rate).id);
  // The response has no tracking yet; the webhook event reports the carrier's first status.
  if (bought.tracker) advance(context, bought.tracker);
  return bought;
}

/** EasyPost's API: the key as user name, JSON in and out. */
function apiRoutes(context: EasyPostContext, apiKey: string): Routes {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  const api =
    (run: (exchange: Exchange) => object, status = 200): Handle =>
    (exchange) => {
      if (exchange.headers.authorization === authorization) return { status, body: run(exchange) };
      throw refused('APIKEY.INACTIVE', 'This api key is no longer active.', 401);
    };
  const ofShipment = (run: (context: EasyPostContext, shipment: Shipment) => object) =>
    api(({ params }) => run(context, findShipment(context, params.id)));
  return {
    'POST /v2/addresses': api(({ body }) => {
      const { address, verify: wanted } = readFields(body);
      return wanted ? verify(readAddress(address)) : readAddress(address);
    }, 201),
    'POST /v2/shipments': api(({ body }) => createShipment(context, readFields(body).shipment), 201),
    'GET /v2/shipments/:id': ofShipment((_context, shipment) => shipment),
    'POST /v2/shipments/:id/rerate': ofShipment(rerate),
    'POST /v2/shipments/:id/buy': api((exchange) => buy(context, exchange)),
    'POST /v2/shipments/:id/refund': ofShipment(refundShipment),
    'GET /v2/webhooks': api(() => listWebhooks(context, apiKey)),
    'GET /v2/carrier_accounts': api(() => context.setup.carriers.map(showCarrierAccount)),
  };
}

/** The addresses in a bought shipment, and `/sandbox/…`: the control routes for tests and people. */
function otherRoutes(context: EasyPostContext): Routes {
  const { shipments, trackers } = context;
  return {
    'GET /sandbox/labels/:id': ({ params }) => {
      const shipment = shipments.get(params.id ?? '');
      if (!shipment?.postage_label) return { status: 404, body: { error: 'no such label' } };
      return { status: 200, body: labelPdf(shipment), headers: { 'Content-Type': 'application/pdf' } };
    },
    'GET /sandbox/parcels/:id': ({ params }) => {
      const tracker = trackers.get(params.id ?? '');
      if (!tracker) return htmlPage(404, 'No such parcel', '');
      const events = tracker.tracking_details.map(
        ({ datetime, message, tracking_location: { city, state } }) =>
          `<li>${escapeHtml([datetime, message, city, state].filter(Boolean).join(' · '))}</li>`,
      );
      const title = `${tracker.carrier} ${tracker.tracking_code}`;
      return htmlPage(200, title, `<p>Sandbox: no parcel is on its way.</p><ol>${events.join('')}</ol>`);
    },
    'GET /sandbox/shipments': () => ({ status: 200, body: { data: shipments.newestFirst() } }),
    'POST /sandbox/trackers/:id/advance': ({ params, body }) => {
      const tracker = trackers.get(params.id ?? '');
      if (!tracker) throw notFound();
      const { status } = readFields(body);
      return { status: 200, body: advance(context, tracker, typeof status === 'string' ? status : undefined) };
    },
  };
}

/** Starts a local server that implements the part of EasyPost's HTTP API that the shop uses, and sends its webhooks. */
export async function startEasyPostSandbox(options: EasyPostSandboxOptions): Promise<Sandbox> {
  const { apiKey = SANDBOX_KEYS.EASYPOST_API_KEY, ...place } = options;
  const context = createContext(place.webhookUrl);
  const { store, webhooks, setup } = context;
  const routes = { ...apiRoutes(context, apiKey), ...otherRoutes(context) };
  const sandbox = await startSandbox({ ...place, name: 'easypost', routes, refuse, store, webhooks, setup });
  context.baseUrl = sandbox.url;
  return sandbox;
}
