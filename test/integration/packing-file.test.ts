import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { addMember, createMemberClient } from '../kit/members.ts';
import { writeOrder } from '../kit/orders.ts';
import { readPdf } from '../kit/pdf.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { complete, confirmCard, expectResult, fillCheckout, signInStaff, startCardPayment } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
});

const A4 = '595x842';
const LETTER = '612x792';
const LABEL = '288x432';

const toNumber = (index: number) => `EB-260301-${String(index).padStart(8, '0')}`;
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => toNumber(index + 1));

async function print(market: string, numbers: readonly string[], client = staff) {
  const query = new URLSearchParams({ market });
  for (const number of numbers) query.append('order', number);
  return fetch(`${shop.url()}/packing.pdf?${query}`, { headers: { cookie: client.cookieHeader() } });
}

async function printPages(market: string, numbers: readonly string[]) {
  const response = await print(market, numbers);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

const sizes = (pages: readonly { readonly size: string }[]) => pages.map(({ size }) => size);

/** An order of three heavy units, which needs three boxes, and their labels. */
async function buyThreeBoxes(): Promise<string> {
  const packedUnit = { weightGrams: 11_000, lengthMm: 250, widthMm: 120, heightMm: 80 };
  await productModel(shop.connection).updateOne({ _id: shop.productId('wipe') }, { $set: { packedUnit } });
  const client = shop.client({ market: 'US' });
  const ready = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 3 });
  const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
  await confirmCard(shop.stripeUrl, clientSecret);
  const { order } = expectResult(await complete(client, ready), 'OrderPlaced');
  await shop.app().services.shipment.workOff(new Date());
  return order.number;
}

describe('the papers of many orders (SHIPMENT-29)', () => {
  it('are a picking list and a slip per shippable order in its language, and exports are logged', async () => {
    const address = { firstName: '뷁\n😀é', address: '서울특별시 종로구 세종대로 175' };
    await writeOrder(shop, { number: toNumber(1), status: 'ORDER_CONFIRMED', address });
    await writeOrder(shop, { number: toNumber(2), status: 'ORDER_CONFIRMED' });
    await writeOrder(shop, { number: toNumber(3), status: 'ORDER_CANCELLED' });
    await writeOrder(shop, { number: toNumber(4), market: 'US' });

    const pages = await printPages('KR', numbersTo(5));
    expect(sizes(pages)).toEqual([A4, A4, A4]);
    expect(pages.map(({ text }) => text.split('\n'))).toMatchObject([
      [
        'Eunbit · Picking list',
        'Orders: 2 · Units: 2',
        '□ Wet Wipes Units: 2 · Orders: 2',
        'Left out',
        `${toNumber(3)} · This order has been cancelled and closed.`,
        `${toNumber(4)} · This order belongs to the other store.`,
        `${toNumber(5)} · We could not find the order.`,
      ],
      [
        '은빛 · 패킹 슬립',
        expect.stringContaining(toNumber(1)),
        '이뷁 ?é · 010-1234-5678',
        expect.stringContaining('서울특별시 종로구 세종대로 175'),
        '□ 물티슈 1개',
        '총 1개',
      ],
      [
        '은빛 · 패킹 슬립',
        expect.stringContaining(toNumber(2)),
        '이미나 · 010-1234-5678',
        expect.any(String),
        '□ 물티슈 1개',
        '총 1개',
      ],
    ]);
    expect(sizes(await printPages('KR', [toNumber(3)]))).toEqual([A4]);
    expect(await auditModel(shop.connection).countDocuments({ action: 'ORDERS_EXPORTED' })).toBe(2);
  });

  it('of a hundred orders are one file; more are refused', async () => {
    for (const number of numbersTo(100)) await writeOrder(shop, { number, status: 'ORDER_CONFIRMED' });

    expect(await printPages('KR', numbersTo(100))).toHaveLength(101);
    expect((await print('KR', numbersTo(101))).status).toBe(400);
  });

  it('are for staff only, and of one store', async () => {
    const customer = await createMemberClient(shop, await addMember(shop, {}));
    const statuses = [
      (await print('KR', [toNumber(1)], shop.client())).status,
      (await print('KR', [toNumber(1)], customer)).status,
      (await print('JP', [toNumber(1)])).status,
      (await print('KR', [])).status,
    ];
    expect(statuses).toEqual([401, 403, 400, 400]);
  });
});

describe('labels among the papers (SHIPMENT-30)', () => {
  it('follow the slip of their order, and one with a foreign URL is not fetched but named on the slip', async () => {
    const number = await buyThreeBoxes();
    expect(sizes(await printPages('US', [number]))).toEqual([LETTER, LETTER, LABEL, LABEL, LABEL]);

    const foreign = `${shop.url()}/packing.pdf`;
    await orderModel(shop.connection).updateOne({ number }, { $set: { 'shipment.boxes.1.label.url': foreign } });
    const pages = await printPages('US', [number]);
    expect(sizes(pages)).toEqual([LETTER, LETTER, LABEL, LABEL]);
    expect(pages[1]?.text).toContain('The label of box 2 could not be fetched.');
  });

  it('are replaced by a message if the provider no longer has them', async () => {
    const number = await buyThreeBoxes();
    await shop.controlEasyPost('POST', '/sandbox/reset');

    const pages = await printPages('US', [number]);
    expect(sizes(pages)).toEqual([LETTER, LETTER]);
    for (const box of [1, 2, 3]) expect(pages[1]?.text).toContain(`The label of box ${box} could not be fetched.`);
  });
});
