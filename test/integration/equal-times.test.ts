import { type CheckoutRecord, checkoutModel } from '@eunbit/server/modules/checkout/checkout.model';
import { ledgerModel } from '@eunbit/server/modules/ledger/ledger.model';
import { createSalesTaxService } from '@eunbit/server/modules/purchase/sales-tax.service';
import { taxRateModel } from '@eunbit/server/modules/purchase/tax-rate.model';
import { visitModel } from '@eunbit/server/modules/visit/visit.model';
import { visitEventModel } from '@eunbit/server/modules/visit/visit-event.model';
import { createVisitReader } from '@eunbit/server/modules/visit/visit-reader';
import { Types } from 'mongoose';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { AddCartLine, StartCheckout } from '../kit/operations.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

/**
 * Each test writes the last item first, so that insertion order would be wrong. The time is yesterday: older visits and
 * tax rates would be removed by TTL indexes while the test reads them.
 */
const MOMENT = new Date(Date.now() - 86_400_000);

const shop = useTestShop();

describe('with equal timestamps', () => {
  it('the payment of an order precedes its fee in the books', async () => {
    const orderNumber = 'EB-260301-SAMET1ME';
    const movement = { method: 'CARD', market: 'US', currency: 'USD', orderNumber, at: MOMENT } as const;
    await ledgerModel(shop.connection).create([
      { ...movement, _id: 'fee:pi_1', kind: 'FEE', amount: -71 },
      { ...movement, _id: 'payment:pi_1', kind: 'PAYMENT', amount: 1_399 },
    ]);

    const entries = (await shop.app().services.ledger.ofOrder(orderNumber)) ?? [];

    expect(entries.map(({ kind }) => kind)).toEqual(['PAYMENT', 'FEE']);
  });

  it('a shopper continues the checkout that was started later', async () => {
    const client = shop.client();
    const input = { productId: shop.productId('wipe'), quantity: 1 };
    expectResult((await client.run(AddCartLine, { input })).addCartLine, 'CartUpdated');
    const start = async () => expectResult((await client.run(StartCheckout)).startCheckout, 'Checkout').id;
    const first = await start();
    const checkouts = checkoutModel(shop.connection);
    const record = (await checkouts.findById(first).lean()) as CheckoutRecord;
    const second = new Types.ObjectId();
    await checkouts.create({ ...record, _id: second });

    expect(await start()).toBe(String(second));
  });

  it('the same rate of a state always stands in for its other places', async () => {
    await taxRateModel(shop.connection).create([
      { _id: 'NY:10001', state: 'NY', percent: '8.5', at: MOMENT },
      { _id: 'NY:10002', state: 'NY', percent: '8', at: MOMENT },
    ]);
    const rates = createSalesTaxService({
      connection: shop.serverConnection,
      provider: { calculateTax: () => Promise.reject(new Error('out of reach')), registeredStates: async () => [] },
      log: pino({ level: 'silent' }),
    });
    const place = { address: '1 Main St', city: 'Rochester', state: 'NY', zipCode: '14604' };

    const { tax } = await rates.assess({ place, lines: [], shipping: 0 }, null);

    expect(tax).toMatchObject({ percent: '8', source: 'LAST_KNOWN' });
  });

  it('the events of a visit are always counted in the same order', async () => {
    const visit = { market: 'KR', startedAt: MOMENT, lastAt: MOMENT, visitor: null, returning: null };
    const origin = { channel: 'DIRECT', source: null, device: 'DESKTOP', country: null, region: null };
    await visitModel(shop.connection).collection.insertOne({ ...visit, ...origin, _id: 'visit' as never });
    const view = { visitId: 'visit', market: 'KR', kind: 'PAGE_VIEW', at: MOMENT };
    await visitEventModel(shop.connection).collection.insertMany([
      { ...view, _id: 'b' as never, path: '/cart' },
      { ...view, _id: 'a' as never, path: '/' },
    ]);

    const until = new Date(MOMENT.getTime() + 1);
    const visits = createVisitReader(shop.serverConnection);
    const seen: string[] = [];
    for await (const { events } of visits.withEvents({ market: 'KR', from: MOMENT, until })) {
      seen.push(...events.map(({ path }) => path ?? ''));
    }

    expect(seen).toEqual(['/', '/cart']);
  });
});
