import type { Market } from '@eunbit/schema/market';
import { newPublicNumber } from '@eunbit/server/common/public-number';
import type { ProductRecord } from '@eunbit/server/modules/catalogue/product.model';
import { priceOrder } from '@eunbit/server/modules/checkout/pricing';
import { NOT_TAXED } from '@eunbit/server/modules/checkout/sales-tax';
import type { OrderRecord } from '@eunbit/server/modules/order/order.model';
import { searchKeysOf } from '@eunbit/server/modules/order/order-search-keys';
import { Types } from 'mongoose';
import { chanceOf } from './chance.ts';

const BUYERS = 700;
const CANCELLED_SHARE = 0.04;
const CONFIRMED_HOURS = 5;
const SHIPPED_HOURS = 30;

const ADDRESSES = {
  KR: {
    firstname: '서연',
    lastname: '한',
    address: '서울특별시 중구 세종대로 110',
    apt: '3층',
    city: '서울',
    state: '',
    zipcode: '04524',
  },
  US: {
    firstname: 'Jamie',
    lastname: 'Lee',
    address: '417 Montgomery St',
    apt: '',
    city: 'San Francisco',
    state: 'CA',
    zipcode: '94104',
  },
} as const;

export interface DemoPurchase {
  readonly seed: number;
  readonly market: Market;
  readonly at: Date;
  /** The visit that bought: makes the purchase what it is. */
  readonly visitId: string;
  /** In shop order, at least one. */
  readonly products: readonly ProductRecord[];
}

const after = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000);

/**
 * A made-up order, over and done with: paid without a provider, so that no job and no comparison of books looks for its
 * payment anywhere, and shipped or cancelled, so that nobody waits for it.
 */
export function demoOrder({ seed, market, at, visitId, products }: DemoPurchase): OrderRecord {
  const chance = chanceOf(seed, visitId, 'order');
  const first = Math.floor(chance.next() ** 2 * products.length);
  const chosen = new Set([first, ...(chance.happens(0.35) ? [chance.upTo(products.length - 1)] : [])]);
  const lines = products
    .filter((_, index) => chosen.has(index))
    .map((product) => ({
      productId: String(product._id),
      slug: product.slug,
      title: product.title,
      mediaId: product.images[0]?.mediaId ?? '',
      quantity: 1 + chance.upTo(2),
      unitPrice: product.listings[market].price,
    }));
  const { amounts, rate } = priceOrder({ market, lines, shippingOption: null }, NOT_TAXED);
  const isCancelled = chance.happens(CANCELLED_SHARE);
  const entry = (status: OrderRecord['status'], hours: number) => ({
    status,
    at: after(at, hours),
    by: null,
    delay: null,
    cancellation: null,
  });
  const order: OrderRecord = {
    _id: new Types.ObjectId(),
    number: newPublicNumber('EB', market, at),
    market,
    language: market === 'KR' ? 'ko' : 'en',
    checkoutId: new Types.ObjectId(),
    userId: null,
    sealedPassCode: null,
    linksOpened: 0,
    status: isCancelled ? 'ORDER_CANCELLED' : 'ORDER_SHIPPED',
    statusHistory: [
      entry('PREPARING_FOR_SHIPMENT', 0),
      ...(isCancelled
        ? [entry('ORDER_CANCELLED', CONFIRMED_HOURS)]
        : [entry('ORDER_CONFIRMED', CONFIRMED_HOURS), entry('ORDER_SHIPPED', SHIPPED_HOURS)]),
    ],
    email: `visitor-${chance.upTo(BUYERS)}@demo.example`,
    phone: market === 'KR' ? '+821000000000' : '+14155550100',
    address: { ...ADDRESSES[market] },
    addressCheck: null,
    lines,
    shippingOption: rate.option,
    deliveryNote: null,
    promisedDelivery: null,
    amounts,
    payment: {
      method: market === 'KR' ? 'DEPOSIT' : 'CARD',
      state: isCancelled ? 'VOID' : 'PAID',
      intentId: null,
      bankId: null,
      depositorName: null,
      dueAt: null,
    },
    shipment: null,
    tracking: [],
    createdAt: at,
  };
  return { ...order, searchKeys: searchKeysOf(order) };
}
