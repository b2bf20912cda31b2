import { buyerNotesOf } from '@eunbit/schema/buyer-notes';
import type { Language, Market } from '@eunbit/schema/market';
import { DEFAULT_SHOP_SETTINGS, findBank } from '@eunbit/schema/shop-settings';
import { Types } from 'mongoose';
import { mainPictureId, type ProductRecord } from '../catalogue/index.ts';
import { SAMPLE_NAME, SAMPLE_READER } from '../email/index.ts';
import type { AddressRecord, OrderLineRecord } from '../purchase/index.ts';
import { type FulfilmentRecord, newParcel } from './fulfilment/fulfilment.record.ts';
import type { OrderRecord, StatusChangeRecord } from './order.record.ts';
import { wholePayment } from './payment-amounts.ts';
import type { OrderRefundRecord } from './refunds.record.ts';

export const SAMPLE_ORDER = { orderNumber: 'EB-261121-ABCDEFGH' } as const;
export const SAMPLE_REFUNDED_ORDER = { orderNumber: 'EB-261121-PARTBACK' } as const;
/** The correction in the history of the sample order. */
export const SAMPLE_CORRECTION_ID = 'sample-correction';
export const SAMPLE_PARTLY_SHIPPED = { orderNumber: 'EB-261121-PARTSENT', fulfilmentId: 'sample' } as const;
export const SAMPLE_PAID_ORDER = { orderNumber: 'EB-261121-PAIDPAID' } as const;
export const SAMPLE_SHORT_ORDER = { orderNumber: 'EB-261121-SHORTSHO' } as const;

/** Ids of the refunds of the sample order: those that were made, by their destination, and one that waits. */
export const SAMPLE_REFUNDS = {
  CARD: 'card',
  AUTHORISATION: 'authorisation',
  BANK_ACCOUNT: 'bank',
  DUE: 'due',
} as const;

const DAY = 86_400_000;
const ID = new Types.ObjectId('000000000000000000000001');

const ADDRESS: Readonly<Record<Market, AddressRecord>> = {
  KR: {
    ...SAMPLE_NAME.KR,
    address: '은빛로 12',
    apt: '은빛아파트 101동 1503호',
    city: '성동구',
    state: '서울특별시',
    zipCode: '04790',
  },
  US: {
    ...SAMPLE_NAME.US,
    address: '1600 Congress Avenue',
    apt: 'Apt 4B',
    city: 'Austin',
    state: 'TX',
    zipCode: '78701',
  },
};

/** Sales tax rate of the US sample. */
const TAX = 0.0825;
const NO_TAX = { taxRate: '0', taxSource: 'NOT_TAXED' } as const;

function buildLines(products: readonly ProductRecord[], market: Market): OrderLineRecord[] {
  return products.slice(0, 2).map((product, index) => ({
    productId: String(product._id),
    slug: product.slug,
    title: product.title,
    mediaId: mainPictureId(product, market),
    quantity: index + 1,
    unitPrice: product.listings[market].price,
    tax: market === 'US' ? Math.round(product.listings[market].price * (index + 1) * TAX) : 0,
  }));
}

function buildFulfilment(lines: readonly OrderLineRecord[], market: Market, at: Date): FulfilmentRecord {
  const parcels =
    market === 'KR'
      ? [newParcel('CJ_LOGISTICS', '123456789012', null)]
      : [newParcel('USPS', '9400111899223344556677', null), newParcel('UPS', '1Z999AA10123456784', null)];
  const units = lines.map(({ productId, quantity }) => ({ productId, quantity }));
  return { id: SAMPLE_PARTLY_SHIPPED.fulfilmentId, lines: units, parcels, at, by: null, restExpectedOn: null };
}

function buildAmounts(lines: readonly OrderLineRecord[], market: Market): OrderRecord['amounts'] {
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  const shipping = market === 'KR' ? 5000 : 500;
  const tax = lines.reduce((sum, line) => sum + line.tax, 0);
  const source = market === 'US' ? ({ taxRate: '8.25', taxSource: 'LOOKED_UP' } as const) : NO_TAX;
  return { subtotal, shipping, ...source, shippingTax: 0, tax, total: subtotal + shipping + tax };
}

function buildHistory(market: Market, now: Date): StatusChangeRecord[] {
  const detail = market === 'KR' ? '원단 입고가 하루 늦어졌습니다.' : 'Our fabric arrives one day late.';
  const change = (status: OrderRecord['status']) => ({ status, at: now, by: null, delay: null });
  return [
    change('PREPARING_FOR_SHIPMENT'),
    change('ORDER_CONFIRMED'),
    {
      ...change('ORDER_DELAYED'),
      delay: { reason: 'PREPARING_PRODUCT', until: new Date(now.getTime() + 4 * DAY), detail },
    },
    change('ORDER_CANCELLED'),
    { ...change('PREPARING_FOR_SHIPMENT'), correction: { id: SAMPLE_CORRECTION_ID, reason: '' } },
    change('ORDER_SHIPPED'),
  ];
}

function buildRefunds([line]: readonly OrderLineRecord[], now: Date): OrderRefundRecord[] {
  if (!line) return [];
  const { productId, unitPrice } = line;
  const refund = {
    amount: unitPrice + 500,
    tax: 0,
    lines: [{ productId, quantity: 1, amount: unitPrice, tax: 0 }],
    shipping: 500,
    shippingTax: 0,
    reason: 'DAMAGED' as const,
    note: null,
    failure: null,
    tries: 0,
    attempt: 0,
    nextTryAt: null,
    at: now,
    by: null,
    madeAt: now,
    providerRefundId: null,
  };
  const { CARD, AUTHORISATION, BANK_ACCOUNT, DUE } = SAMPLE_REFUNDS;
  return [
    { ...refund, id: CARD, destination: 'CARD', status: 'SUCCEEDED' },
    { ...refund, id: AUTHORISATION, destination: 'AUTHORISATION', status: 'SUCCEEDED' },
    { ...refund, id: BANK_ACCOUNT, destination: 'BANK_ACCOUNT', status: 'SUCCEEDED' },
    { ...refund, id: DUE, destination: 'BANK_ACCOUNT', status: 'PENDING', madeAt: null },
  ];
}

/** An order of the shop's first products for previews; not stored. */
export function sampleOrder(products: readonly ProductRecord[], market: Market, language: Language): OrderRecord {
  const now = new Date();
  const lines = buildLines(products, market);
  const amounts = buildAmounts(lines, market);
  const isKorean = market === 'KR';
  const status = isKorean ? 'AWAITING_PAYMENT' : 'REFUND_DUE';
  return {
    _id: ID,
    number: SAMPLE_ORDER.orderNumber,
    market,
    language,
    checkoutId: ID,
    userId: null,
    encryptedPassCode: null,
    linksOpened: 0,
    status: 'PREPARING_FOR_SHIPMENT',
    statusHistory: buildHistory(market, now),
    email: SAMPLE_READER,
    phone: isKorean ? '010-1234-5678' : '(512) 555-0134',
    address: ADDRESS[market],
    addressCheck: null,
    ...buyerNotesOf({}),
    lines,
    shippingOption: 'STANDARD',
    amounts,
    payment: {
      method: isKorean ? 'DEPOSIT' : 'CARD',
      ...wholePayment(status, amounts.total),
      intentId: null,
      bankId: isKorean ? 'kb' : null,
      depositorName: isKorean ? '한서연' : null,
      depositAccount: isKorean ? findBank(DEFAULT_SHOP_SETTINGS.banks, 'kb') : null,
      card: isKorean ? null : { brand: 'visa', last4: '4242' },
      dueAt: isKorean ? new Date(now.getTime() + 3 * DAY) : null,
    },
    promisedDelivery: isKorean ? null : { earliest: '2026-03-06', latest: '2026-03-12' },
    fulfilments: [buildFulfilment(lines, market, now)],
    fulfilmentStatus: 'SHIPPED',
    version: 1,
    createdAt: now,
  };
}

/** The sample order with one unit shipped and at least one open. */
function samplePartlyShipped(order: OrderRecord): OrderRecord {
  const fulfilments = order.fulfilments.map((one) => ({
    ...one,
    lines: one.lines.slice(0, 1).map((line) => ({ ...line, quantity: 1 })),
    restExpectedOn: '2026-12-03',
  }));
  const lines = order.lines.map((line) => ({ ...line, quantity: line.quantity + 1 }));
  return { ...order, lines, status: 'ORDER_CONFIRMED', fulfilments, fulfilmentStatus: 'PARTLY_SHIPPED' };
}

/** The sample order, paid. */
function samplePaidOrder(order: OrderRecord): OrderRecord {
  const payment = { ...order.payment, ...wholePayment('PAID', order.amounts.total) };
  return { ...order, number: SAMPLE_PAID_ORDER.orderNumber, payment };
}

/** The sample order, of which a part has been deposited. */
function sampleShortOrder(order: OrderRecord): OrderRecord {
  const paidAmount = order.amounts.total - 5_000;
  const payment = { ...order.payment, paidAmount, mismatch: 'SHORT' as const };
  return { ...order, number: SAMPLE_SHORT_ORDER.orderNumber, payment };
}

/** The sample order, parts of which were refunded. */
function sampleRefundedOrder(order: OrderRecord): OrderRecord {
  return { ...order, number: SAMPLE_REFUNDED_ORDER.orderNumber, refunds: buildRefunds(order.lines, order.createdAt) };
}

const SAMPLES: Readonly<Record<string, (order: OrderRecord) => OrderRecord>> = {
  [SAMPLE_PAID_ORDER.orderNumber]: samplePaidOrder,
  [SAMPLE_SHORT_ORDER.orderNumber]: sampleShortOrder,
  [SAMPLE_PARTLY_SHIPPED.orderNumber]: samplePartlyShipped,
  [SAMPLE_REFUNDED_ORDER.orderNumber]: sampleRefundedOrder,
};

/** The sample order in the variant that a sample email is about. */
export function sampleByNumber(order: OrderRecord, number: string): OrderRecord {
  return SAMPLES[number]?.(order) ?? order;
}
