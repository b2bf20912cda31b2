import type { EmailRecord } from '../../email/email.record.ts';
import type { OrderRecord } from '../order.record.ts';
import type { OrderEmailType, OrderStaffDetailsType } from './order-staff-details.types.ts';

export function presentOrderStaffDetails(order: OrderRecord): OrderStaffDetailsType {
  return {
    orderNumber: order.number,
    customer: order.userId ? { id: order.userId } : null,
    hasPassCode: order.encryptedPassCode !== null,
    isRefundedByHand: order.payment.state === 'REFUND_DUE' && order.payment.intentId === null,
    language: order.language,
    notes: (order.notes ?? []).toReversed(),
  };
}

export function presentOrderEmail(email: EmailRecord): OrderEmailType {
  const { _id, kind, to, state, subject, createdAt, sentAt, error } = email;
  return { id: String(_id), kind, to, state, subject, createdAt, sentAt, error };
}
