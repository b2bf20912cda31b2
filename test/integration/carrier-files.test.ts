import { randomUUID } from 'node:crypto';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { newParcel } from '@eunbit/server/modules/order/fulfilment/fulfilment.record';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { decode, encode } from 'iconv-lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { addMember, createMemberClient } from '../kit/members.ts';
import { type WrittenOrder, writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
});

const toNumber = (index: number) => `EB-260301-${String(index).padStart(8, '0')}`;
const write = (index: number, written: Partial<WrittenOrder> = {}) =>
  writeOrder(shop, {
    number: toNumber(index),
    status: 'ORDER_CONFIRMED',
    ...written,
    address: { apt: `${index}호`, ...written.address },
  });

const HEAD = '고객주문번호,운송장번호,받는분성명\r\n';
const csv = (...rows: (readonly [number, string])[]) =>
  HEAD + rows.map(([index, number]) => `${toNumber(index)},${number},이미나\r\n`).join('');

interface NumbersAnswer {
  readonly orders: { readonly orderNumber: string }[];
  readonly left: number;
  readonly rejected: { readonly row: number; readonly message: string }[];
  readonly rejectedCount: number;
  readonly errors: { readonly message: string }[];
}

async function send(file: string | Uint8Array, { client = staff, carrier = 'CJ_LOGISTICS', market = 'KR' } = {}) {
  const response = await fetch(`${shop.url()}/tracking-numbers?${new URLSearchParams({ market, carrier })}`, {
    method: 'POST',
    headers: { cookie: client.cookieHeader(), 'content-type': 'application/octet-stream', 'x-language': 'en' },
    body: typeof file === 'string' ? file : new Uint8Array(file),
  });
  return { status: response.status, body: (await response.json()) as NumbersAnswer };
}

async function download(query: Record<string, string>, numbers: readonly number[], client = staff) {
  const search = new URLSearchParams(query);
  for (const number of numbers) search.append('order', toNumber(number));
  const response = await fetch(`${shop.url()}/carrier-addresses.csv?${search}`, {
    headers: { cookie: client.cookieHeader() },
  });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe("addresses for a carrier's program (SHIPMENT-27)", () => {
  it('are exported for orders that can be shipped, in EUC-KR, and the log records who exported them', async () => {
    await write(1, { address: { lastName: '뷁' } });
    await write(2, { status: 'ORDER_CANCELLED' });
    await write(3, { market: 'US' });

    const file = await download({ carrier: 'CJ_LOGISTICS', encoding: 'euc-kr' }, [1, 2, 3]);

    expect(file.headers.get('content-type')).toBe('text/csv; charset=euc-kr');
    const lines = decode(file.bytes, 'cp949').trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(toNumber(1));
    expect(lines[1]).toContain('뷁');
    expect(await auditModel(shop.connection).countDocuments({ action: 'ORDERS_EXPORTED' })).toBe(1);
  });

  it('are for staff only, in known formats', async () => {
    await write(1);
    const customer = await createMemberClient(shop, await addMember(shop, {}));
    const wanted = { carrier: 'LOGEN', encoding: 'utf-8' };
    const statuses = [
      (await download(wanted, [1], shop.client())).status,
      (await download(wanted, [1], customer)).status,
      (await download({ ...wanted, carrier: 'UPS' }, [1])).status,
      (await download({ ...wanted, encoding: 'utf-16' }, [1])).status,
      (await download(wanted, [])).status,
    ];
    expect(statuses).toEqual([401, 403, 400, 400, 400]);
  });
});

describe("a carrier's file of tracking numbers (SHIPMENT-28)", () => {
  it('fills the table in UTF-8 and in EUC-KR, without changing an order', async () => {
    for (const index of [1, 2]) await write(index);
    const file = csv([1, '1234-5678-9012'], [1, '123456789013'], [2, '="123456789014"']);
    const orders = [
      {
        orderNumber: toNumber(1),
        parcels: ['123456789012', '123456789013'].map((trackingNumber) => ({
          carrier: 'CJ_LOGISTICS',
          trackingNumber,
        })),
      },
      { orderNumber: toNumber(2), parcels: [{ carrier: 'CJ_LOGISTICS', trackingNumber: '123456789014' }] },
    ];

    for (const bytes of [Buffer.from(`\uFEFF${file}`), encode(file, 'cp949')]) {
      expect(await send(bytes)).toEqual({ status: 200, body: { orders, left: 0, rejected: [], rejectedCount: 0 } });
    }
    expect(await orderModel(shop.connection).countDocuments({ status: 'ORDER_SHIPPED' })).toBe(0);
  });

  it('reports each row of a foreign, unknown, cancelled or shipped order, or with a wrong or used number', async () => {
    await write(1, { market: 'US' });
    await write(2, { status: 'ORDER_CANCELLED' });
    await write(3);
    await write(4);
    await write(5);
    await write(6, { status: 'ORDER_SHIPPED' });
    const parcels = [newParcel('CJ_LOGISTICS', '123456789012', null)];
    const fulfilments = [{ id: randomUUID(), lines: [], parcels, at: new Date(), by: null }];
    await orderModel(shop.connection).updateOne({ number: toNumber(6) }, { $set: { fulfilments } });

    const { body } = await send(
      csv(
        [1, '223456789011'],
        [2, '223456789012'],
        [9, '223456789013'],
        [3, '=1+1'],
        [4, '123456789012'],
        [6, '123456789012'],
        [5, '223456789014'],
      ),
    );

    expect(body.orders.map(({ orderNumber }) => orderNumber)).toEqual([toNumber(5)]);
    expect(body.rejected.map(({ row, message }) => [row, message])).toEqual([
      [2, 'This order belongs to the other store.'],
      [3, 'This order has been cancelled and closed.'],
      [4, 'We could not find the order.'],
      [5, 'This carrier does not write its tracking numbers like that. Please check carrier and number.'],
      [6, 'Another order has been shipped under this number already.'],
      [7, 'This order has been shipped already, under this number.'],
    ]);
  });

  it('may have 20,000 rows: it fills a table of 100 orders and counts the rest', async () => {
    await Promise.all(Array.from({ length: 103 }, (_, index) => write(index)));
    const rows = Array.from({ length: 19_999 }, (_, index) => [index, String(100_000_000_000 + index)] as const);

    const { body } = await send(csv(...rows));

    expect([body.orders.length, body.left, body.rejected.length, body.rejectedCount]).toEqual([100, 3, 100, 19_896]);
  });

  it.each([
    ['has more rows', csv(...Array.from({ length: 20_000 }, (_, index) => [index, '1'] as const)), 422, '20,000 rows'],
    ['is too large', 'x'.repeat(8 * 1024 * 1024 + 1), 413, '8 MB'],
    ['is a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), 422, 'no CSV file'],
    ['is in a broken encoding', Uint8Array.of(0xb0, 0xff, 0xfe, 0x2c), 422, 'no CSV file'],
    ['has a quote that never ends', `${HEAD}"x`, 422, 'no CSV file'],
    ['has no column of numbers', '고객주문번호,받는분\r\nx,y', 422, 'No column of tracking numbers'],
    ['has no column of orders', '운송장번호,받는분\r\nx,y', 422, 'No column of order numbers'],
    ['has headings alone', HEAD, 422, 'no rows'],
  ])('is rejected if it %s', async (_name, file, status, text) => {
    const answer = await send(file);
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0]?.message).toContain(text);
  });

  it('is accepted from staff only, for known carriers and stores', async () => {
    const customer = await createMemberClient(shop, await addMember(shop, {}));
    const file = csv([1, '123456789012']);
    const answers = [
      await send(file, { client: shop.client() }),
      await send(file, { client: customer }),
      await send(file, { carrier: 'DHL' }),
      await send(file, { market: 'FR' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 400, 400]);
  });
});
