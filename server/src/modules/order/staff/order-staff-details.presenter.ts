import type { Currency } from '@eunbit/schema/market';
import type { EmailRecord } from '../../email/index.ts';
import { parcelsOf } from '../fulfilment/fulfilment-rules.ts';
import { presentCashReceiptFailure } from '../order.presenter.ts';
import type { OrderRecord } from '../order.record.ts';
import { isRefundUnderWay, isTransferDue } from '../refund-account/refund-account-rules.ts';
import { withSettlements } from '../reversals.record.ts';
import { presentTracking } from '../tracking.ts';
import type { EscrowDeliveryType } from './escrow-delivery.types.ts';
import type { OrderEmailType, OrderStaffDetailsType } from './order-staff-details.types.ts';

function withMoney<T extends { amount: number; currency: Currency }>({ amount, currency, ...rest }: T) {
  return { ...rest, amount: { amount, currency } };
}

export function presentOrderStaffDetails(order: OrderRecord): OrderStaffDetailsType {
  const { payment } = order;
  const { intentId, laterIntents = [], reversals } = payment;
  return {
    orderNumber: order.number,
    customer: order.userId ? { id: order.userId } : null,
    hasPassCode: order.encryptedPassCode !== null,
    isRefundedByHand: isTransferDue(payment) && !isRefundUnderWay(order),
    isRefundUnderWay: isRefundUnderWay(order),
    refundFailure: isTransferDue(payment) ? (payment.refundAccount?.failure ?? null) : null,
    cashReceiptFailure: payment.cashReceipt ? presentCashReceiptFailure(payment.cashReceipt) : null,
    escrowDelivery: presentEscrowDelivery(order),
    refunds: (reversals ? withSettlements(reversals) : []).map(withMoney),
    disputes: (reversals?.disputes ?? []).map(withMoney),
    intentId,
    laterIntentIds: laterIntents.map((later) => later.intentId),
    email: order.email,
    language: order.language,
    notes: (order.notes ?? []).toReversed(),
  };
}

export function presentOrderEmail(email: EmailRecord): OrderEmailType {
  const { _id, kind, to, status, subject, createdAt, sentAt, error, bounce = null } = email;
  return { id: String(_id), kind, to, status, subject, createdAt, sentAt, error, bounce };
}

/** Null if nothing is to be registered. */
export function presentEscrowDelivery(order: OrderRecord): EscrowDeliveryType | null {
  const { escrowDelivery, virtualAccount } = order.payment;
  if (!escrowDelivery || !virtualAccount) return null;
  const { registeredAt, registeredBy } = escrowDelivery;
  return {
    reference: virtualAccount.reference,
    parcels: parcelsOf(order).map(presentTracking),
    registeredAt,
    registeredBy,
  };
}
