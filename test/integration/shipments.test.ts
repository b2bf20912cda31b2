import { createHmac } from 'node:crypto';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SANDBOX_KEYS } from '../../scripts/sandbox/keys.ts';
import { graphql } from '../gql/gql.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { signedInMember } from '../kit/orders.ts';
import { ship, shipped } from '../kit/shipping.ts';
import { complete, confirmCard, expectResult, fillCheckout, signInStaff, startCardPayment } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const OrderShipment = graphql(`
  query OrderShipment($number: String!) {
    order(number: $number) {
      status
      shipment {
        status isDelivered
        boxes {
          number carrier carrierName trackingNumber trackingUrl
          items { title quantity }
          parcel { status message place estimatedDelivery }
          admin { labelUrl service price { amount } measure { lengthMm weightGrams } isChangeable }
        }
        admin { problem attempts nextTryAt isChangeable }
      }
    }
  }
`);
const GuestShipment = graphql(`
  query GuestShipment($accessToken: String!) {
    guestOrder(accessToken: $accessToken) {
      shipment {
        status
        boxes { trackingNumber trackingUrl parcel { status } admin { labelUrl } }
        admin { problem }
      }
    }
  }
`);
const RetryShipment = graphql(`
  mutation RetryShipment($input: RetryShipmentInput!) {
    retryShipment(input: $input) {
      __typename
      ... on OrderUpdated { order { shipment { status } } }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);
const UpdateTracking = graphql(`
  mutation UpdateTracking($input: UpdateTrackingInput!) {
    updateTracking(input: $input) {
      __typename
      ... on OrderUpdated { order { shipment { status boxes { trackingNumber trackingUrl carrier } } } }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);
const OrderFollowed = graphql(`
  subscription OrderFollowed($accessToken: String) {
    orderStatusChanged(accessToken: $accessToken) { shipment { boxes { parcel { status } } } }
  }
`);

const shop = useTestShop({ servers: 2 });
afterEach(async () => {
  await shop.controlEasyPost('POST', '/sandbox/reset');
  await orderModel(shop.connection).deleteMany({});
});

interface SandboxShipment {
  reference: string;
  postage_label: object | null;
  refund_status: string | null;
  tracker: { id: string; updated_at: string } | null;
}

async function atEasyPost(): Promise<SandboxShipment[]> {
  const response = await fetch(`${shop.easyPostUrl}/sandbox/shipments`);
  return ((await response.json()) as { data: SandboxShipment[] }).data;
}

async function buy() {
  const client = shop.client({ market: 'US' });
  const ready = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 2 });
  const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  await confirmCard(shop.stripeUrl, clientSecret);
  const { order, accessToken } = expectResult(await complete(client, ready), 'OrderPlaced');
  return { client, number: order.number, accessToken };
}

/** The purchase contains no tracking state yet; the first webhook delivers it. */
const waitForStatus = (number: string, status: string) =>
  vi.waitFor(async () => expect((await stored(number))?.shipment?.boxes[0]?.parcel?.status).toBe(status));
const work = (minutesLater = 0, server = 0) =>
  shop.app(server).services.shipment.workOff(new Date(Date.now() + minutesLater * 60_000));
const stored = (number: string) => orderModel(shop.connection).findOne({ number }).lean();
const fault = (endpoint: string, kind: object) =>
  shop.controlEasyPost('POST', '/sandbox/faults', { endpoint, ...kind });
const BUY = 'POST /v2/shipments/:id/buy';

async function cancel(orderNumber: string) {
  const staff = await signInStaff(shop);
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
  expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
}

describe('a label replaced by staff (SHIPMENT-7)', () => {
  it('is refunded once; the order is shipped under the new number only', async () => {
    const { number: orderNumber } = await buy();
    await work();
    const bought = (await stored(orderNumber))?.shipment?.boxes[0]?.trackingCode ?? '';
    const staff = await signInStaff(shop);
    const own = { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' } as const;
    const parcels = [own];
    const beside = await ship(staff, orderNumber, { market: 'US', parcels });
    expect(beside).toMatchObject({
      fieldErrors: [{ path: 'rows.0.parcels.0.trackingNumber', key: 'tracking.beside' }],
    });
    const replace = async (box: number | null) => {
      const input = { orderNumber, box, ...own, isLabelReplaced: true };
      return (await staff.run(UpdateTracking, { input })).updateTracking;
    };
    expect((await replace(null)).__typename).toBe('OrderConflictError');

    expect(expectResult(await replace(1), 'OrderUpdated').order.shipment).toMatchObject({
      status: 'MANUAL',
      boxes: [{ trackingNumber: own.trackingNumber }],
    });
    expect((await replace(1)).__typename).toBe('OrderConflictError');
    await work();
    await work(10);
    expect((await atEasyPost()).map(({ refund_status }) => refund_status)).toEqual(['submitted']);
    expect((await stored(orderNumber))?.shipment).toMatchObject({
      dueAt: null,
      returning: [],
      voidedNumbers: [bought],
    });

    const old = await ship(staff, orderNumber, {
      market: 'US',
      parcels: [{ carrier: 'USPS', trackingNumber: bought }],
    });
    expect(old).toMatchObject({ fieldErrors: [{ key: 'tracking.voided' }] });
    const { tracking } = await shipped(staff, orderNumber, { market: 'US', parcels: [] });
    expect(tracking).toMatchObject([own]);
  });
});

describe('a paid US order', () => {
  it('gets a label that staff can print; the buyer sees only the parcel (SHIPMENT-9)', async () => {
    const { client, number, accessToken } = await buy();
    expect((await client.run(GuestShipment, { accessToken })).guestOrder?.shipment).toBeNull();
    await work();
    await waitForStatus(number, 'PRE_TRANSIT');
    const staff = await signInStaff(shop);
    const { order } = await staff.run(OrderShipment, { number });

    expect(order).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      shipment: {
        status: 'BOUGHT',
        isDelivered: false,
        boxes: [
          {
            number: 1,
            carrier: 'USPS',
            items: [{ quantity: 2 }],
            parcel: { status: 'PRE_TRANSIT', place: 'Secaucus, NJ' },
            admin: {
              service: 'GroundAdvantage',
              price: { amount: 499 + 3 * 62 },
              measure: { lengthMm: 304, weightGrams: 180 + 2 * 567 },
              isChangeable: false,
            },
          },
        ],
        admin: { problem: null, isChangeable: false },
      },
    });
    const [box] = order?.shipment?.boxes ?? [];
    const label = await fetch(box?.admin?.labelUrl ?? '');
    expect(await label.text()).toContain(`REFERENCE ${number}`);
    const seen = (await client.run(GuestShipment, { accessToken })).guestOrder?.shipment;
    expect(seen).toMatchObject({ boxes: [{ trackingNumber: box?.trackingNumber, admin: null }], admin: null });
  });

  it('gets one label, even if many processes create shipments at once (SHIPMENT-4)', async () => {
    await buy();
    await Promise.all([work(0, 0), work(0, 1), work(0, 0), work(0, 1)]);
    await work(10);

    expect((await atEasyPost()).filter(({ postage_label }) => postage_label)).toHaveLength(1);
  });

  it('gets no second label if the answer to the purchase is lost (SHIPMENT-4)', async () => {
    const { number } = await buy();
    await fault(BUY, { kind: 'drop', count: 5 });
    await work();
    expect((await stored(number))?.shipment).toMatchObject({ status: 'DUE', attempts: 1, boxes: [{ label: null }] });
    await work(5);

    const made = await atEasyPost();
    expect(made).toHaveLength(1);
    expect((await stored(number))?.shipment).toMatchObject({
      status: 'BOUGHT',
      problem: null,
      boxes: [{ trackerId: made[0]?.tracker?.id }],
    });
  });

  it('gets no second shipment if a process dies between creating and recording one', async () => {
    const { number } = await buy();
    await fault('POST /v2/shipments', { kind: 'drop', count: 5 });
    await work();
    await shop.controlEasyPost('DELETE', '/sandbox/faults');
    await work(5);

    expect(await atEasyPost()).toHaveLength(1);
    expect((await stored(number))?.shipment?.status).toBe('BOUGHT');
  });

  it('gets its label after an outage, during which the checkout works (SHIPMENT-4)', async () => {
    await fault('POST /v2/addresses', { kind: 'status', status: 503, count: 100 });
    await fault('GET /v2/shipments/:id', { kind: 'status', status: 503, count: 2 });
    const { number } = await buy();
    await work();
    await work(1);
    expect((await stored(number))?.shipment).toMatchObject({ status: 'DUE', attempts: 2 });
    await work(10);

    expect(await stored(number)).toMatchObject({ addressCheck: 'UNVERIFIED', shipment: { status: 'BOUGHT' } });
  });

  it('waits for staff if no carrier serves the address; they can retry (SHIPMENT-6)', async () => {
    const { number } = await buy();
    await orderModel(shop.connection).updateOne({ number }, { $set: { 'address.zipCode': '00000' } });
    await work();
    const staff = await signInStaff(shop);
    const shown = (await staff.run(OrderShipment, { number })).order?.shipment;
    expect(shown).toMatchObject({
      status: 'FAILED',
      admin: { problem: 'no carrier takes the parcel to this address', nextTryAt: null, isChangeable: true },
    });

    const { retryShipment } = await staff.run(RetryShipment, { input: { orderNumber: number } });
    expect(expectResult(retryShipment, 'OrderUpdated').order.shipment?.status).toBe('DUE');
    expect(
      await auditModel(shop.connection).countDocuments({ action: 'ORDER_SHIPMENT_CHANGED', subjectId: number }),
    ).toBe(1);
    await work(1);
    expect(await atEasyPost()).toHaveLength(1);
  });

  it('accepts a tracking number from staff, and then no label is bought (SHIPMENT-7)', async () => {
    const { number } = await buy();
    const staff = await signInStaff(shop);
    const enter = async (trackingNumber: string) => {
      const input = { orderNumber: number, carrier: 'UPS' as const, trackingNumber };
      return (await staff.run(UpdateTracking, { input })).updateTracking;
    };
    expect(expectResult(await enter(' '), 'ValidationError').fieldErrors[0]?.path).toBe('trackingNumber');
    expect(expectResult(await enter('1Z\n999'), 'ValidationError').fieldErrors[0]?.key).toBe('text.controlCharacter');
    const { order } = expectResult(await enter(' 1Z999AA10123456784 '), 'OrderUpdated');
    expect(order.shipment).toMatchObject({
      status: 'MANUAL',
      boxes: [{ trackingNumber: '1Z999AA10123456784', carrier: 'UPS' }],
    });
    await work(10);

    expect(await atEasyPost()).toHaveLength(0);
    expectResult(await enter('1Z999AA10123456785'), 'OrderConflictError');
  });

  it('allows only staff to change its shipment (SHIPMENT-9)', async () => {
    const { number } = await buy();
    const { client } = await signedInMember(shop, { market: 'US' });

    await expect(client.run(RetryShipment, { input: { orderNumber: number } })).rejects.toThrow('FORBIDDEN');
  });

  it('refunds its label if it is cancelled, and gets none if it was cancelled before (SHIPMENT-8)', async () => {
    const { number } = await buy();
    await work();
    await cancel(number);
    await work(1);
    expect((await stored(number))?.shipment?.status).toBe('VOIDED');
    expect((await atEasyPost()).map(({ refund_status }) => refund_status)).toEqual(['submitted']);

    const second = await buy();
    await cancel(second.number);
    await work(1);
    expect((await stored(second.number))?.shipment?.status).toBe('VOIDED');
    expect(await atEasyPost()).toHaveLength(1);
  });

  it('needs no label once staff have shipped it (SHIPMENT-7)', async () => {
    const { number } = await buy();
    const parcels = [{ carrier: 'UPS' as const, trackingNumber: '1Z999AA10123456784' }];
    await shipped(await signInStaff(shop), number, { market: 'US', parcels });
    await work(1);

    expect((await stored(number))?.shipment).toMatchObject({
      status: 'MANUAL',
      boxes: [{ trackingCode: '1Z999AA10123456784' }],
    });
    expect(await atEasyPost()).toHaveLength(0);
  });
});

describe('an EasyPost event (SHIPMENT-10)', () => {
  async function bought() {
    const order = await buy();
    await work();
    await waitForStatus(order.number, 'PRE_TRANSIT');
    const [shipment] = await atEasyPost();
    return { ...order, trackerId: shipment?.tracker?.id ?? '' };
  }
  const advance = (trackerId: string, status?: string) =>
    shop.controlEasyPost('POST', `/sandbox/trackers/${trackerId}/advance`, status ? { status } : {});
  const readStatus = async (number: string) => (await stored(number))?.shipment?.boxes[0]?.parcel?.status;

  async function post(body: string, signature: string): Promise<number> {
    const headers = { 'content-type': 'application/json', 'x-hmac-signature': signature };
    const response = await fetch(`${shop.url()}/webhooks/easypost`, { method: 'POST', headers, body });
    return response.status;
  }
  const sign = (body: string) =>
    `hmac-sha256-hex=${createHmac('sha256', SANDBOX_KEYS.EASYPOST_WEBHOOK_SECRET).update(body).digest('hex')}`;
  const event = (result: object) => JSON.stringify({ description: 'tracker.updated', result });

  it('is shown to the buyer without reloading, and never changes the status of the order', async () => {
    const { client, number, accessToken, trackerId } = await bought();
    const changes = client.subscribe(OrderFollowed, { accessToken });
    const { live } = shop.app().services ?? {};
    await expect.poll(() => live?.subscribers).toBeGreaterThanOrEqual(1);
    await advance(trackerId, 'delivered');

    // Events from before the label may still be on their way to the subscriber.
    let lastStatus: string | undefined;
    while (lastStatus !== 'DELIVERED')
      lastStatus = (await changes.next()).orderStatusChanged.shipment?.boxes[0]?.parcel?.status;
    expect((await stored(number))?.status).toBe('PREPARING_FOR_SHIPMENT');
  });

  it('is applied once if it repeats, and ignored if something newer is known', async () => {
    const { number, trackerId } = await bought();
    await shop.controlEasyPost('POST', '/sandbox/webhooks', { mode: 'reversed', count: 2 });
    await advance(trackerId);
    await advance(trackerId);
    await waitForStatus(number, 'OUT_FOR_DELIVERY');
    await shop.controlEasyPost('POST', '/sandbox/webhooks', { mode: 'twice' });
    await advance(trackerId);

    await vi.waitFor(async () => {
      const response = await fetch(`${shop.easyPostUrl}/sandbox/deliveries`);
      const { data } = (await response.json()) as { data: { state: string }[] };
      expect(data.map(({ state }) => state)).toEqual(Array(5).fill('delivered'));
    });
    expect(await readStatus(number)).toBe('DELIVERED');
  });

  it('is newer in the same second if its last scan is later', async () => {
    const { number, trackerId } = await bought();
    const { providerId, parcel } = (await stored(number))?.shipment?.boxes[0] ?? {};
    const reportStatus = async (status: string, datetime: string | null) => {
      const updated_at = new Date(Math.floor((parcel?.updatedAt.getTime() ?? 0) / 1000) * 1000 + 5_000).toISOString();
      const tracking_details = datetime ? [{ status, datetime }] : [];
      const body = event({ id: trackerId, shipment_id: providerId, status, updated_at, tracking_details });
      expect(await post(body, sign(body))).toBe(200);
      return readStatus(number);
    };

    expect(await reportStatus('unknown', null)).toBe('UNKNOWN');
    expect(await reportStatus('in_transit', '2099-01-01T00:00:02Z')).toBe('IN_TRANSIT');
    expect(await reportStatus('pre_transit', '2099-01-01T00:00:01Z')).toBe('IN_TRANSIT');
    expect(await reportStatus('unknown', null)).toBe('IN_TRANSIT');
  });

  it('is rejected without its signature', async () => {
    const { number, trackerId } = await bought();
    const shipmentId = (await stored(number))?.shipment?.boxes[0]?.providerId;
    const result = { id: trackerId, shipment_id: shipmentId, status: 'delivered', updated_at: '2099-01-01T00:00:00Z' };
    const body = event(result);

    expect(await post(body, sign('something else'))).toBe(400);
    expect(await post(body, '')).toBe(400);
    expect(await post(`${body} `, sign(body))).toBe(400);
    expect(await readStatus(number)).toBe('PRE_TRANSIT');
    expect(await post(body, sign(body))).toBe(200);
    expect(await readStatus(number)).toBe('DELIVERED');
  });

  it('is ignored if it is about another shipment, another subject or nothing', async () => {
    const { number } = await bought();
    const stranger = event({
      id: 'trk_1',
      shipment_id: 'shp_1',
      status: 'delivered',
      updated_at: '2099-01-01T00:00:00Z',
    });
    const batch = JSON.stringify({ description: 'batch.updated', result: { id: 'batch_1' } });

    for (const body of [stranger, batch, event({}), '{}', 'null'])
      expect(await post(body, sign(body))).toBeLessThan(500);
    expect(await readStatus(number)).toBe('PRE_TRANSIT');
  });

  it('finds its order even before the purchase is recorded', async () => {
    const { number, trackerId } = await bought();
    await orderModel(shop.connection).updateOne(
      { number },
      {
        $set: {
          'shipment.status': 'DUE',
          'shipment.dueAt': new Date(),
          'shipment.boxes.0.trackingCode': null,
          'shipment.boxes.0.trackerId': null,
          'shipment.boxes.0.label': null,
        },
      },
    );
    await advance(trackerId);
    await waitForStatus(number, 'IN_TRANSIT');
    await work(1);

    expect((await stored(number))?.shipment).toMatchObject({
      status: 'BOUGHT',
      boxes: [{ parcel: { status: 'IN_TRANSIT' } }],
    });
  });
});
