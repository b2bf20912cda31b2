import { isSameAddress } from '@eunbit/schema/address';
import { buyerNotesOf, isSameNotes } from '@eunbit/schema/buyer-notes';
import type { Units } from '@eunbit/schema/fulfilment';
import { computeLineTotal } from '../../purchase/index.ts';
import type { OrderRecord } from '../order.record.ts';
import type { EditedContents } from './order-edit.record.ts';

/** The editable contents of the order as it is now. */
export function toContents(order: OrderRecord): EditedContents {
  const { address, phone, lines, shippingOption, amounts } = order;
  return { address, phone, lines, shippingOption, amounts, ...buyerNotesOf(order) };
}

/** Whether two addresses are the same place for sales tax. */
export function isSamePlace(first: EditedContents['address'], second: EditedContents['address']): boolean {
  return isSameAddress({ ...first, firstName: '', lastName: '' }, { ...second, firstName: '', lastName: '' });
}

/** The differences between two versions of the contents. */
export interface ContentChanges {
  readonly place: boolean;
  /** Whether the fields printed on a label differ: place, names and phone. */
  readonly label: boolean;
  readonly notes: boolean;
  readonly lines: boolean;
}

/** Compares addresses exactly: a corrected spelling is an edit, too. */
export function findContentChanges(before: EditedContents, after: EditedContents): ContentChanges {
  const place = !isSamePlace(before.address, after.address);
  const fields = Object.keys(after.address) as (keyof EditedContents['address'])[];
  const label = before.phone !== after.phone || fields.some((field) => before.address[field] !== after.address[field]);
  const quantities = ({ lines }: EditedContents) =>
    lines.map((line) => `${line.productId}:${line.quantity}:${computeLineTotal(line)}`).toSorted();
  return {
    place,
    label,
    notes: !isSameNotes(before, after),
    lines: quantities(before).join() !== quantities(after).join(),
  };
}

export const isChange = ({ label, notes, lines }: ContentChanges): boolean => label || notes || lines;

const quantityOf = (lines: readonly Units[], productId: string) =>
  lines.find((line) => line.productId === productId)?.quantity ?? 0;

/** The units that `lines` have beyond those of `others`. */
export function unitsBeyond(lines: readonly Units[], others: readonly Units[]): Units[] {
  return lines
    .map(({ productId, quantity }) => ({ productId, quantity: quantity - quantityOf(others, productId) }))
    .filter(({ quantity }) => quantity > 0);
}
