import { buyerNotesOf } from '@eunbit/schema/buyer-notes';
import type { FulfilmentStatus } from '@eunbit/schema/fulfilment';
import type { OrderStatus } from '@eunbit/schema/order';
import { DEFAULT_SHOP_SETTINGS, findBank } from '@eunbit/schema/shop-settings';
import { newFulfilments } from '@eunbit/server/modules/order/fulfilment/fulfilment.record';
import { buildSearchKeys } from '@eunbit/server/modules/order/list/order-search-keys';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import type { OrderRecord } from '@eunbit/server/modules/order/order.record';
import { wholePayment } from '@eunbit/server/modules/order/payment-amounts';
import { Types } from 'mongoose';
import { addMember, createMemberClient, type Member } from './members.ts';
import type { ClientOptions, ShopClient } from './shop-client.ts';
import { ADDRESSES } from './story.ts';
import type { TestShop } from './test-shop.ts';

/** Fulfilment status for each order status, without partial shipments. */
const FULFILMENT_STATUS: Readonly<Record<OrderStatus, FulfilmentStatus>> = {
  PREPARING_FOR_SHIPMENT: 'OPEN',
  ORDER_CONFIRMED: 'OPEN',
  ORDER_DELAYED: 'OPEN',
  ORDER_CANCELLED: 'CANCELLED',
  ORDER_SHIPPED: 'SHIPPED',
};

/** A member with the client in which they are signed in. */
export interface SignedIn extends Member {
  readonly client: ShopClient;
}

export async function signedInMember(shop: TestShop, options: ClientOptions = {}): Promise<SignedIn> {
  const member = await addMember(shop);
  return { ...member, client: await createMemberClient(shop, member, options) };
}

export interface WrittenOrder
  extends Partial<Pick<OrderRecord, 'userId' | 'email' | 'market' | 'createdAt' | 'status' | 'hasRefundByHand'>> {
  readonly number: string;
  /** Whether it belonged to a member whose account was deleted. */
  readonly formerMember?: boolean;
  readonly address?: Partial<OrderRecord['address']>;
  readonly phone?: string;
  readonly payment?: Partial<OrderRecord['payment']>;
  /** Absent by default. */
  readonly shipment?: OrderRecord['shipment'];
  /** Promised date of a delayed order. */
  readonly delayedUntil?: Date;
  /** Minor units. */
  readonly total?: number;
  /** Korean and English name of its one product. */
  readonly title?: OrderRecord['lines'][number]['title'];
}

/** Writes an order directly into the database, for lists that would take too long to buy. */
export async function writeOrder(shop: TestShop, written: WrittenOrder): Promise<void> {
  const { number, userId = null, email = 'mina@example.com', market = 'KR', createdAt = new Date() } = written;
  const {
    status = 'PREPARING_FOR_SHIPMENT',
    formerMember = false,
    title = { ko: '물티슈', en: 'Wet Wipes' },
  } = written;
  const delay = written.delayedUntil ? { reason: 'OTHER' as const, until: written.delayedUntil, detail: null } : null;
  const order = {
    _id: new Types.ObjectId(),
    number,
    market,
    language: 'ko',
    checkoutId: new Types.ObjectId(),
    userId,
    encryptedPassCode: userId === null && !formerMember ? 'sealed' : null,
    linksOpened: 0,
    status,
    statusHistory: [{ status, at: createdAt, by: null, delay, cancellation: null }],
    email,
    phone: written.phone ?? '010-1234-5678',
    address: { ...ADDRESSES[market], apt: '', ...written.address },
    lines: [
      {
        productId: shop.productId('wipe'),
        slug: 'wipe',
        title,
        mediaId: '0'.repeat(32),
        quantity: 1,
        unitPrice: 7_120,
        tax: 0,
      },
    ],
    shippingOption: 'STANDARD',
    addressCheck: null,
    ...buyerNotesOf({}),
    promisedDelivery: null,
    amounts: {
      subtotal: 7_120,
      shipping: 5_000,
      taxRate: '0',
      taxSource: 'NOT_TAXED',
      shippingTax: 0,
      tax: 0,
      total: written.total ?? 12_120,
    },
    payment: {
      method: 'DEPOSIT',
      ...wholePayment(written.payment?.status ?? 'PAID', written.total ?? 12_120),
      intentId: null,
      bankId: 'kb',
      depositAccount: findBank(DEFAULT_SHOP_SETTINGS.banks, 'kb'),
      depositorName: '이미나',
      dueAt: null,
      ...written.payment,
    },
    shipment: written.shipment ?? null,
    ...(written.hasRefundByHand && { hasRefundByHand: true }),
    ...newFulfilments(),
    version: 0,
    fulfilmentStatus: FULFILMENT_STATUS[status],
    createdAt,
  } satisfies OrderRecord;
  await orderModel(shop.connection).create({ ...order, searchKeys: buildSearchKeys(order) });
}

/** Assigns a guest order to a member, as if they had been signed in. */
export async function giveTo(shop: TestShop, number: string, userId: string): Promise<void> {
  await orderModel(shop.connection).updateOne({ number }, { $set: { userId, encryptedPassCode: null } });
}
