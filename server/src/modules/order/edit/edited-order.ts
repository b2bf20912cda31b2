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
 * How often an order was edited, and its customer was asked for more money: what clients have seen of it. Neither is ever taken
 * back, so no edit applies to contents that its author did not see.
 */
export const revisionOf = ({ edits = [], paymentRequests = [] }: Pick<OrderRecord, 'edits' | 'paymentRequests'>) =>
  edits.length + paymentRequests.length;

/** The units that one of two contents has beyond the other, on the shelf again. */
export function givenBack(more: EditedContents, less: EditedContents, by: string | null): readonly UnitsBack[] {
  const units = unitsBeyond(more.lines, less.lines);
  return units.length > 0 ? [backOnShelf(units, by)] : [];
}

/** Statistics count an order anew whose lines or amounts are others: those that are equal stay the same ones. */
const unlessEqual = <T>(before: T, after: T): T => (isDeepStrictEqual(before, after) ? before : after);

/** Makes the cash receipt of a paid order due whose price has changed, so that the job takes the difference off it. */
function paymentAfterEdit(payment: PaymentRecord, { before, after, at }: OrderEditRecord, { lines }: ContentChanges) {
  const { status, cashReceipt } = payment;
  const isDue = status === 'PAID' && (lines || before.amounts.total !== after.amounts.total);
  return isDue && cashReceipt?.issued?.receiptKey
    ? { ...payment, cashReceipt: { ...cashReceipt, dueAt: at } }
    : payment;
}

/** The order with an edit that was judged to be possible, with what comes of it beside its money and units that it adds. */
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
    // Labels that were bought, or are being bought, no longer fit.
    ...((changes.label || changes.lines) && order.shipment && { shipment: renewedShipment(order.shipment, at) }),
  };
  return {
    order: { ...edited, searchKeys: buildSearchKeys(edited) },
    effects: { unitsBack: givenBack(before, after, by), emails: [['edited', edit.id]] },
  };
}
