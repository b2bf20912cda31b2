import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { OrderEvents, StartPayment } from '../kit/operations.ts';
import { shipped } from '../kit/shipping.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, fillCheckout, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const EscrowDelivery = graphql(`
  query EscrowDelivery($number: String!) {
    orderStaffDetails(number: $number) {
      escrowDelivery { reference parcels { carrier trackingNumber url } registeredAt registrar }
      activity { action changes { field before after } }
    }
    orders(market: KR, filter: { attention: ESCROW_DELIVERY_DUE }) { edges { node { number } } }
    orderCounts(market: KR) { byAttention { attention count } }
  }
`);
const RecordEscrowDelivery = graphql(`
  mutation RecordEscrowDelivery($input: RecordEscrowDeliveryInput!) {
    recordEscrowDelivery(input: $input) {
      __typename
      ... on OrderStaffDetailsUpdated { file { escrowDelivery { registeredAt registrar } } }
      ... on OrderError { code message }
    }
  }
`);

const PARCELS = [
  { carrier: 'CJ_LOGISTICS' as const, trackingNumber: '123456789012' },
  { carrier: 'HANJIN' as const, trackingNumber: '210987654321' },
];

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let staff: ShopClient;
beforeEach(async () => {
  staff = await signInStaff(shop);
});

const findOrder = (number: string) => orderModel(shop.connection).findOne({ number }).lean();

async function placed(method: 'VIRTUAL_ACCOUNT' | 'DEPOSIT') {
  const client = shop.client({ market: 'KR' });
  const { checkoutId, total } = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
  const transfer = { bankId: method === 'DEPOSIT' ? 'kb' : 'hana', depositorName: '이미나' };
  const input = { checkoutId, method, expectedTotal: total, hasAgreedToTerms: true, ...transfer };
  return expectResult((await client.run(StartPayment, { input })).startPayment, 'OrderPlaced').order.number;
}

async function paidAccount() {
  const number = await placed('VIRTUAL_ACCOUNT');
  const reference = (await findOrder(number))?.payment.virtualAccount?.reference ?? '';
  await shop.controlBank('POST', '/sandbox/deposits', { orderId: reference, callback: 'once' });
  await vi.waitFor(async () => expect((await findOrder(number))?.payment.status).toBe('PAID'));
  return { number, reference };
}

const ship = (orderNumber: string) => shipped(staff, orderNumber, { parcels: PARCELS, isUnpaidAccepted: true });

async function see(number: string) {
  const { orderStaffDetails, orders, orderCounts } = await staff.run(EscrowDelivery, { number });
  return {
    ...orderStaffDetails,
    listed: orders.edges.map(({ node }) => node.number),
    count: orderCounts.byAttention.find(({ attention }) => attention === 'ESCROW_DELIVERY_DUE')?.count,
  };
}

const record = async (orderNumber: string, isRegistered: boolean, client = staff) =>
  (await client.run(RecordEscrowDelivery, { input: { orderNumber, isRegistered } })).recordEscrowDelivery;

describe('the parcels of an escrow order (PAYMENT-27)', () => {
  it('are listed for staff once shipped, with what the console of the provider requires', async () => {
    const { number, reference } = await paidAccount();
    expect(await see(number)).toMatchObject({ escrowDelivery: null, listed: [], count: 0 });

    await ship(number);

    expect(await see(number)).toMatchObject({
      escrowDelivery: { reference, parcels: PARCELS, registeredAt: null, registrar: null },
      listed: [number],
      count: 1,
    });
  });

  it('are recorded as registered by whom and when, live, and the record can be undone', async () => {
    const { number } = await paidAccount();
    await ship(number);
    const feed = staff.subscribe(OrderEvents, { market: 'KR' });
    // In addition to the staff socket, which listens for the end of its session.
    await expect.poll(() => shop.app().services.live.subscribers).toBe(2);

    const { file } = expectResult(await record(number.toLowerCase(), true), 'OrderStaffDetailsUpdated');

    expect(file.escrowDelivery).toEqual({ registeredAt: expect.any(String), registrar: expect.any(String) });
    expect((await feed.next()).orderEvents).toMatchObject({ kind: 'STATUS_CHANGED', order: { number } });
    expect(await see(number)).toMatchObject({ listed: [], count: 0 });

    expectResult(await record(number, false), 'OrderStaffDetailsUpdated');

    const { activity, ...after } = await see(number);
    expect(after).toMatchObject({ escrowDelivery: { registeredAt: null, registrar: null }, listed: [number] });
    expect(activity?.slice(0, 2)).toEqual([
      {
        action: 'ORDER_ESCROW_DELIVERY_NOTED',
        changes: [{ field: 'escrowDelivery', before: 'true', after: 'false' }],
      },
      {
        action: 'ORDER_ESCROW_DELIVERY_NOTED',
        changes: [{ field: 'escrowDelivery', before: 'false', after: 'true' }],
      },
    ]);
  });

  it('are recorded once if two members of staff do it at once', async () => {
    const { number } = await paidAccount();
    await ship(number);
    const other = await signInStaff(shop, 1);

    const answers = await Promise.all([record(number, true), record(number, true, other)]);

    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['OrderError', 'OrderStaffDetailsUpdated']);
    expect((await see(number)).activity?.filter(({ action }) => action.startsWith('ORDER_ESCROW'))).toHaveLength(1);
  });

  it('are not listed before shipping, for a plain deposit, or for an unknown order', async () => {
    const { number } = await paidAccount();
    const deposit = await placed('DEPOSIT');
    await ship(deposit);

    expect(await see(deposit)).toMatchObject({ escrowDelivery: null, listed: [], count: 0 });
    for (const [of, isRegistered] of [
      [number, true],
      [number, false],
      [deposit, true],
      ['EB-000000-N0SUCHN0', true],
    ] as const) {
      expect(expectResult(await record(of, isRegistered), 'OrderError').code).toBe('STATUS_TRANSITION_REFUSED');
    }
  });
});
