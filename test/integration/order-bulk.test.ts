import { emailModel } from '@eunbit/server/modules/email/email.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const UpdateOrderStatuses = graphql(`
  mutation UpdateOrderStatuses($input: UpdateOrderStatusesInput!) {
    updateOrderStatuses(input: $input) {
      __typename
      ... on OrdersUpdated { orders { orderNumber outcome code message order { status } } }
      ... on ValidationError { message fieldErrors { path key } }
    }
  }
`);

const ALL = ['PREPARING_FOR_SHIPMENT', 'ORDER_CONFIRMED', 'ORDER_DELAYED', 'ORDER_CANCELLED', 'ORDER_SHIPPED'] as const;
const buildNumber = (status: (typeof ALL)[number]) => `EB-260301-${String(ALL.indexOf(status)).padStart(8, '0')}`;

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
  for (const status of ALL) await writeOrder(shop, { number: buildNumber(status), status });
});

const DELAY = { reason: 'CUSTOM_ORDER', until: '2099-03-02T12:00:00Z', detail: 'Being made.' } as const;

async function update(input: object) {
  const orderNumbers = ALL.map(buildNumber);
  const answer = await staff.run(UpdateOrderStatuses, { input: { orderNumbers, status: 'ORDER_CONFIRMED', ...input } });
  return answer.updateOrderStatuses;
}

/** Statuses of the orders whose status changed. */
async function moved(input: object): Promise<string[]> {
  const { orders } = expectResult(await update(input), 'OrdersUpdated');
  return ALL.filter((_status, place) => orders[place]?.outcome === 'DONE');
}

const emailKeys = async () =>
  (await emailModel(shop.connection).find({ kind: 'ORDER_STATUS_CHANGED' }).lean()).map(({ key }) => key).sort();

describe('many orders at once (ORDER-7)', () => {
  it('are confirmed if they are new', async () => {
    expect(await moved({})).toEqual(['PREPARING_FOR_SHIPMENT']);
  });

  it.each([
    ['the deposit has not come', { method: 'VIRTUAL_ACCOUNT', status: 'AWAITING_PAYMENT' }],
    ['nobody has recorded the deposit', { method: 'DEPOSIT', status: 'AWAITING_PAYMENT' }],
    ['the authorisation has ended', { method: 'ESCROW', status: 'FAILED' }],
  ] as const)('are neither confirmed nor counted as paid if %s (PAYMENT-11, PAYMENT-14)', async (_name, payment) => {
    const number = 'EB-260301-UNPA1D00';
    await writeOrder(shop, { number, payment });

    const { orders } = expectResult(await update({ orderNumbers: [number] }), 'OrdersUpdated');

    expect(orders).toMatchObject([{ outcome: 'SKIPPED', code: 'STATUS_TRANSITION_REFUSED' }]);
    expect(await orderModel(shop.connection).findOne({ number }).lean()).toMatchObject({
      status: 'PREPARING_FOR_SHIPMENT',
      payment,
    });
    expect(await ledgerModel(shop.connection).countDocuments({ orderNumber: number })).toBe(0);
    expect(await emailKeys()).toEqual([]);
  });

  it('are delayed once, and not if closed', async () => {
    expect(await moved({ status: 'ORDER_DELAYED', delay: DELAY })).toEqual([
      'PREPARING_FOR_SHIPMENT',
      'ORDER_CONFIRMED',
    ]);
    expect(
      await orderModel(shop.connection)
        .findOne({ number: buildNumber('ORDER_CONFIRMED') })
        .lean(),
    ).toMatchObject({
      status: 'ORDER_DELAYED',
      statusHistory: [{}, { delay: { reason: 'CUSTOM_ORDER', detail: 'Being made.' } }],
    });
  });

  it('are cancelled unless closed, and their units return to stock (ORDER-9)', async () => {
    expect(await moved({ status: 'ORDER_CANCELLED' })).toEqual([
      'PREPARING_FOR_SHIPMENT',
      'ORDER_CONFIRMED',
      'ORDER_DELAYED',
    ]);
    const level = await stockModel(shop.connection)
      .findById(stockId('KR', shop.productId('wipe')))
      .lean();
    expect(level?.quantity).toBe(103);
  });

  it('each send their email unless skipped (ORDER-5)', async () => {
    await update({ status: 'ORDER_DELAYED', delay: DELAY });

    expect(await emailKeys()).toEqual([
      `ORDER_STATUS_CHANGED:${buildNumber('PREPARING_FOR_SHIPMENT')}:ORDER_DELAYED`,
      `ORDER_STATUS_CHANGED:${buildNumber('ORDER_CONFIRMED')}:ORDER_DELAYED`,
    ]);
  });

  it('return the reason and the current status of each skipped one', async () => {
    const unknown = 'EB-260301-ZZZZZZZZ';
    const { orders } = expectResult(
      await update({ orderNumbers: [buildNumber('ORDER_SHIPPED'), unknown] }),
      'OrdersUpdated',
    );

    expect(orders).toEqual([
      {
        orderNumber: buildNumber('ORDER_SHIPPED'),
        outcome: 'SKIPPED',
        code: 'STATUS_TRANSITION_REFUSED',
        message: 'This order has been shipped already.',
        order: { status: 'ORDER_SHIPPED' },
      },
      {
        orderNumber: unknown,
        outcome: 'SKIPPED',
        code: 'ORDER_NOT_FOUND',
        message: 'We could not find the order.',
        order: null,
      },
    ]);
  });

  it('are moved once if two members of staff act at the same moment', async () => {
    const answers = await Promise.all([update({}), update({})]);

    const outcomes = answers.map((answer) => expectResult(answer, 'OrdersUpdated').orders[0]?.outcome);
    expect(outcomes.sort()).toEqual(['DONE', 'SKIPPED']);
    expect(await emailKeys()).toHaveLength(1);
  });

  it('are moved once if listed twice', async () => {
    const number = buildNumber('PREPARING_FOR_SHIPMENT');
    const spaced = number.replaceAll('-', ' ').toLowerCase();

    const { orders } = expectResult(await update({ orderNumbers: [number, spaced] }), 'OrdersUpdated');

    expect(orders.map(({ outcome }) => outcome)).toEqual(['DONE']);
  });

  it('must be at least one', async () => {
    const { message } = expectResult(await update({ orderNumbers: [] }), 'ValidationError');
    expect(message).toBe('Select at least one order to perform.');
  });

  it.each([
    ['more than a hundred', { orderNumbers: Array.from({ length: 101 }, (_, index) => `EB-${index}`) }, 'orderNumbers'],
    ['shipped, which needs parcels', { status: 'ORDER_SHIPPED' }, 'status'],
    ['delayed without a reason', { status: 'ORDER_DELAYED' }, 'delay'],
    [
      'delayed to the past',
      { status: 'ORDER_DELAYED', delay: { reason: 'OTHER', until: '2020-01-01T00:00:00Z' } },
      'delay.until',
    ],
    [
      'delayed with what cannot be seen',
      { status: 'ORDER_DELAYED', delay: { reason: 'OTHER', detail: 'a\u0000b' } },
      'delay.detail',
    ],
  ])('must not be %s', async (_what, input, path) => {
    expect(expectResult(await update(input), 'ValidationError').fieldErrors[0]?.path).toBe(path);
  });
});
