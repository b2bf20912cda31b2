import { orderModel } from '@eunbit/server/modules/order/order.model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startCarrierTrackingSandbox } from '../../scripts/sandbox/carrier-tracking/server.ts';
import { DELIVERY_TRACKER_KEYS } from '../../scripts/sandbox/keys.ts';
import { shipped } from '../kit/shipping.ts';
import { expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { createTestShop, type TestShop } from '../kit/test-shop.ts';

const NUMBERS = ['123456789012', '210987654321'];
const HOUR = 3_600_000;

let carriers: Awaited<ReturnType<typeof startCarrierTrackingSandbox>>;
let shop: TestShop;
let number: string;
beforeAll(async () => {
  carriers = await startCarrierTrackingSandbox({ port: 0 });
  shop = await createTestShop({ settings: { ...DELIVERY_TRACKER_KEYS, DELIVERY_TRACKER_API_URL: carriers.url } });
});
afterAll(async () => {
  await shop.close();
  await carriers.stop();
});

const control = (path: string, body?: object) =>
  fetch(`${carriers.url}/sandbox/${path}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
const findOrder = () => orderModel(shop.connection).findOne({ number }).lean();

/** Runs the job as if every parcel were due; returns how many requests to carriers failed. */
async function ask() {
  await orderModel(shop.connection).updateOne(
    { number },
    { $set: { 'fulfilments.$[].parcels.$[parcel].nextPollAt': new Date(0) } },
    { arrayFilters: [{ 'parcel.nextPollAt': { $ne: null } }] },
  );
  await shop.app().services.jobs.jobs.get('ask-carriers')?.run();
  const order = await findOrder();
  const parcels = order?.fulfilments.flatMap((fulfilment) => fulfilment.parcels) ?? [];
  return { status: order?.fulfilmentStatus, news: parcels.map(({ news }) => news?.status), parcels };
}

beforeEach(async () => {
  await shop.renew();
  await control('reset');
  const buyer = shop.client({ market: 'KR' });
  const ready = await fillCheckout(buyer, 'KR', { [shop.productId('wipe')]: 2 });
  number = expectResult(await payByDeposit(buyer, ready), 'OrderPlaced').order.number;
  const staff = await signInStaff(shop);
  const parcels = NUMBERS.map((trackingNumber) => ({ carrier: 'HANJIN' as const, trackingNumber }));
  await shipped(staff, number, { parcels, isUnpaidAccepted: true });
});

describe('parcels of carriers in Korea (SHIPMENT-20)', () => {
  it('are not polled before they are due', async () => {
    await control(`parcels/${NUMBERS[0]}/delivered`);
    await shop.app().services.jobs.jobs.get('ask-carriers')?.run();

    expect((await findOrder())?.fulfilments[0]?.parcels).toMatchObject([
      { news: null, emptyPolls: 0 },
      { news: null, emptyPolls: 0 },
    ]);
  });

  it('are polled until each is delivered or returned, and the order is updated', async () => {
    await control(`parcels/${NUMBERS[0]}/attempted`);
    expect(await ask()).toMatchObject({ status: 'SHIPPED', news: ['ATTEMPTED', undefined] });
    await control(`parcels/${NUMBERS[0]}/delivered`);
    await control(`parcels/${NUMBERS[1]}/inTransit`);
    expect(await ask()).toMatchObject({ status: 'SHIPPED', news: ['DELIVERED', 'IN_TRANSIT'] });
    await control(`parcels/${NUMBERS[1]}/delivered`);
    const { status, parcels } = await ask();
    expect(status).toBe('DELIVERED');
    expect(parcels).toMatchObject([{ nextPollAt: null }, { nextPollAt: null }]);
    expect((await findOrder())?.status).toBe('ORDER_SHIPPED');
  });

  it('count as returned by the wording of the carrier', async () => {
    for (const one of NUMBERS) await control(`parcels/${one}/returned`);
    expect(await ask()).toMatchObject({ status: 'RETURNED', news: ['RETURN_TO_SENDER', 'RETURN_TO_SENDER'] });
  });

  it('are polled later if the carrier does not answer', async () => {
    await control('faults', { endpoint: 'POST /graphql', kind: 'status', status: 503, count: 2 });
    const { news, parcels } = await ask();
    expect(news).toEqual([undefined, undefined]);
    expect(parcels).toMatchObject([{ emptyPolls: 1 }, { emptyPolls: 1 }]);
    expect(parcels[0]?.nextPollAt?.getTime()).toBeGreaterThan(Date.now() + 2 * HOUR);
  });
});
