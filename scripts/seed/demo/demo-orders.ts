import { buyerNotesOf } from '@eunbit/schema/buyer-notes';
import { PaymentMethod } from '@eunbit/schema/checkout';
import type { Market } from '@eunbit/schema/market';
import { Carrier, type OrderStatus } from '@eunbit/schema/order';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { newPublicNumber } from '@eunbit/server/common/public-number';
import { mainPictureId, type ProductRecord } from '@eunbit/server/modules/catalogue/product.model';
import { type FulfilmentParcelRecord, newParcel } from '@eunbit/server/modules/order/fulfilment/fulfilment.record';
import { buildSearchKeys } from '@eunbit/server/modules/order/list/order-search-keys';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { wholePayment } from '@eunbit/server/modules/order/payment-amounts';
import { priceOrder } from '@eunbit/server/modules/purchase/pricing';
import { NOT_TAXED } from '@eunbit/server/modules/purchase/sales-tax';
import { Types } from 'mongoose';
import { type Chance, createChance } from './chance.ts';
import { demoFulfilments } from './demo-fulfilments.ts';
import { demoBuyer } from './demo-people.ts';

const CANCELLED_SHARE = 0.04;
/** Staff confirm within some hours, and ship a day or two later. */
const CONFIRMED_HOURS = 3;
const SHIPPED_HOURS = 22;

/** The carriers, with the number of digits of their tracking numbers. */
const PARCELS: Readonly<Record<Market, readonly (readonly [Carrier, number])[]>> = {
  KR: [
    [Carrier.CJ_LOGISTICS, 12],
    [Carrier.HANJIN, 12],
    [Carrier.LOTTE, 12],
  ],
  US: [
    [Carrier.USPS, 22],
    [Carrier.UPS, 12],
    [Carrier.FEDEX, 12],
  ],
};

export interface DemoPurchase {
  readonly seed: number;
  readonly market: Market;
  readonly at: Date;
  /** No event is later than this. */
  readonly now: Date;
  /** Id of the visit, from which the purchase is generated. */
  readonly visitId: string;
  /** In shop order, at least one. */
  readonly products: readonly ProductRecord[];
  /** Pass code of a guest order. */
  readonly encryptedPassCode: string;
}

const after = (at: Date, hours: number) => new Date(at.getTime() + hours * 3_600_000);

/** Status changes by staff until now. */
function buildHistory({ at, now }: DemoPurchase, chance: Chance): OrderRecord['statusHistory'] {
  const isCancelled = chance.happens(CANCELLED_SHARE);
  const confirmed = CONFIRMED_HOURS + chance.upTo(6);
  const steps: readonly (readonly [OrderStatus, number])[] = isCancelled
    ? [['ORDER_CANCELLED', confirmed]]
    : [
        ['ORDER_CONFIRMED', confirmed],
        ['ORDER_SHIPPED', confirmed + SHIPPED_HOURS + chance.upTo(30)],
      ];
  return [['PREPARING_FOR_SHIPMENT', 0] as const, ...steps]
    .map(([status, hours]) => ({ status, at: after(at, hours), by: null, delay: null, cancellation: null }))
    .filter((entry) => entry.at <= now);
}

function buildLines({ market, products }: DemoPurchase, chance: Chance): OrderRecord['lines'] {
  const first = Math.floor(chance.next() ** 2 * products.length);
  const chosen = new Set([first, ...(chance.happens(0.35) ? [chance.upTo(products.length - 1)] : [])]);
  return products
    .filter((_, index) => chosen.has(index))
    .map((product) => ({
      productId: String(product._id),
      slug: product.slug,
      title: product.title,
      mediaId: mainPictureId(product, market),
      quantity: 1 + chance.upTo(2),
      unitPrice: product.listings[market].price,
      tax: 0,
    }));
}

function buildParcel(market: Market, chance: Chance): FulfilmentParcelRecord {
  const [carrier, digits] = chance.pick(PARCELS[market].map((parcel) => [parcel, 1] as const));
  return newParcel(carrier, Array.from({ length: digits }, () => chance.upTo(9)).join(''), null);
}

/**
 * A demo order. It is paid or void without a provider, so that no job and no reconciliation looks for its payment; the newest
 * orders wait for staff.
 */
export function demoOrder(purchase: DemoPurchase): OrderRecord {
  const { seed, market, at, visitId, encryptedPassCode } = purchase;
  const chance = createChance(seed, visitId, 'order');
  const buyer = demoBuyer(seed, market, visitId);
  const lines = buildLines(purchase, chance);
  const { amounts, rate } = priceOrder(
    { market, lines, shippingOption: null, shipping: DEFAULT_SHOP_SETTINGS.shipping },
    NOT_TAXED,
  );
  const statusHistory = buildHistory(purchase, chance);
  const status = statusHistory.at(-1)?.status ?? 'PREPARING_FOR_SHIPMENT';
  const method = market === 'KR' && chance.happens(0.4) ? PaymentMethod.DEPOSIT : PaymentMethod.CARD;
  const paid = status === 'ORDER_CANCELLED' ? 'VOID' : 'PAID';
  const order: OrderRecord = {
    _id: new Types.ObjectId(),
    number: newPublicNumber('EB', market, at),
    market,
    language: market === 'KR' ? 'ko' : 'en',
    checkoutId: new Types.ObjectId(),
    userId: buyer.userId,
    encryptedPassCode: buyer.userId ? null : encryptedPassCode,
    linksOpened: 0,
    status,
    statusHistory,
    email: buyer.email,
    phone: buyer.phone,
    address: { firstName: buyer.firstName, lastName: buyer.lastName, ...buyer.place },
    addressCheck: null,
    lines,
    shippingOption: rate.option,
    ...buyerNotesOf({}),
    promisedDelivery: null,
    amounts,
    payment: {
      method,
      ...wholePayment(paid, amounts.total),
      intentId: null,
      bankId: null,
      depositorName: method === PaymentMethod.DEPOSIT ? `${buyer.lastName}${buyer.firstName}` : null,
      dueAt: null,
    },
    shipment: null,
    version: 0,
    ...demoFulfilments({ lines, status, statusHistory }, buildParcel(market, chance)),
    createdAt: at,
  };
  return { ...order, searchKeys: buildSearchKeys(order) };
}
