import { MESSAGES } from '../../app/messages.ts';
import type { MessageId } from '../../gql/message-id.ts';

/** Fields that use the message of another field. */
const SAME_TEXT: Readonly<Record<string, MessageId>> = {
  reason: 'audit.field.reason',
  paymentDueAt: 'audit.field.paymentDue',
  paymentDueOn: 'audit.field.paymentDue',
  refundReason: 'audit.field.reason',
  recipient: 'orders.edits.field.RECIPIENT',
  address: 'orders.edits.field.ADDRESS',
  phone: 'orders.edits.field.PHONE',
  DELIVERY_NOTE: 'orders.edits.field.DELIVERY_NOTE',
  GIFT_MESSAGE: 'orders.edits.field.GIFT_MESSAGE',
  lines: 'orders.edits.field.LINES',
  total: 'orders.edits.field.TOTAL',
  date: 'bankStatements.column.date',
  time: 'bankStatements.column.time',
  amount: 'bankStatements.column.amount',
  kind: 'bankStatements.column.kind',
  balance: 'bankStatements.column.balance',
  memo: 'bankStatements.column.memo',
};

const known = (id: string): MessageId | null => (Object.hasOwn(MESSAGES.ko, id) ? (id as MessageId) : null);

/** Message id for the name of a changed field; null if this version of the back office does not know the field. */
export function fieldText(field: string): MessageId | null {
  return known(`audit.field.${field}`) ?? (Object.hasOwn(SAME_TEXT, field) ? (SAME_TEXT[field] ?? null) : null);
}

/** Prefix of the message ids for the values of a field. */
const VALUE_TEXTS: ReadonlyMap<string, string> = new Map([
  ['status', 'orders.status'],
  ['payment', 'orders.payment'],
  ['parcel', 'orders.tracker'],
  ['reason', 'orders.delayReason'],
  ['refundReason', 'orders.refunds.reason'],
  ['role', 'users.role'],
  ['state', 'requests.state'],
  ...[
    'stopped',
    'pinned',
    'escrowDelivery',
    'hasGoodsToSendBack',
    'isLabelWanted',
    'blocked',
    'hidden',
    'bestseller',
    'publishedKR',
    'publishedUS',
  ].map((field) => [field, 'audit.boolean'] as const),
]);

/** Message id for a value; null if the value is shown as it is, such as a text or a number. */
export function valueText(field: string, value: string): MessageId | null {
  const texts = VALUE_TEXTS.get(field);
  return texts === undefined ? null : known(`${texts}.${value}`);
}
