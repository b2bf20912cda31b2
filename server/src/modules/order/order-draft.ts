import { type BuyerNotes, buyerNotesOf } from '@eunbit/schema/buyer-notes';
import type { AddressCheck, ShippingOption } from '@eunbit/schema/checkout';
import type { OrderOrigin } from '@eunbit/schema/draft-order';
import type { Language, Market } from '@eunbit/schema/market';
import type { ShippingSettings } from '@eunbit/schema/shop-settings';
import { KOREAN_POLICY } from '@eunbit/schema/store-policy';
import { Types } from 'mongoose';
import { newPublicNumber } from '../../common/public-number.ts';
import {
  type AddressRecord,
  type Amounts,
  arrivalDays,
  type OrderLineRecord,
  paidOption,
  promiseDelivery,
} from '../purchase/index.ts';
import { newFulfilments } from './fulfilment/fulfilment.record.ts';
import { buildSearchKeys } from './list/order-search-keys.ts';
import type { OrderRecord, PaymentRecord } from './order.record.ts';
import { wholePayment } from './payment-amounts.ts';
import { newShipment } from './shipment.record.ts';
import { followUpAfter } from './status/status-rules.ts';

/** Validity of a card authorisation in days; Stripe then releases it. */
const AUTHORISED_DAYS = 7;
const DAY = 86_400_000;

const inDays = (days: number, at: Date) => new Date(at.getTime() + days * DAY);

/** When a new authorisation expires. */
export const authorisedUntilFrom = (at: Date): Date => inDays(AUTHORISED_DAYS, at);

/** The agreed contents of a checkout. */
interface SoldCheckout extends Partial<BuyerNotes> {
  readonly _id: Types.ObjectId;
  readonly market: Market;
  readonly language: Language;
  /** Null for guests. */
  readonly userId: string | null;
  readonly encryptedPassCode: string | null;
  readonly contact: { readonly email: string; readonly phone: string };
  readonly address: AddressRecord;
  readonly addressCheck?: AddressCheck | null;
  /** Null selects the default of market and subtotal. */
  readonly shippingOption: ShippingOption | null;
}

export interface Sale {
  readonly checkout: SoldCheckout;
  readonly lines: OrderLineRecord[];
  readonly amounts: Amounts;
  readonly payment: Pick<PaymentRecord, 'method' | 'status'> & Partial<PaymentRecord>;
  readonly at: Date;
  /** Only for orders made by staff. */
  readonly origin?: OrderOrigin | undefined;
  /** Only for unpaid orders of shoppers; their limits count by these keys. */
  readonly holderKeys?: readonly string[] | undefined;
}

/** How the buyer finds the order again: a member by the account, a guest by the pass code. */
export function getOwner({
  userId,
  encryptedPassCode,
}: Pick<SoldCheckout, 'userId' | 'encryptedPassCode'>): Pick<OrderRecord, 'userId' | 'encryptedPassCode'> {
  return { userId, encryptedPassCode: userId ? null : encryptedPassCode };
}

/** When the deposit is due, when the authorisation expires, and the first follow-up. */
function getDeadlines(
  { method, status }: Sale['payment'],
  at: Date,
): Pick<PaymentRecord, 'dueAt' | 'authorisedUntil' | 'followUpAt'> {
  const authorisedUntil = status === 'AUTHORISED' ? authorisedUntilFrom(at) : null;
  return {
    dueAt: status === 'AWAITING_PAYMENT' ? inDays(KOREAN_POLICY.depositDueDays, at) : null,
    authorisedUntil,
    followUpAt: followUpAfter({ method, authorisedUntil }, status, at),
  };
}

/** Builds the order of a checkout. It is a snapshot: later changes of products and settings do not change it. */
export function buildOrder(
  { checkout, lines, amounts, payment, at, origin, holderKeys }: Sale,
  shipping: ShippingSettings,
): OrderRecord {
  const shippingOption = paidOption(checkout.shippingOption, amounts.shipping);
  const days = arrivalDays(shipping, checkout.market, shippingOption);
  const order: OrderRecord = {
    _id: new Types.ObjectId(),
    number: newPublicNumber('EB', checkout.market, at),
    market: checkout.market,
    language: checkout.language,
    checkoutId: checkout._id,
    ...(origin && { origin }),
    ...(holderKeys && { holderKeys: [...holderKeys] }),
    ...getOwner(checkout),
    linksOpened: 0,
    status: 'PREPARING_FOR_SHIPMENT',
    statusHistory: [{ status: 'PREPARING_FOR_SHIPMENT', at, by: null, delay: null, cancellation: null }],
    email: checkout.contact.email,
    phone: checkout.contact.phone,
    address: checkout.address,
    addressCheck: checkout.addressCheck ?? null,
    lines,
    shippingOption,
    promisedDelivery: payment.status === 'AWAITING_PAYMENT' ? null : promiseDelivery(checkout.market, days, at),
    ...buyerNotesOf(checkout),
    amounts,
    payment: {
      intentId: null,
      bankId: null,
      depositorName: null,
      ...getDeadlines(payment, at),
      ...wholePayment(payment.status, amounts.total),
      ...payment,
    },
    shipment: checkout.market === 'US' ? newShipment(at) : null,
    ...newFulfilments(),
    version: 0,
    createdAt: at,
  };
  return { ...order, searchKeys: buildSearchKeys(order) };
}
