import { type PackedUnit, USUAL_PACKED_UNIT } from '@eunbit/schema/packed-unit';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { shipped } from '../kit/shipping.ts';
import { complete, confirmCard, expectResult, fillCheckout, signInStaff, startCardPayment } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const OrderBoxes = graphql(`
  query OrderBoxes($number: String!) {
    order(number: $number) {
      shipment {
        status isDelivered
        boxes {
          number trackingNumber items { title quantity }
          admin { labelUrl isChangeable measure { weightGrams } }
        }
        admin { problem }
      }
    }
  }
`);
const GuestBoxes = graphql(`
  query GuestBoxes($accessToken: String!) {
    guestOrder(accessToken: $accessToken) {
      shipment { status isDelivered boxes { trackingNumber trackingUrl parcel { status } } }
    }
  }
`);
const RetryBoxes = graphql(`
  mutation RetryBoxes($input: RetryShipmentInput!) {
    retryShipment(input: $input) { __typename ... on UserError { message } ... on OrderError { code } }
  }
`);
const EnterBox = graphql(`
  mutation EnterBox($input: UpdateTrackingInput!) {
    updateTracking(input: $input) {
      __typename
      ... on OrderUpdated { order { shipment { status } } }
      ... on UserError { message }
      ... on OrderError { code }
    }
  }
`);

/** So heavy that only one fits into a box. */
const HEAVY: PackedUnit = { weightGrams: 11_000, lengthMm: 250, widthMm: 120, heightMm: 80 };
const LIGHT: PackedUnit = { ...HEAVY, weightGrams: 100 };
const UPS_NUMBER = '1Z999AA10123456784';
const BUY = 'POST /v2/shipments/:id/buy';

const shop = useTestShop({ servers: 2 });
beforeEach(() => measure(HEAVY));
afterEach(async () => {
  await shop.controlEasyPost('POST', '/sandbox/reset');
  await orderModel(shop.connection).deleteMany({});
});

interface SandboxShipment {
  id: string;
  reference: string;
  postage_label: object | null;
  refund_status: string | null;
  tracker: { id: string } | null;
}

async function atEasyPost(): Promise<SandboxShipment[]> {
  const response = await fetch(`${shop.easyPostUrl}/sandbox/shipments`);
  return ((await response.json()) as { data: SandboxShipment[] }).data;
}

const measure = (packedUnit: PackedUnit) =>
  productModel(shop.connection).updateOne({ _id: shop.productId('wipe') }, { $set: { packedUnit } });
const work = (minutesLater = 0, server = 0) =>
  shop.app(server).services.shipment.workOff(new Date(Date.now() + minutesLater * 60_000));
const stored = async (number: string) => (await orderModel(shop.connection).findOne({ number }).lean())?.shipment;
const fault = (endpoint: string, kind: object) =>
  shop.controlEasyPost('POST', '/sandbox/faults', { endpoint, ...kind });

/** An order of three heavy units, which needs three boxes. */
async function buy() {
  const client = shop.client({ market: 'US' });
  const ready = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 3 });
  const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  await confirmCard(shop.stripeUrl, clientSecret);
  const { order, accessToken } = expectResult(await complete(client, ready), 'OrderPlaced');
  return { client, number: order.number, accessToken };
}

async function cancel(orderNumber: string) {
  const staff = await signInStaff(shop);
  const input = { orderNumber, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
  expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');
}

describe('an order that needs several boxes', () => {
  it('gets a shipment and a label for each, which staff print and the buyer tracks (SHIPMENT-12)', async () => {
    const { client, number, accessToken } = await buy();
    await work();

    const made = await atEasyPost();
    expect(made.map(({ reference }) => reference).sort()).toEqual([number, `${number}-2`, `${number}-3`]);
    expect(made.filter(({ postage_label }) => postage_label)).toHaveLength(3);
    const staff = await signInStaff(shop);
    const { shipment } = (await staff.run(OrderBoxes, { number })).order ?? {};
    expect(shipment?.status).toBe('BOUGHT');
    expect(shipment?.boxes.map(({ number: one, items }) => [one, items[0]?.quantity])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
    expect(shipment?.boxes.every(({ admin }) => admin?.labelUrl && admin.measure?.weightGrams === 11_400)).toBe(true);
    const seen = (await client.run(GuestBoxes, { accessToken })).guestOrder?.shipment;
    expect(new Set(seen?.boxes.map(({ trackingNumber }) => trackingNumber)).size).toBe(3);
  });

  it('gets one label a box, even if many processes create shipments at once (SHIPMENT-4)', async () => {
    const { number } = await buy();
    await Promise.all([work(0, 0), work(0, 1), work(0, 0), work(0, 1)]);
    await work(10);

    expect(await atEasyPost()).toHaveLength(3);
    expect((await stored(number))?.status).toBe('BOUGHT');
  });

  it('gets no second shipment of a box if a process dies between creating and recording it (SHIPMENT-4)', async () => {
    const { number } = await buy();
    await fault('POST /v2/shipments', { kind: 'drop', count: 5 });
    await work();
    await shop.controlEasyPost('DELETE', '/sandbox/faults');
    await work(5);

    expect(await atEasyPost()).toHaveLength(3);
    expect(await stored(number)).toMatchObject({ status: 'BOUGHT', attempts: 0, problem: null });
  });

  it('gets the other labels if one fails, and retries only that one (SHIPMENT-6)', async () => {
    const { client, number, accessToken } = await buy();
    await fault(BUY, { kind: 'status', status: 422 });
    await work();
    const staff = await signInStaff(shop);
    const failed = (await staff.run(OrderBoxes, { number })).order?.shipment;
    expect(failed).toMatchObject({ status: 'FAILED', admin: { problem: expect.stringMatching(/^box 1: /) } });
    expect(failed?.boxes.map(({ admin }) => admin?.isChangeable)).toEqual([true, false, false]);
    expect((await client.run(GuestBoxes, { accessToken })).guestOrder?.shipment).toBeNull();

    // The product's current weight changes nothing: boxes are packed once.
    await measure(LIGHT);
    expectResult((await staff.run(RetryBoxes, { input: { orderNumber: number } })).retryShipment, 'OrderUpdated');
    await work(1);
    expect(await stored(number)).toMatchObject({ status: 'BOUGHT', problem: null });
    expect((await atEasyPost()).filter(({ postage_label }) => postage_label)).toHaveLength(3);
  });

  it('accepts a tracking number from staff for one box, and labels for the others (SHIPMENT-7)', async () => {
    const { number } = await buy();
    await fault(BUY, { kind: 'status', status: 422, count: 2 });
    await work();
    const staff = await signInStaff(shop);
    const enter = async (box: number | null, trackingNumber = UPS_NUMBER) => {
      const input = { orderNumber: number, box, carrier: 'UPS' as const, trackingNumber };
      return (await staff.run(EnterBox, { input })).updateTracking;
    };
    for (const other of [3, 4, 0, -1]) {
      expect((await enter(other)).__typename, `box ${other}`).toBe('OrderConflictError');
    }
    expect(expectResult(await enter(2), 'OrderUpdated').order.shipment?.status).toBe('FAILED');
    expectResult((await staff.run(RetryBoxes, { input: { orderNumber: number } })).retryShipment, 'OrderUpdated');
    await work(1);

    const { status, boxes = [] } = (await stored(number)) ?? {};
    expect([status, boxes[1]?.trackingCode, boxes[1]?.label]).toEqual(['BOUGHT', UPS_NUMBER, null]);
    expect((await atEasyPost()).filter(({ postage_label }) => postage_label)).toHaveLength(2);
  });

  it('is shipped when staff enter the last number (SHIPMENT-7)', async () => {
    const { number } = await buy();
    await fault(BUY, { kind: 'status', status: 422 });
    await work();
    const staff = await signInStaff(shop);
    const input = { orderNumber: number, carrier: 'UPS' as const, trackingNumber: UPS_NUMBER };
    const { order } = expectResult((await staff.run(EnterBox, { input })).updateTracking, 'OrderUpdated');
    expect(order.shipment?.status).toBe('BOUGHT');
    expect(await stored(number)).toMatchObject({ dueAt: null, problem: null });
  });

  it('needs no further labels once staff have shipped it with their own numbers (SHIPMENT-7)', async () => {
    const { number } = await buy();
    await fault(BUY, { kind: 'status', status: 503, count: 2 });
    await work();
    const [, , third] = (await stored(number))?.boxes ?? [];
    const ups = (trackingNumber: string) => ({ carrier: 'UPS' as const, trackingNumber });
    const parcels = [
      ups(UPS_NUMBER),
      { carrier: 'USPS' as const, trackingNumber: third?.trackingCode ?? '' },
      ups('1Z999AA10123456785'),
    ];
    await shipped(await signInStaff(shop), number, { market: 'US', parcels });
    await work(5);

    const { status, boxes = [] } = (await stored(number)) ?? {};
    expect(status).toBe('BOUGHT');
    const numbers = boxes.map(({ trackingCode }) => trackingCode);
    expect(numbers).toEqual([UPS_NUMBER, '1Z999AA10123456785', third?.trackingCode]);
    expect((await atEasyPost()).filter(({ postage_label }) => postage_label)).toHaveLength(1);
  });

  it('refunds every label if it is cancelled, even one lost before it was recorded (SHIPMENT-8)', async () => {
    const { number } = await buy();
    await work();
    await orderModel(shop.connection).updateOne(
      { number },
      { $set: { 'shipment.status': 'DUE', 'shipment.boxes.1.trackingCode': null, 'shipment.boxes.1.label': null } },
    );
    await cancel(number);
    await work(1);

    expect((await atEasyPost()).map(({ refund_status }) => refund_status)).toEqual(Array(3).fill('submitted'));
    expect((await stored(number))?.status).toBe('VOIDED');
  });

  it('refunds the other labels if one cannot be refunded, and reports which (SHIPMENT-8)', async () => {
    const { number } = await buy();
    await work();
    await fault('POST /v2/shipments/:id/refund', { kind: 'status', status: 422 });
    await cancel(number);
    await work(1);

    const states = (await atEasyPost()).map(({ refund_status }) => refund_status);
    expect(states.filter((state) => state === 'submitted')).toHaveLength(2);
    expect(await stored(number)).toMatchObject({ status: 'BOUGHT', problem: expect.stringMatching(/^box 1: /) });
  });

  describe('while a label is being bought', () => {
    /** The purchase of the first box is in progress: EasyPost has received it and responds on demand. */
    async function buying() {
      const order = await buy();
      await fault(BUY, { kind: 'delay', milliseconds: 600_000 });
      const working = work();
      await vi.waitFor(async () => expect((await stored(order.number))?.providerIds).toHaveLength(1));
      const finish = async () => {
        await shop.controlEasyPost('DELETE', '/sandbox/faults');
        await working;
      };
      return { ...order, finish };
    }

    it('accepts a number from staff, and refunds that label (SHIPMENT-7)', async () => {
      const { number, finish } = await buying();
      const staff = await signInStaff(shop);
      const input = { orderNumber: number, box: 1, carrier: 'UPS' as const, trackingNumber: UPS_NUMBER };
      expectResult((await staff.run(EnterBox, { input })).updateTracking, 'OrderUpdated');
      await finish();

      const { status, boxes = [] } = (await stored(number)) ?? {};
      expect([status, boxes[0]?.trackingCode]).toEqual(['BOUGHT', UPS_NUMBER]);
      const refunds = (await atEasyPost()).map(({ id, refund_status }) => [id, refund_status]);
      expect(refunds).toContainEqual([boxes[0]?.providerId, 'submitted']);
      expect(refunds.filter(([, refund]) => refund)).toHaveLength(1);
    });

    it('can be cancelled by another process, and that label is refunded too (SHIPMENT-8)', async () => {
      const { number, finish } = await buying();
      await cancel(number);
      await work(0, 1);
      await finish();
      await work(5);

      expect((await stored(number))?.status).toBe('VOIDED');
      const made = await atEasyPost();
      expect(made.filter(({ postage_label: label, refund_status: refund }) => label && !refund)).toEqual([]);
    });
  });

  it('is packed even if a product is deleted, which gets the default measures (SHIPMENT-11)', async () => {
    const { number } = await buy();
    await orderModel(shop.connection).updateOne({ number }, { $set: { 'lines.0.productId': '0'.repeat(24) } });
    await work();

    const { status, boxes = [] } = (await stored(number)) ?? {};
    expect(status).toBe('BOUGHT');
    expect(boxes.map(({ measure: measured }) => measured?.weightGrams)).toEqual([
      180 + 3 * USUAL_PACKED_UNIT.weightGrams,
    ]);
  });

  it('is delivered when every parcel is (SHIPMENT-13)', async () => {
    const { client, number, accessToken } = await buy();
    await work();
    const trackers = (await atEasyPost()).map(({ tracker }) => tracker?.id);
    const seen = async () => (await client.run(GuestBoxes, { accessToken })).guestOrder?.shipment;
    const deliver = (id: string | undefined) =>
      shop.controlEasyPost('POST', `/sandbox/trackers/${id}/advance`, { status: 'delivered' });
    const count = (shipment: Awaited<ReturnType<typeof seen>>) =>
      shipment?.boxes.filter(({ parcel }) => parcel?.status === 'DELIVERED').length;

    await deliver(trackers[0]);
    await deliver(trackers[1]);
    await vi.waitFor(async () => expect(count(await seen())).toBe(2));
    expect((await seen())?.isDelivered).toBe(false);
    await deliver(trackers[2]);
    await vi.waitFor(async () => expect((await seen())?.isDelivered).toBe(true));
    expect((await orderModel(shop.connection).findOne({ number }).lean())?.status).toBe('PREPARING_FOR_SHIPMENT');
  });
});
