import { isSameAddress } from '@eunbit/schema/address';
import type { Units } from '@eunbit/schema/fulfilment';
import type { OrderDestination } from '@eunbit/schema/order-edit';
import { computeLineTotal } from '../../purchase/pricing.ts';
import type { OrderRecord } from '../order.record.ts';
import type { EditedContents } from './order-edit.record.ts';

/** What an edit may change, as the order has it now. */
export function toContents({
  address,
  phone,
  deliveryNote,
  lines,
  shippingOption,
  amounts,
}: OrderRecord): EditedContents {
  return { address, phone, deliveryNote, lines, shippingOption, amounts };
}

/** Whether two addresses are taxed alike whatever the rates are: the same place. */
export function isSamePlace(first: EditedContents['address'], second: EditedContents['address']): boolean {
  return isSameAddress({ ...first, firstname: '', lastname: '' }, { ...second, firstname: '', lastname: '' });
}

const isSameNote = (first: OrderDestination['deliveryNote'], second: OrderDestination['deliveryNote']) =>
  first?.wish === second?.wish && (first?.text ?? '') === (second?.text ?? '');

/** What differs between two contents of an order. */
export interface ContentChanges {
  readonly place: boolean;
  /** What is printed on a label: place, names and phone. */
  readonly label: boolean;
  readonly deliveryNote: boolean;
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
    deliveryNote: !isSameNote(before.deliveryNote, after.deliveryNote),
    lines: quantities(before).join() !== quantities(after).join(),
  };
}

export const isChange = ({ label, deliveryNote, lines }: ContentChanges): boolean => label || deliveryNote || lines;

const quantityOf = (lines: readonly Units[], productId: string) =>
  lines.find((line) => line.productId === productId)?.quantity ?? 0;

/** The units that `lines` have beyond those of `others`. */
export function unitsBeyond(lines: readonly Units[], others: readonly Units[]): Units[] {
  return lines
    .map(({ productId, quantity }) => ({ productId, quantity: quantity - quantityOf(others, productId) }))
    .filter(({ quantity }) => quantity > 0);
}
