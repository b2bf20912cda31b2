import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { AddressCheck } from '@eunbit/schema/checkout';
import type { OrderEditor } from '@eunbit/schema/order-edit';
import type { Bilingual } from '../../common/bilingual.ts';
import { type Refusal, refuse } from '../../common/refusal.ts';
import {
  type EditedContents,
  findContentChanges,
  isBeyondLimit,
  isChange,
  type OrderRecord,
  openPaymentRequest,
  type RefundAuthority,
  toContents,
} from '../order/index.ts';
import { problemOfRequest } from '../payment-request/index.ts';
import { destinationOfEdit } from '../refund/index.ts';
import { settlementOf, takenOff, whyNotOpen, wordFor } from './edit-rules.ts';
import { findRefundedLine } from './line-rules.ts';
import type { OrderEditError } from './order-edit.types.ts';

/** Who edits: a member of staff, with a reason, or the buyer. */
export interface StaffAuthor extends RefundAuthority {
  readonly reason: string;
}
export type EditAuthor = StaffAuthor | { readonly staffId: null };

/** Why an edit is not made. The message about a rejected line names its product; null if the product is unknown. */
export type EditRefusal = Refusal<OrderEditError['code']> & { readonly product?: Bilingual | null };

/** The new contents of an order. */
export interface PreparedEdit {
  readonly after: EditedContents;
  readonly addressCheck: AddressCheck | null;
}

/** An edit that is possible on the current order. */
export interface CheckedEdit extends PreparedEdit {
  readonly before: EditedContents;
}

const editorOf = ({ staffId }: EditAuthor): OrderEditor => (staffId === null ? 'BUYER' : 'STAFF');

const refuseFor = (author: EditAuthor, code: OrderEditError['code'], key: ApiMessageKey) =>
  refuse(code, wordFor(editorOf(author), key));

/** Why an order cannot be edited now, for any new contents; null if it can. */
export function whyNotEditable(order: OrderRecord, author: EditAuthor) {
  const refused = whyNotOpen(order, editorOf(author));
  if (refused) return refused;
  return openPaymentRequest(order) ? refuseFor(author, 'PAYMENT_REQUESTED', 'edit.requested') : null;
}

/** Message key if the payment of an order does not allow these contents (ORDER-35, ORDER-40); null if it does. */
function problemOfMoney(
  order: OrderRecord,
  { before, after }: Pick<CheckedEdit, 'before' | 'after'>,
  author: EditAuthor,
): ApiMessageKey | null {
  if (after.amounts.total === before.amounts.total) return null;
  if (after.amounts.total > before.amounts.total) return problemOfRequest(order);
  const settlement = settlementOf(order.payment);
  if (!settlement) return 'edit.money';
  if (settlement === 'AWAIT_LESS') return null;
  const taken = takenOff({ before, after });
  if (!destinationOfEdit(order, taken)) return 'edit.refunded';
  const isPaidBack = settlement === 'REFUND' && author.staffId !== null;
  return isPaidBack && isBeyondLimit(order, author, taken.amount) ? 'edit.aboveLimit' : null;
}

/** Checks an edit of an order whose contents have not changed since it was prepared; returns its price or why it is rejected. */
export function checkContents(
  order: OrderRecord,
  { after, addressCheck }: PreparedEdit,
  author: EditAuthor,
): CheckedEdit | { readonly refused: EditRefusal } {
  const before = toContents(order);
  if (!isChange(findContentChanges(before, after))) return refuse('NOTHING_CHANGED', 'edit.nothing');
  const refused = findRefundedLine(order, after.lines);
  if (refused) return refused;
  const problem = problemOfMoney(order, { before, after }, author);
  return problem ? refuseFor(author, 'TOTAL_REFUSED', problem) : { before, after, addressCheck };
}
