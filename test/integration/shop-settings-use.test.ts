import { getSeason } from '@eunbit/schema/season';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { waitForEmail } from '../kit/emails.ts';
import { StartPayment } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { createAdminClient, saveSettings, UpdateShopSettings } from '../kit/shop-settings.ts';
import { complete, confirmCard, expectResult, fillCheckout, payByDeposit, startCardPayment } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const SPRAY = { slug: 'spray', price: { KR: 7_120, US: 899 }, stock: { KR: 30, US: 30 } };
const { banks, company, shipping, support } = DEFAULT_SHOP_SETTINGS;
const [kb, shinhan] = banks.accounts;
if (!kb || !shinhan) throw new Error('the sample shop has two banks');

const CartPrices = graphql(`
  query CartPrices { cart { shipping { amount } freeShippingThreshold { amount } freeShippingRemaining { amount } } }
`);
const Contact = graphql(`query Contact { shopInfo { contact { phone address } } }`);
const FirstPicture = graphql(`query FirstPicture { shopInfo { heroSeason } }`);
const Banks = graphql(
  `query Banks($id: ID!) { checkout(id: $id) { banks { id accountNumber } shippingChoices { option } } }`,
);
const OrderBank = graphql(`
  query OrderBank($number: String!) { order(number: $number) { payment { bank { name accountNumber accountHolder } } } }
`);
const Terms = graphql(`
  query Terms {
    deliveryTerms { price { amount } freeShippingThreshold { amount } }
    product(slug: "spray") { stock { status unitsLeft } }
  }
`);

const shop = useTestShop({ eachTest: 'renewed', products: [SPRAY] });
let admin: ShopClient;
let spray: string;

beforeAll(async () => {
  spray = shop.productId('spray');
});
beforeEach(async () => {
  admin = await createAdminClient(shop);
  await vi.waitFor(() => expect(shop.app().services.shopSettings.current).toEqual(DEFAULT_SHOP_SETTINGS));
});

const setShipping = (KR: Partial<typeof shipping.KR>, version = 0) =>
  saveSettings(admin, { shipping: { ...shipping, KR: { ...shipping.KR, ...KR } } }, version);

describe('shipping prices set by an admin', () => {
  it('apply in carts and on pages at once (STORE-16)', async () => {
    const buyer = shop.client({ market: 'KR' });
    await fillCheckout(buyer, 'KR', { [spray]: 1 });
    await buyer.run(Terms);
    await setShipping({ standard: 3_000, freeShippingThreshold: 20_000 });

    const { cart } = await buyer.run(CartPrices);
    const { deliveryTerms } = await buyer.run(Terms);

    expect(cart).toEqual({
      shipping: { amount: 3_000 },
      freeShippingThreshold: { amount: 20_000 },
      freeShippingRemaining: { amount: 20_000 - 7_120 },
    });
    expect(deliveryTerms).toEqual({ price: { amount: 3_000 }, freeShippingThreshold: { amount: 20_000 } });
  });

  it('are reported like a changed price if they change between checkout and payment', async () => {
    const buyer = shop.client({ market: 'KR' });
    const checkout = await fillCheckout(buyer, 'KR', { [spray]: 1 });
    await setShipping({ standard: 3_000 });

    const changed = expectResult(await payByDeposit(buyer, checkout), 'CheckoutChangedError');
    expect(changed.checkout.total.amount).toBe(10_120);

    const paid = await payByDeposit(buyer, { ...checkout, total: 10_120 });
    const { order } = expectResult(paid, 'OrderPlaced');
    expect(await orderModel(shop.connection).findOne({ number: order.number }).lean()).toMatchObject({
      shippingOption: 'STANDARD',
      amounts: { shipping: 3_000, total: 10_120 },
    });
  });

  it('do not affect a running card payment and its order', async () => {
    const buyer = shop.client({ market: 'KR' });
    const checkout = await fillCheckout(buyer, 'KR', { [spray]: 1 });
    const started = expectResult(await startCardPayment(buyer, checkout), 'PaymentActionRequired');
    await setShipping({ standard: 3_000, freeShippingThreshold: 5_000 });

    await confirmCard(shop.stripeUrl, started.clientSecret);
    const { order } = expectResult(await complete(buyer, checkout), 'OrderPlaced');

    expect(await orderModel(shop.connection).findOne({ number: order.number }).lean()).toMatchObject({
      shippingOption: 'STANDARD',
      amounts: { shipping: 5_000, total: 12_120 },
    });
  });
});

describe('deposit accounts set by an admin', () => {
  it('cannot be chosen once removed, while orders still show theirs (PAYMENT-12)', async () => {
    const buyer = shop.client({ market: 'KR' });
    const { order } = expectResult(
      await payByDeposit(buyer, await fillCheckout(buyer, 'KR', { [spray]: 1 })),
      'OrderPlaced',
    );
    await saveSettings(admin, { banks: { accounts: [{ ...shinhan, accountNumber: '110-234-567890' }] } });

    const other = shop.client({ market: 'KR' });
    const checkout = await fillCheckout(other, 'KR', { [spray]: 1 });
    const { checkout: shown } = await other.run(Banks, { id: checkout.checkoutId });
    expect(shown?.banks).toEqual([{ id: 'shinhan', accountNumber: '110-234-567890' }]);
    const refused = expectResult(await payByDeposit(other, checkout), 'ValidationError');
    expect(refused.fieldErrors).toMatchObject([{ path: 'bankId', key: 'bank.required' }]);

    const { order: placed } = await admin.run(OrderBank, { number: order.number });
    expect(placed?.payment.bank).toMatchObject({ accountNumber: kb.accountNumber, accountHolder: kb.accountHolder });
    const email = await waitForEmail(shop, { to: 'mina@example.com', kind: 'ORDER_PLACED' });
    expect(email.html).toContain(kb.accountNumber);
  });

  it('show the name of the company at that time for virtual accounts', async () => {
    await saveSettings(admin, { company: { ...company, name: { ko: '주식회사 해솔', en: 'Haesol Inc.' } } });
    const buyer = shop.client({ market: 'KR' });
    const { checkoutId, total } = await fillCheckout(buyer, 'KR', { [spray]: 1 });
    const input = {
      checkoutId,
      method: 'VIRTUAL_ACCOUNT',
      expectedTotal: total,
      hasAgreedToTerms: true,
      bankId: 'hana',
    } as const;
    const { startPayment } = await buyer.run(StartPayment, { input: { ...input, depositorName: '이미나' } });
    const { order } = expectResult(startPayment, 'OrderPlaced');
    await saveSettings(admin, { company }, 1);

    const { order: placed } = await admin.run(OrderBank, { number: order.number });
    expect(placed?.payment.bank?.accountHolder).toBe('주식회사 해솔');
    expect(placed?.payment.bank?.accountNumber).toMatch(/\d{6}/);
  });
});

describe('other settings', () => {
  it('are used in emails at sending time, and for the address of the company (EMAIL-2)', async () => {
    const buyer = shop.client({ market: 'KR', language: 'ko' });
    await saveSettings(admin, { company: { ...company, phone: '02-345-6789', email: 'care@haesol.com' } });
    expectResult(await payByDeposit(buyer, await fillCheckout(buyer, 'KR', { [spray]: 1 })), 'OrderPlaced');

    const email = await waitForEmail(shop, { to: 'mina@example.com', kind: 'ORDER_PLACED' });
    expect(email.text).toContain('고객센터 02-345-6789 · care@haesol.com');
    expect(email.from).toContain('care@haesol.com');
    await waitForEmail(shop, { to: 'care@haesol.com', kind: 'ORDER_RECEIVED' });
  });

  it('give the US store its own phone and address, or none (STORE-21)', async () => {
    const [korean, american] = [shop.client({ market: 'KR', language: 'ko' }), shop.client({ market: 'US' })];
    const contactOf = async (visitor: ShopClient) => (await visitor.run(Contact)).shopInfo.contact;
    // The placeholder number of a new shop is never shown (STORE-28).
    expect(await contactOf(korean)).toEqual({ phone: null, address: company.address.ko });
    expect(await contactOf(american)).toEqual({ phone: null, address: null });

    const phone = '02-345-6789';
    await saveSettings(admin, { company: { ...company, phone } });

    const own = { usPhone: '212-345-6789', usAddress: '350 Fifth Avenue, New York, NY 10118' };
    await saveSettings(admin, { support: { ...support, ...own, socialLinks: [...support.socialLinks] } });

    expect(await contactOf(korean)).toEqual({ phone, address: company.address.ko });
    expect(await contactOf(american)).toEqual({ phone: own.usPhone, address: own.usAddress });
    const checkout = await fillCheckout(american, 'US', { [spray]: 1 });
    const started = expectResult(await startCardPayment(american, checkout), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, started.clientSecret);
    expectResult(await complete(american, checkout), 'OrderPlaced');
    const { text } = await waitForEmail(shop, { to: 'mina@example.com', kind: 'ORDER_PLACED' });
    expect(text).toContain(own.usPhone);
    expect(text).toContain(own.usAddress);
    expect(text).not.toContain(phone);
  });

  it('set the stock below which shoppers see the number (STOCK-2)', async () => {
    const visitor = shop.client({ market: 'KR' });
    expect((await visitor.run(Terms)).product?.stock).toEqual({ status: 'IN_STOCK', unitsLeft: null });

    await saveSettings(admin, { stock: { lowStockAt: 5, fewLeftBelow: 31 } });

    expect((await visitor.run(Terms)).product?.stock).toEqual({ status: 'LOW_STOCK', unitsLeft: 30 });
  });
});

describe('the season of the hero picture set by an admin', () => {
  it('applies in both stores at once, until the date decides again (STORE-18)', async () => {
    const visitors = [shop.client({ market: 'KR' }), shop.client({ market: 'US' })];
    const seasons = async () =>
      Promise.all(visitors.map(async (visitor) => (await visitor.run(FirstPicture)).shopInfo.heroSeason));
    const ofDate = await seasons();
    expect(ofDate).toEqual(['KR', 'US'].map((market) => getSeason('AUTO', new Date(), market as 'KR' | 'US')));
    const other = ofDate.includes('SUMMER') ? 'WINTER' : 'SUMMER';

    await saveSettings(admin, { appearance: { heroSeason: other } });
    expect(await seasons()).toEqual([other, other]);

    await saveSettings(admin, { appearance: { heroSeason: 'AUTO' } }, 1);
    expect(await seasons()).toEqual(ofDate);
  });

  it('must be a known one, and is set by admins only', async () => {
    const input = { expectedVersion: 0, appearance: { heroSeason: 'MONSOON' as 'AUTO' } };
    await expect(admin.run(UpdateShopSettings, { input })).rejects.toThrow(/HeroSeason/);

    const known = { expectedVersion: 0, appearance: { heroSeason: 'SPRING' as const } };
    await expect(shop.client().run(UpdateShopSettings, { input: known })).rejects.toThrow();
    expect(shop.app().services.shopSettings.current.appearance.heroSeason).toBe('AUTO');
  });
});
