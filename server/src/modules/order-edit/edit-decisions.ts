import { noteTexts } from '@eunbit/schema/buyer-notes';
import { PAYMENT_REQUEST_HOURS } from '@eunbit/schema/payment-request';
import { personName } from '@eunbit/schema/person-name';
import { addressLine } from '@eunbit/schema/postal-address';
import type { Values } from '../audit/index.ts';
import {
  andThen,
  type Decision,
  type EditedContents,
  getPaidOfPrice,
  type OrderChange,
  type OrderEditRecord,
  type OrderRecord,
  orderMoney,
  revisionOf,
  toProposal,
  type Unchanged,
  unitsBeyond,
  withEdit,
} from '../order/index.ts';
import { openRequest } from '../payment-request/index.ts';
import { addRefund, destinationOfEdit, newRefund } from '../refund/index.ts';
import {
  type CheckedEdit,
  checkContents,
  type EditAuthor,
  type EditRefusal,
  type PreparedEdit,
  whyNotEditable,
} from './edit-checks.ts';
import { settlementOf, takenOff } from './edit-rules.ts';

/** An edit prepared from one revision of the order. */
export interface WantedContents extends PreparedEdit {
  readonly id: string;
  readonly author: EditAuthor;
  /** The revision that the author saw. */
  readonly revision: number;
}

/** Checks an edit against the current order, whose payment and refunds may have changed since the edit was prepared. */
function checkNow(order: OrderRecord, wanted: WantedContents): CheckedEdit | Unchanged<EditRefusal> {
  const refused = whyNotEditable(order, wanted.author);
  if (refused) return refused;
  if (revisionOf(order) !== wanted.revision) return { conflict: order };
  return checkContents(order, wanted, wanted.author);
}

function toRecord({ before, after }: CheckedEdit, { id, author }: WantedContents, at: Date): OrderEditRecord {
  const reason = author.staffId === null ? null : author.reason.trim();
  return { id, at, by: author.staffId, reason, before, after };
}

function toValues(contents: EditedContents, order: OrderRecord): Values {
  const { address, phone, lines, amounts } = contents;
  return {
    recipient: personName(address),
    address: addressLine(address, order.market),
    phone,
    ...noteTexts(contents, 'ko'),
    lines: lines.map(({ title, quantity }) => `${title.ko} × ${quantity}`).join(', '),
    total: orderMoney(order, amounts.total),
  };
}

/** The units that an edit takes from stock, and its entry in the activity log. */
function effectsOf(
  order: OrderRecord,
  { by, reason, before, after }: OrderEditRecord,
  action: 'ORDER_EDITED' | 'ORDER_EDIT_PROPOSED',
) {
  const values = { before: toValues(before, order), after: { ...toValues(after, order), reason } };
  return {
    unitsSold: unitsBeyond(after.lines, before.lines),
    audit: by === null ? [] : [{ by, action, ...values }],
  };
}

/** The amount paid may cover the lower total; then no further deposit is awaited. */
function awaitLess(edited: OrderRecord): OrderRecord {
  const isEnough = edited.payment.paidAmount > 0 && getPaidOfPrice(edited) >= edited.amounts.total;
  return isEnough ? { ...edited, payment: { ...edited.payment, status: 'PAID' } } : edited;
}

/** Settles the price reduction of an edit (ORDER-40). `order` is the order before the edit. */
function settle(order: OrderRecord, edited: OrderRecord, edit: OrderEditRecord): OrderChange {
  const taken = takenOff(edit);
  if (taken.amount === 0) return { order: edited };
  if (settlementOf(order.payment) === 'AWAIT_LESS') return { order: awaitLess(edited) };
  const destination = destinationOfEdit(order, taken);
  if (!destination) throw new Error(`an edit of the order ${order.number} takes off more than can be refunded`);
  const shares = { ...taken, lines: [], shipping: 0, shippingTax: 0 };
  const why = { reason: 'ORDER_EDITED', note: null, by: edit.by } as const;
  return addRefund(edited, newRefund({ id: edit.id, shares, destination, why, now: edit.at }));
}

/** Edits an order at the same or a lower price. Throws if the author has to re-authenticate first. */
export function decideEdit(order: OrderRecord, wanted: WantedContents, now: Date): Decision<EditRefusal> {
  const checked = checkNow(order, wanted);
  if (!('before' in checked)) return checked;
  const edit = toRecord(checked, wanted, now);
  const { author } = wanted;
  // Large refunds require recent authentication (ACCOUNT-27).
  if (author.staffId !== null && settlementOf(order.payment) === 'REFUND') {
    author.assertConfirmed(order.market, takenOff(edit).amount);
  }
  const settled = andThen(withEdit(order, edit, checked.addressCheck), (edited) => settle(order, edited, edit));
  return andThen(settled, (edited) => ({ order: edited, effects: effectsOf(edited, edit, 'ORDER_EDITED') }));
}

/** Asks the customer to agree to an edit that costs more, and holds the units that it adds. */
export function decideProposal(
  order: OrderRecord,
  wanted: WantedContents,
  requestId: string,
  now: Date,
): Decision<EditRefusal> {
  const checked = checkNow(order, wanted);
  if (!('before' in checked)) return checked;
  const { before, after, addressCheck } = checked;
  const edit = toRecord(checked, wanted, now);
  const expiresAt = new Date(now.getTime() + PAYMENT_REQUEST_HOURS * 3_600_000);
  const asked = { id: requestId, amount: after.amounts.total - before.amounts.total, expiresAt };
  return andThen(openRequest(order, asked, toProposal(order, edit, addressCheck)), (saved) => ({
    order: saved,
    effects: effectsOf(saved, edit, 'ORDER_EDIT_PROPOSED'),
  }));
}
