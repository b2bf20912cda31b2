import type { PaymentMethod } from '@eunbit/schema/checkout';
import { CURRENCY_BY_MARKET, type Market } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';
import type { PaymentStatus } from '@eunbit/schema/payment-status';
import type { UserRecord } from '@eunbit/server/modules/account/user.model';
import type { LedgerRecord } from '@eunbit/server/modules/ledger/ledger.model';
import { newParcel } from '@eunbit/server/modules/order/fulfilment/fulfilment.record';
import { buildSearchKeys } from '@eunbit/server/modules/order/list/order-search-keys';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { wholePayment } from '@eunbit/server/modules/order/payment-amounts';
import { Types } from 'mongoose';
import { demoFulfilments } from '../../seed/demo/demo-fulfilments.ts';
import { pick, pickFrom } from '../pick.ts';
import { type Buyer, buildBuyer } from './buyers.ts';

export const ORDER_COUNT = 200_000;
export const MEMBER_COUNT = 20_000;
/** Number of guests; most people order once or twice. */
const GUEST_COUNT = 60_000;
const YEARS = 3;
const YEAR_MS = 365 * 86_400_000;

/** The product of an order line. */
export interface Sold {
  readonly productId: string;
  readonly slug: string;
  readonly title: { readonly ko: string; readonly en: string };
  readonly mediaId: string;
  readonly price: Readonly<Record<Market, number>>;
}

/** An ObjectId with the time of the record. */
function idAt(at: Date, index: number): Types.ObjectId {
  const seconds = Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  return Types.ObjectId.createFromHexString(seconds + index.toString(16).padStart(16, '0'));
}

const pickMarket = (index: number): Market => (pick(index, 10, 10) < 6 ? 'KR' : 'US');

/** Member `index`, with a store and a registration time. */
export function buildMember(index: number, now: Date): UserRecord {
  const location = pickMarket(index);
  const createdAt = new Date(now.getTime() - ((MEMBER_COUNT - index) * YEARS * YEAR_MS) / MEMBER_COUNT);
  return {
    _id: buildMemberId(index, now),
    ...buildBuyer(location, index),
    pendingEmail: null,
    passwordHash: null,
    socialIds: [],
    role: 'USER',
    blocked: pick(index, 11, 500) === 0,
    language: location === 'KR' ? 'ko' : 'en',
    location,
    orderEmails: true,
    createdAt,
  };
}

function buildMemberId(index: number, now: Date): Types.ObjectId {
  return idAt(new Date(now.getTime() - ((MEMBER_COUNT - index) * YEARS * YEAR_MS) / MEMBER_COUNT), index);
}

const METHODS: Readonly<Record<Market, readonly PaymentMethod[]>> = {
  KR: ['CARD', 'CARD', 'CARD', 'CARD', 'DEPOSIT', 'DEPOSIT', 'DEPOSIT', 'ESCROW', 'VIRTUAL_ACCOUNT', 'CARD'],
  US: ['CARD'],
};

/** The number of newest orders, of the last two weeks, that may be open; older ones are completed. */
const ORDERS_AT_WORK = 2_500;
/** The number of newest orders, of the last week, that may be unpaid; older unpaid ones are cancelled. */
const ORDERS_TO_BE_PAID = 1_200;

function pickStatus(index: number, market: Market, count: number): OrderStatus {
  const chance = pick(index, 12, 100);
  const waitsTooLong = index < count - ORDERS_TO_BE_PAID && isTransfer(pickMethod(index, market));
  if (index < count - ORDERS_AT_WORK || (waitsTooLong && chance < 55))
    return chance < 6 ? 'ORDER_CANCELLED' : chance === 6 ? 'ORDER_DELAYED' : 'ORDER_SHIPPED';
  if (chance < 55) return 'PREPARING_FOR_SHIPMENT';
  return chance < 85 ? 'ORDER_CONFIRMED' : 'ORDER_SHIPPED';
}

const pickMethod = (index: number, market: Market): PaymentMethod => pickFrom(METHODS[market], index, 14);
const isTransfer = (method: PaymentMethod) => method === 'DEPOSIT' || method === 'VIRTUAL_ACCOUNT';

function pickPaymentStatus(status: OrderStatus, method: PaymentMethod, index: number): PaymentStatus {
  const byTransfer = isTransfer(method);
  switch (status) {
    case 'PREPARING_FOR_SHIPMENT':
      return byTransfer ? 'AWAITING_PAYMENT' : method === 'ESCROW' ? 'AUTHORISED' : 'PAID';
    case 'ORDER_CANCELLED':
      return byTransfer && pick(index, 13, 100) === 0 ? 'REFUND_DUE' : 'REFUNDED';
    default:
      return method === 'ESCROW' && pick(index, 13, 300) === 0 ? 'FAILED' : 'PAID';
  }
}

function buildPayment(
  buyer: Buyer,
  market: Market,
  status: OrderStatus,
  index: number,
  total: number,
): OrderRecord['payment'] {
  const method = pickMethod(index, market);
  const paid = pickPaymentStatus(status, method, index);
  const byTransfer = isTransfer(method);
  const wantsReceipt = byTransfer && pick(index, 15, 3) === 0;
  const issued = { number: String(index), on: '2026-01-02', by: 'staff', at: new Date(0) };
  return {
    method,
    ...wholePayment(paid, total),
    intentId: byTransfer ? null : `pi_bench_${index}`,
    bankId: byTransfer ? 'kb' : null,
    depositorName: byTransfer ? buyer.lastName + buyer.firstName : null,
    dueAt: null,
    cashReceipt: wantsReceipt
      ? {
          kind: 'PERSONAL',
          sealedNumber: null,
          maskedNumber: '010-****-5678',
          dueAt: null,
          issued: pick(index, 16, 40) === 0 ? null : issued,
        }
      : null,
    // A few deposits have an amount that differs from the order.
    depositedAmount: method === 'VIRTUAL_ACCOUNT' && pick(index, 17, 20) === 0 ? 1_000 : null,
  };
}

const ADDRESSES = {
  KR: { address: '세종대로 110', apt: '', city: '서울', state: '서울', zipCode: '04524' },
  US: { address: '1 Main Street', apt: '', city: 'Springfield', state: 'IL', zipCode: '62701' },
} as const;

function buildHistory(status: OrderStatus, createdAt: Date): OrderRecord['statusHistory'] {
  const entry = (each: OrderStatus, days: number) => ({
    status: each,
    at: new Date(createdAt.getTime() + days * 86_400_000),
    by: null,
    delay:
      each === 'ORDER_DELAYED'
        ? { reason: 'OTHER' as const, until: new Date(createdAt.getTime() + 14 * 86_400_000), detail: null }
        : null,
    cancellation: null,
  });
  const first = entry('PREPARING_FOR_SHIPMENT', 0);
  if (status === 'PREPARING_FOR_SHIPMENT') return [first];
  return status === 'ORDER_SHIPPED'
    ? [first, entry('ORDER_CONFIRMED', 1), entry(status, 2)]
    : [first, entry(status, 1)];
}

/** Order `index` of `count`, oldest first. */
export function buildOrder(index: number, goods: readonly Sold[], now: Date, count = ORDER_COUNT): OrderRecord {
  const createdAt = new Date(now.getTime() - ((count - index) * YEARS * YEAR_MS) / count);
  const isMember = pick(index, 18, 10) < 4;
  const member = pick(index, 19, MEMBER_COUNT);
  const market = isMember ? pickMarket(member) : pickMarket(index);
  const buyer = buildBuyer(market, isMember ? member : MEMBER_COUNT + pick(index, 19, GUEST_COUNT));
  const status = pickStatus(index, market, count);
  const lines = Array.from({ length: 1 + pick(index, 20, 4) }, (_, line) => {
    const { price, ...product } = pickFrom(goods, index, 21 + line);
    return { ...product, quantity: 1 + pick(index, 31 + line, 3), unitPrice: price[market], tax: 0 };
  });
  const subtotal = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const phone = buyer.phone;
  const statusHistory = buildHistory(status, createdAt);
  const order = {
    _id: idAt(createdAt, index),
    number: `EB-${createdAt.toISOString().slice(2, 10).replaceAll('-', '')}-${index.toString(36).toUpperCase().padStart(8, '0')}`,
    market,
    language: market === 'KR' ? 'ko' : 'en',
    checkoutId: new Types.ObjectId(),
    userId: isMember ? String(buildMemberId(member, now)) : null,
    encryptedPassCode: isMember ? null : 'sealed',
    linksOpened: 0,
    status,
    statusHistory,
    email: buyer.email,
    phone,
    address: { ...ADDRESSES[market], firstName: buyer.firstName, lastName: buyer.lastName },
    lines,
    shippingOption: 'STANDARD',
    amounts: { subtotal, shipping: 0, taxRate: '0', tax: 0, total: subtotal },
    payment: buildPayment(buyer, market, status, index, subtotal),
    ...demoFulfilments(
      { lines, status, statusHistory },
      newParcel(market === 'KR' ? 'CJ_LOGISTICS' : 'USPS', `${index}`, null),
    ),
    createdAt,
  } as OrderRecord;
  return { ...order, searchKeys: buildSearchKeys(order) };
}

/** The ledger entries of an order: payments and refunds. */
export function buildEntries(order: OrderRecord): LedgerRecord[] {
  const { method, intentId, paidAmount, refundedAmount } = order.payment;
  const build = (kind: 'PAYMENT' | 'REFUND', amount: number): LedgerRecord => ({
    _id: `${kind.toLowerCase()}:${order.number}`,
    kind,
    method,
    market: order.market,
    currency: CURRENCY_BY_MARKET[order.market],
    amount,
    orderNumber: order.number,
    intentId,
    chargeId: null,
    refundId: null,
    disputeId: null,
    at: order.createdAt,
  });
  return [
    ...(paidAmount > 0 ? [build('PAYMENT', paidAmount)] : []),
    ...(refundedAmount > 0 ? [build('REFUND', -refundedAmount)] : []),
  ];
}
