import { Types } from 'mongoose';
import { newPublicNumber } from '../../common/public-number.ts';
import type { Amounts } from '../checkout/checkout.model.ts';
import type { ReadyCheckout } from '../checkout/checkout-draft.ts';
import { chosenRate } from '../checkout/shipping-rates.ts';
import type { OrderRecord, PaymentRecord } from './order.model.ts';
import type { OrderLineRecord } from './order-line.record.ts';

/** A deposit is to be paid within this many days; unpaid after 7 it is cancelled (spec 001 §9). */
export const DEPOSIT_DUE_DAYS = 3;

export interface Sale {
  readonly checkout: ReadyCheckout;
  readonly lines: OrderLineRecord[];
  readonly amounts: Amounts;
  readonly payment: Pick<PaymentRecord, 'method'> & Partial<PaymentRecord>;
  readonly at: Date;
}

/** The order of a paid or to-be-paid checkout; complete in itself, so that later changes of products leave it alone. */
export function orderOf({ checkout, lines, amounts, payment, at }: Sale): OrderRecord {
  return {
    _id: new Types.ObjectId(),
    number: newPublicNumber('EB', checkout.market, at),
    market: checkout.market,
    language: checkout.language,
    checkoutId: checkout._id,
    userId: null,
    sealedPassCode: checkout.sealedPassCode,
    status: 'PREPARING_FOR_SHIPMENT',
    statusHistory: [{ status: 'PREPARING_FOR_SHIPMENT', at, by: null, delay: null }],
    email: checkout.contact.email,
    phone: checkout.contact.phone,
    address: checkout.address,
    lines,
    shippingOption: chosenRate(checkout.market, amounts.subtotal, checkout.shippingOption).option,
    amounts,
    payment: {
      state: payment.method === 'DEPOSIT' ? 'AWAITING_DEPOSIT' : 'PAID',
      intentId: null,
      bankId: null,
      depositorName: null,
      dueAt: payment.method === 'DEPOSIT' ? new Date(at.getTime() + DEPOSIT_DUE_DAYS * 86_400_000) : null,
      ...payment,
    },
    tracking: [],
    createdAt: at,
  };
}
