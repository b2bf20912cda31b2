import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEasyPostProvider } from '@eunbit/server/integrations/shipping/easypost-provider';
import {
  ForgedTrackingError,
  type NewShipment,
  type PostalAddress,
  ShippingProviderError,
  ShippingRefusedError,
  type TrackerState,
} from '@eunbit/server/integrations/shipping/shipping-provider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SANDBOX_KEYS } from '../keys.ts';
import { startEasyPostSandbox } from './server.ts';

const { EASYPOST_API_KEY: API_KEY, EASYPOST_WEBHOOK_SECRET: SECRET } = SANDBOX_KEYS;
const BOX = { lengthMm: 304, widthMm: 228, heightMm: 152, weightGrams: 560 };

const HOME: PostalAddress = {
  name: 'Mina Lee',
  street: '1 Main Street',
  unit: 'Apartment 5',
  city: 'Austin',
  state: 'TX',
  zipCode: '73301',
};

/** The shop's webhook endpoint: parses each event like the shop. */
async function startReceiver(read: (body: Buffer, headers: Record<string, unknown>) => Promise<TrackerState | null>) {
  const arrived: (TrackerState | null)[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    arrived.push(await read(Buffer.concat(chunks), request.headers));
    response.writeHead(200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    arrived,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/easypost`,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const providerAt = (apiUrl: string, apiKey: string = API_KEY) =>
  createEasyPostProvider({ apiKey, webhookSecret: SECRET, apiUrl });

const PLAIN = providerAt('http://127.0.0.1:9');
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let sandbox: Awaited<ReturnType<typeof startEasyPostSandbox>>;
let provider: ReturnType<typeof providerAt>;
let dataPath: string;

const start = () => startEasyPostSandbox({ port: 0, dataPath, webhookUrl: receiver.url });

beforeEach(async () => {
  dataPath = await mkdtemp(join(tmpdir(), 'easypost-'));
  receiver = await startReceiver((body, headers) => PLAIN.readEvent(body, headers));
  sandbox = await start();
  provider = providerAt(sandbox.url);
});
afterEach(async () => {
  await sandbox.stop();
  await receiver.stop();
  await rm(dataPath, { recursive: true, force: true });
});

async function control(path: string, body: object = {}): Promise<Response> {
  const response = await fetch(`${sandbox.url}/sandbox/${path}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function buy(more: Partial<NewShipment> = {}) {
  const parcel = { reference: 'EB-1', from: HOME, to: HOME, isReturn: false, parcel: BOX, ...more };
  const { id, rates } = await provider.createShipment(parcel);
  return provider.buyLabel(id, rates[0]?.id ?? '');
}

describe('the check of an address', () => {
  it('returns the spelling of the postal service', async () => {
    const standard = { street: '1 MAIN ST', unit: 'APT 5', city: 'AUSTIN', zipCode: '73301-0001' };
    const verdict = await provider.verifyAddress(HOME);

    expect(verdict).toMatchObject({ kind: 'deliverable', address: standard });
  });

  it('corrects a misspelt street and a city that does not match the ZIP code', async () => {
    const verdict = await provider.verifyAddress({
      ...HOME,
      street: '350 Fith Avenue',
      city: 'Boston',
      zipCode: '10118',
    });

    expect(verdict).toMatchObject({ address: { street: '350 5TH AVE', city: 'NEW YORK', state: 'NY' } });
  });

  it('detects addresses that do not exist', async () => {
    expect(await provider.verifyAddress({ ...HOME, street: '1 Nowhere Lane' })).toEqual({ kind: 'undeliverable' });
    expect(await provider.verifyAddress({ ...HOME, zipCode: '00000' })).toEqual({ kind: 'undeliverable' });
  });
});

describe('a shipment', () => {
  it('has rates, and is found by its reference', async () => {
    const parcel = { reference: 'EB-260101-ABCDEFGH', from: HOME, to: HOME, isReturn: false, parcel: BOX };
    const made = await provider.createShipment(parcel);

    expect(made.label).toBeNull();
    expect(made.rates.map(({ carrier, price }) => [carrier, price])).toContainEqual(['USPS', 623]);
    expect(await provider.findShipment('EB-260101-ABCDEFGH')).toEqual(made);
    expect(await provider.findShipment('EB-260101-ZZZZZZZZ')).toBeNull();
  });

  it('has a label to print and a tracking page', async () => {
    const { label } = await buy();
    const [pdf, page] = await Promise.all([fetch(label?.labelUrl ?? ''), fetch(label?.trackingUrl ?? '')]);

    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(await pdf.text()).toMatch(/^%PDF-1\.4.*TRACKING 94\d{20}.*%%EOF\n$/s);
    expect(await page.text()).toContain(label?.trackingCode);
  });

  it('is paid for once, however often it is bought', async () => {
    const first = await buy();
    const again = await provider.buyLabel(first.id, first.rates[1]?.id ?? '');

    // Excluded, since the carrier may have reported the parcel meanwhile.
    const { tracker: _, ...paid } = first.label ?? {};
    expect(again.label).toMatchObject(paid);
  });

  it('for a return has a label from the buyer to the shop', async () => {
    const shop = {
      ...HOME,
      name: 'Eunbit',
      street: '100 Plaza Drive',
      unit: '',
      city: 'Secaucus',
      state: 'NJ',
      zipCode: '07094',
    };
    const { id, label } = await buy({ to: shop, isReturn: true });
    expect(await (await fetch(label?.labelUrl ?? '')).text()).toMatch(/\(FROM\).*\(Mina Lee\).*\(TO\).*\(Eunbit\)/s);
    const { data } = (await (await fetch(`${sandbox.url}/sandbox/shipments`)).json()) as { data: { id: string }[] };
    expect(data.find((one) => one.id === id)).toMatchObject({
      is_return: true,
      from_address: { city: 'Austin' },
      to_address: { city: 'Secaucus' },
    });

    const nowhere = { ...HOME, zipCode: '00000' };
    const parcel = { reference: 'RT-2', from: nowhere, to: shop, isReturn: true, parcel: BOX };
    expect((await provider.createShipment(parcel)).rates).toEqual([]);
  });

  it('has no rates if it cannot be carried', async () => {
    const to = { ...HOME, street: '1 Nowhere Lane' };

    expect(
      (await provider.createShipment({ reference: 'EB-2', from: HOME, to, isReturn: false, parcel: BOX })).rates,
    ).toEqual([]);
    await expect(
      provider.createShipment({
        reference: 'EB-2',
        from: HOME,
        to,
        isReturn: false,
        parcel: { ...BOX, weightGrams: 0 },
      }),
    ).rejects.toThrow(ShippingRefusedError);
  });

  it('refunds its label, even if asked twice', async () => {
    const { id } = await buy();
    await provider.refundLabel(id);
    await provider.refundLabel(id);

    const { data } = await (await fetch(`${sandbox.url}/sandbox/shipments`)).json();
    expect(data[0].refund_status).toBe('submitted');
  });

  it('is kept after a restart', async () => {
    const { id, label } = await buy();
    await sandbox.stop();
    sandbox = await start();

    expect(await providerAt(sandbox.url).findShipment('EB-1')).toMatchObject({
      id,
      label: { trackingCode: label?.trackingCode },
    });
  });
});

describe('a tracker', () => {
  it('sends each step by a signed webhook', async () => {
    const { label } = await buy();
    for (let step = 0; step < 3; step += 1) await control(`trackers/${label?.trackerId}/advance`);

    await vi.waitFor(() => expect(receiver.arrived).toHaveLength(4));
    const reported = receiver.arrived.map((state) => state?.status).sort();
    expect(reported).toEqual(['DELIVERED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'PRE_TRANSIT']);
    expect(receiver.arrived[0]).toMatchObject({ trackerId: label?.trackerId, place: 'Austin, TX' });
  });

  it('can send nothing, send twice, or send in the wrong order', async () => {
    const { label } = await buy();
    await vi.waitFor(() => expect(receiver.arrived).toHaveLength(1));
    await control('webhooks', { mode: 'reversed', count: 2 });
    await control(`trackers/${label?.trackerId}/advance`);
    await control(`trackers/${label?.trackerId}/advance`, { status: 'failure' });

    await vi.waitFor(() => expect(receiver.arrived).toHaveLength(3));
    expect(receiver.arrived.slice(1).map((state) => state?.status)).toEqual(['FAILURE', 'IN_TRANSIT']);
  });

  it('is rejected with another signature', async () => {
    const body = Buffer.from(JSON.stringify({ description: 'tracker.updated', result: { id: 'trk_1' } }));

    const forged = PLAIN.readEvent(body, { 'x-hmac-signature': 'hmac-sha256-hex=00' });
    await expect(forged).rejects.toThrow(ForgedTrackingError);
    await expect(PLAIN.readEvent(body, {})).rejects.toThrow(ForgedTrackingError);
  });
});

describe('an outage of EasyPost', () => {
  it('is distinguished from a refusal', async () => {
    await control('faults', { endpoint: 'POST /v2/addresses', kind: 'status', status: 503 });
    await expect(provider.verifyAddress(HOME)).rejects.toThrow(ShippingProviderError);
    await expect(providerAt(sandbox.url, 'wrong').verifyAddress(HOME)).rejects.toThrow(ShippingProviderError);
    await expect(provider.verifyAddress(HOME)).resolves.toMatchObject({ kind: 'deliverable' });
  });

  it('ends the wait for an address within seconds', async () => {
    await control('faults', { endpoint: 'POST /v2/addresses', kind: 'delay', milliseconds: 60_000 });

    await expect(provider.verifyAddress(HOME)).rejects.toThrow(/timeout/i);
  });

  it('that continues fails the next address at once, while labels can be bought', async () => {
    await control('faults', { endpoint: 'POST /v2/addresses', kind: 'drop', count: 100 });
    for (let time = 0; time < 5; time += 1) await expect(provider.verifyAddress(HOME)).rejects.toThrow();

    await expect(provider.verifyAddress(HOME)).rejects.toThrow('EasyPost has failed several times in a row');
    expect((await buy()).label).not.toBeNull();
  });
});
