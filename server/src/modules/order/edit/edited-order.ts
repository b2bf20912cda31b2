import { isDeepStrictEqual } from 'node:util';
import { buyerNotesOf } from '@eunbit/schema/buyer-notes';
import type { AddressCheck } from '@eunbit/schema/checkout';
import { backOnShelf, type OrderChange, type UnitsBack } from '../decision.ts';
import { buildSearchKeys } from '../list/order-search-keys.ts';
import type { OrderRecord, PaymentRecord } from '../order.record.ts';
import { renewedShipment } from '../shipment.record.ts';
import { type ContentChanges, findContentChanges, unitsBeyond } from './edit-contents.ts';
import type { EditedContents, OrderEditRecord } from './order-edit.record.ts';

/**
 * The revision that clients have seen: the number of edits and payment requests, which never decreases. It prevents an edit from
 * applying to contents that its author did not see.
 */
export const revisionOf = ({ edits = [], paymentRequests = [] }: Pick<OrderRecord, 'edits' | 'paymentRequests'>) =>
  edits.length + paymentRequests.length;

/** Puts the units that `more` has beyond `less` back into stock. */
export function givenBack(more: EditedContents, less: EditedContents, by: string | null): readonly UnitsBack[] {
  const units = unitsBeyond(more.lines, less.lines);
  return units.length > 0 ? [backOnShelf(units, by)] : [];
}

/** Keeps the same reference for equal values: statistics recount an order if its lines or amounts are other objects. */
const unlessEqual = <T>(before: T, after: T): T => (isDeepStrictEqual(before, after) ? before : after);

/** Makes the cash receipt of a paid order due if the price has changed, so that the job adjusts it. */
function paymentAfterEdit(payment: PaymentRecord, { before, after, at }: OrderEditRecord, { lines }: ContentChanges) {
  const { status, cashReceipt } = payment;
  const isDue = status === 'PAID' && (lines || before.amounts.total !== after.amounts.total);
  return isDue && cashReceipt?.issued?.receiptKey
    ? { ...payment, cashReceipt: { ...cashReceipt, dueAt: at } }
    : payment;
}

/** Applies an edit that has been checked, with its effects except for payments and added units. */
export function withEdit(order: OrderRecord, edit: OrderEditRecord, addressCheck: AddressCheck | null): OrderChange {
  const { before, after, at, by } = edit;
  const changes = findContentChanges(before, after);
  const { address, phone, shippingOption } = after;
  const edited: OrderRecord = {
    ...order,
    ...{ address, addressCheck, phone, shippingOption },
    ...buyerNotesOf(after),
    lines: unlessEqual(order.lines, after.lines),
    amounts: unlessEqual(order.amounts, after.amounts),
    payment: paymentAfterEdit(order.payment, edit, changes),
    edits: [...(order.edits ?? []), edit],
    // Labels that were bought, or are being bought, are no longer valid.
    ...((changes.label || changes.lines) && order.shipment && { shipment: renewedShipment(order.shipment, at) }),
  };
  return {
    order: { ...edited, searchKeys: buildSearchKeys(edited) },
    effects: { unitsBack: givenBack(before, after, by), emails: [['edited', edit.id]] },
  };
}
