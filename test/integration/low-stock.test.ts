import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { waitForEmail } from '../kit/emails.ts';
import { UpdateOrderStatus, UpdateStock } from '../kit/operations.ts';
import { UpdateLowStockThreshold } from '../kit/stock.ts';
import { expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RARE = { slug: 'rare', price: { KR: 7_120, US: 899 }, stock: { KR: 8, US: 8 } };

const shop = useTestShop({ eachTest: 'renewed', servers: 2, products: [RARE] });
let rare: string;

beforeAll(async () => {
  rare = shop.productId('rare');
});

const emails = () => emailModel(shop.connection).find({ kind: 'LOW_STOCK' }).sort({ createdAt: 1, _id: 1 }).lean();

async function buy(quantity: number, server = 0): Promise<string> {
  const buyer = shop.client({ market: 'KR', server });
  const placed = await payByDeposit(buyer, await fillCheckout(buyer, 'KR', { [rare]: quantity }));
  return expectResult(placed, 'OrderPlaced').order.number;
}

async function setQuantity(quantity: number) {
  const staff = await signInStaff(shop);
  const level = await stockModel(shop.connection).findById(stockId('KR', rare)).lean();
  const input = { productId: rare, market: 'KR' as const, quantity, isStopped: false };
  const { updateStock } = await staff.run(UpdateStock, { input: { ...input, expectedVersion: level?.version ?? 0 } });
  expectResult(updateStock, 'StockUpdated');
}

async function updateLowStockThreshold(lowStockAt: number, expectedLowStockAt: number, productId = rare) {
  const staff = await signInStaff(shop);
  const input = { productId, market: 'KR' as const, lowStockAt, expectedLowStockAt };
  return (await staff.run(UpdateLowStockThreshold, { input })).updateLowStockThreshold;
}

describe('a product with low stock', () => {
  it('is reported by the sale that reaches its threshold, and by no later one (STOCK-12)', async () => {
    await buy(2);
    expect(await emails()).toEqual([]);

    await buy(1);
    await buy(1);

    expect(await emails()).toMatchObject([{ refs: { stockId: stockId('KR', rare) }, language: 'ko' }]);
  });

  it('causes one email if many sales reach the threshold at once', async () => {
    await Promise.all([0, 1, 0, 1].map((server) => buy(2, server)));
    expect(await emails()).toHaveLength(1);
  });

  it('causes another email after it was restocked, and none if staff only reduce it', async () => {
    await buy(3);
    await setQuantity(4);
    await buy(1);
    expect(await emails()).toHaveLength(1);

    await setQuantity(7);
    await setQuantity(6);
    await buy(1);

    expect(await emails()).toHaveLength(2);
  });

  it('counts as restocked when a cancelled order returns its units (STOCK-7)', async () => {
    const number = await buy(3);
    const staff = await signInStaff(shop);
    const input = { orderNumber: number, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CANCELLED' } as const;
    expectResult((await staff.run(UpdateOrderStatus, { input })).updateOrderStatus, 'OrderUpdated');

    await buy(3);

    expect(await emails()).toHaveLength(2);
  });

  it('is emailed with the units left, unless it was restocked meanwhile', async () => {
    await buy(4);
    const email = await waitForEmail(shop, { to: DEFAULT_SHOP_SETTINGS.company.email, kind: 'LOW_STOCK' });
    expect(email.subject).toContain('4개 남음');
    expect(email.html).toContain(`/admin/products_ko/${rare}`);

    await setQuantity(8);
    await buy(4);
    await setQuantity(50);
    await vi.waitFor(async () => {
      await shop.deliver();
      expect((await emails()).map(({ status }) => status)).toEqual(['SENT', 'SKIPPED']);
    });
  });
});

describe('the low-stock threshold', () => {
  it('is set per product and store', async () => {
    const productStock = expectResult(await updateLowStockThreshold(7, 5), 'ProductStock');
    expect(productStock).toMatchObject({ lowStockAt: 7, stock: { quantity: 8 } });

    await buy(1);

    expect(await emails()).toHaveLength(1);
  });

  it('is not overwritten by somebody who saw an older value', async () => {
    expectResult(await updateLowStockThreshold(7, 5), 'ProductStock');
    expect(await updateLowStockThreshold(3, 5)).toMatchObject({ __typename: 'StockError', code: 'STOCK_CONFLICT' });
  });

  it('must be a number of units of an existing product', async () => {
    const { fieldErrors } = expectResult(await updateLowStockThreshold(-1, 5), 'ValidationError');
    expect(fieldErrors).toMatchObject([{ path: 'lowStockAt', key: 'stockQuantity.notNumeric' }]);
    expect(await updateLowStockThreshold(1_000_001, 5)).toMatchObject({ __typename: 'ValidationError' });
    expect(await updateLowStockThreshold(3, 5, '0'.repeat(24))).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    expect(await updateLowStockThreshold(3, 5, '{"$gt":""}')).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  });
});
