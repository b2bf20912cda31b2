import { personName } from '@eunbit/schema/person-name';
import { presentEntry } from '../../audit/audit.presenter.ts';
import type { OrderStaffDetails } from './order-staff-details.service.ts';
import type { OrderStaffDetailsType } from './order-staff-details.types.ts';

export function presentOrderStaffDetails({
  order,
  notes,
  emails,
  activity,
  names,
}: OrderStaffDetails): OrderStaffDetailsType {
  const findName = (id: string) => {
    const name = names.get(id);
    return name ? personName(name) : null;
  };
  return {
    orderNumber: order.number,
    customer: order.userId ? { id: order.userId, name: findName(order.userId) } : null,
    hasPassCode: order.encryptedPassCode !== null,
    isRefundedByHand: order.payment.state === 'REFUND_DUE' && order.payment.intentId === null,
    language: order.language,
    notes: notes.map(({ id, text, at, by }) => ({ id, text, at, author: findName(by) })),
    emails: emails.map(({ _id, kind, to, state, subject, createdAt, sentAt, error }) => {
      return { id: String(_id), kind, to, state, subject, createdAt, sentAt, error };
    }),
    activity: activity.map((entry) => presentEntry(entry, () => null)),
  };
}
