import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { AddressCheck } from '@eunbit/schema/checkout';
import type { OrderEditor } from '@eunbit/schema/order-edit';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import type { Bilingual } from '../../common/bilingual.ts';
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
import { type EditProblem, problemOfEdit, settlementOf, takenOff, wordFor } from './edit-rules.ts';
import { findRefundedLine } from './line-rules.ts';

/** Who edits: a member of staff, with a reason, or the buyer. */
export interface StaffAuthor extends RefundAuthority {
  readonly reason: string;
}
export type EditAuthor = StaffAuthor | { readonly staffId: null };

/** Why an edit is not made. */
export type EditRefusal =
  | { readonly outcome: 'tooMany' }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure<ApiMessageKey>[] }
  | { readonly outcome: 'refused'; readonly problem: EditProblem; readonly product?: Bilingual | null };

/** What an order is to become. */
export interface PreparedEdit {
  readonly after: EditedContents;
  readonly addressCheck: AddressCheck | null;
}

/** An edit that can be made of an order as it is. */
export interface JudgedEdit extends PreparedEdit {
  readonly before: EditedContents;
}

const editorOf = ({ staffId }: EditAuthor): OrderEditor => (staffId === null ? 'BUYER' : 'STAFF');

const refuse = (author: EditAuthor, problem: EditProblem): EditRefusal => ({
  outcome: 'refused',
  problem: wordFor(editorOf(author), problem),
});

/** Why an order cannot be edited now, whatever it is to become; null if it can. */
export function whyNotEditable(order: OrderRecord, author: EditAuthor): EditRefusal | null {
  const problem = problemOfEdit(order, editorOf(author));
  if (problem) return refuse(author, problem);
  return openPaymentRequest(order) ? refuse(author, 'edit.requested') : null;
}

type Contents = Pick<JudgedEdit, 'before' | 'after'>;

/** Why the payment of an order allows no edit of these contents (ORDER-35, ORDER-40); null if it does. */
function problemOfMoney(order: OrderRecord, { before, after }: Contents, author: EditAuthor): EditProblem | null {
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

/** What an edit comes to of an order that has the contents that it was prepared of, or why it cannot be made. */
export function judgeContents(
  order: OrderRecord,
  { after, addressCheck }: PreparedEdit,
  author: EditAuthor,
): JudgedEdit | EditRefusal {
  const before = toContents(order);
  if (!isChange(findContentChanges(before, after))) return refuse(author, 'edit.nothing');
  const line = findRefundedLine(order, after.lines);
  if (line) return { outcome: 'refused', ...line };
  const problem = problemOfMoney(order, { before, after }, author);
  return problem ? refuse(author, problem) : { before, after, addressCheck };
}
