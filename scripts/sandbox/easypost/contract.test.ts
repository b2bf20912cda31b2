import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEasyPostProvider } from '@eunbit/server/integrations/shipping/easypost-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import contract from '../contracts/easypost.json' with { type: 'json' };
import { findDifferences, findMissing, type Shape } from '../contracts/shape.ts';
import { startEasyPostSandbox } from './server.ts';

const API_KEY = 'EZTKsandbox';
const BOX = { lengthMm: 304, widthMm: 228, heightMm: 152, weightGrams: 560 };
const EXCHANGES: Readonly<Record<string, { readonly request?: Shape; readonly response: Shape }>> = contract.exchanges;

/** An address as in the recorded requests, with every field that responses repeat. */
const HOME = {
  name: 'Mina Lee',
  street1: '1 Main Street',
  street2: 'Apartment 5',
  city: 'Austin',
  state: 'TX',
  zip: '73301',
  country: 'US',
  phone: '5125550100',
  email: 'mina@example.com',
};
const PARCEL = { length: 12, width: 9, height: 6, weight: 20.5 };

interface Seen {
  readonly exchange: string;
  readonly body: object;
}

let sandbox: Awaited<ReturnType<typeof startEasyPostSandbox>>;
/** Payloads of the sandbox's webhooks. */
const events: { readonly result: object }[] = [];
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  events.push(JSON.parse(Buffer.concat(chunks).toString()));
  response.writeHead(200).end();
  receiver.emit('event');
});

beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const webhookUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/easypost`;
  sandbox = await startEasyPostSandbox({ port: 0, webhookUrl });
});
afterAll(async () => {
  await sandbox.stop();
  receiver.close();
});
beforeEach(() => {
  events.length = 0;
});

async function ask(method: string, path: string, body?: object): Promise<{ status: number; answer: object }> {
  const response = await fetch(`${sandbox.url}/v2/${path}`, {
    method,
    headers: { Authorization: `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: (await response.json()) as object };
}

function expectShape(exchange: string, answer: object): void {
  const shape = EXCHANGES[exchange]?.response;
  if (shape === undefined) throw new Error(`no ${exchange} in the contract`);
  expect(findDifferences(shape, answer), exchange).toEqual([]);
  expect(findMissing(shape, answer), exchange).toEqual([]);
}

async function create(shipment: object = {}) {
  const { answer } = await ask('POST', 'shipments', {
    shipment: { to_address: HOME, from_address: HOME, parcel: PARCEL, ...shipment },
  });
  return answer as { id: string; rates: { id: string }[] };
}

async function buy(shipment: object = {}) {
  const { id, rates } = await create(shipment);
  const received = once(receiver, 'event');
  const { answer } = await ask('POST', `shipments/${id}/buy`, { rate: { id: rates[0]?.id } });
  await received;
  return answer as { id: string; tracker: { id: string } };
}

describe('the sandbox responds like EasyPost', () => {
  it('to an existing address and to an unknown one', async () => {
    for (const street1 of ['1 Main Street', '1 Nowhere Lane']) {
      const { status, answer } = await ask('POST', 'addresses', { address: { ...HOME, street1 }, verify: true });
      expect(status).toBe(201);
      expectShape('POST /v2/addresses 201', answer);
    }
  });

  it('to a new shipment, whether carriers accept it or not', async () => {
    expectShape('POST /v2/shipments 201', await create({ reference: 'EB-1', options: { label_format: 'PDF' } }));
    expectShape('POST /v2/shipments 201', await create({ to_address: { ...HOME, zip: '00000' } }));
    expectShape('POST /v2/shipments 201', await create({ is_return: true }));
  });

  it('to an invalid shipment', async () => {
    const { status, answer } = await ask('POST', 'shipments', {});
    expect(status).toBe(422);
    expectShape('POST /v2/shipments 422', answer);
  });

  it('to every refused request, with an error of the same form', async () => {
    const { id } = await buy();
    const refusals = await Promise.all([
      ask('POST', `shipments/${id}/buy`, { rate: { id: 'rate_0' } }),
      ask('POST', `shipments/${(await create()).id}/buy`, { rate: { id: 'rate_0' } }),
      ask('POST', `shipments/${(await create()).id}/refund`),
      ask('GET', 'shipments/EB-0'),
      ask('POST', 'addresses', {}),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([422, 422, 422, 404, 422]);
    for (const { answer } of refusals) expectShape('POST /v2/shipments 422', answer);
  });

  it('with a shipment, before its label is bought and after', async () => {
    const { id } = await create();
    expectShape('GET /v2/shipments/{shp} 200', (await ask('GET', `shipments/${id}`)).answer);
    const bought = await buy();
    expectShape('GET /v2/shipments/{shp} 200', (await ask('GET', `shipments/${bought.id}`)).answer);
  });

  it('to a request for new rates, with only these', async () => {
    const { id } = await create();
    expectShape('POST /v2/shipments/{shp}/rerate 200', (await ask('POST', `shipments/${id}/rerate`, {})).answer);
  });

  it('to a purchase, before the carrier has any event of the parcel', async () => {
    const bought = await buy();
    expectShape('POST /v2/shipments/{shp}/buy 200', bought);
    expect(bought.tracker).toMatchObject({ status: 'unknown', est_delivery_date: null, tracking_details: [] });
  });

  it('to a request for a refund', async () => {
    const { id } = await buy();
    expectShape('POST /v2/shipments/{shp}/refund 200', (await ask('POST', `shipments/${id}/refund`)).answer);
  });

  it('with a webhook about the tracker', async () => {
    await buy();

    const [event] = events;
    if (!event) throw new Error('no webhook came');
    const { result, ...envelope } = event;
    expectShape('GET /v2/events/{evt} 200', envelope);
    expectShape('GET /v2/trackers/{trk} 200', result);
  });
});

describe('the shop sends requests as EasyPost documents them', () => {
  /** Forwards requests to the sandbox and records them. */
  const seen: Seen[] = [];
  const between = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { method = '', url = '', headers } = request;
    const answer = await fetch(`${sandbox.url}${url}`, {
      method,
      headers: { Authorization: headers.authorization ?? '' },
      ...(method !== 'GET' && { body }),
    });
    const exchange = `${method} ${url.replace(/shp_[0-9a-f]+/, '{shp}')} ${answer.status}`;
    seen.push({ exchange, body: body === '' ? {} : JSON.parse(body) });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
  });
  beforeAll(async () => {
    between.listen(0, '127.0.0.1');
    await once(between, 'listening');
  });
  afterAll(() => {
    between.close();
    between.closeAllConnections();
  });

  it('with the documented paths, names and types', async () => {
    const apiUrl = `http://127.0.0.1:${(between.address() as AddressInfo).port}`;
    const provider = createEasyPostProvider({ apiKey: API_KEY, webhookSecret: 'secret', apiUrl });
    const address = {
      name: 'Mina Lee',
      street: '1 Main Street',
      unit: '',
      city: 'Austin',
      state: 'TX',
      zipCode: '73301',
      phone: '5125550100',
    };
    await provider.verifyAddress(address);
    const { id } = await provider.createShipment({
      reference: 'EB-1',
      from: address,
      to: address,
      isReturn: false,
      parcel: BOX,
    });
    await provider.findShipment(id);
    const [rate] = await provider.refreshRates(id);
    await provider.buyLabel(id, rate?.id ?? '');
    await provider.refundLabel(id);

    expect(new Set(seen.map(({ exchange }) => exchange))).toEqual(
      new Set([
        'POST /v2/addresses 201',
        'POST /v2/shipments 201',
        'GET /v2/shipments/{shp} 200',
        'POST /v2/shipments/{shp}/rerate 200',
        'POST /v2/shipments/{shp}/buy 200',
        'POST /v2/shipments/{shp}/refund 200',
      ]),
    );
    for (const { exchange, body } of seen) {
      const shape = EXCHANGES[exchange]?.request;
      if (shape) {
        expect(findDifferences(shape, body), exchange).toEqual([]);
        // The recorded options are examples, all of them optional.
        const missing = findMissing(shape, body).filter((path) => !path.startsWith('shipment.options.'));
        expect(missing, exchange).toEqual([]);
      }
    }
  });
});
