import { isSameAddress } from '@eunbit/schema/address';
import type { ShippingOption } from '@eunbit/schema/checkout';
import type { OrderDestination } from '@eunbit/schema/order-edit';
import type { EditedContents } from '../order/edit/order-edit.record.ts';
import type { OrderRecord } from '../order/order.record.ts';
import type { Amounts } from '../purchase/amounts.record.ts';
import type { OrderLineRecord } from '../purchase/order-line.record.ts';
import { computeLineTotal, computeSubtotal } from '../purchase/pricing.ts';
import type { SalesTax } from '../purchase/sales-tax.ts';

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

/** How an order is shipped, and for how much. */
export interface ShippingChoice {
  readonly option: ShippingOption;
  /** Minor units. */
  readonly price: number;
}

/** The amounts of an edited order, whose tax was asked for anew. */
export function priceContents(lines: readonly OrderLineRecord[], shipping: ShippingChoice, tax: SalesTax): Amounts {
  const subtotal = computeSubtotal(lines);
  const total = tax.lines.reduce((sum, ofLine) => sum + ofLine, tax.shipping);
  return {
    subtotal,
    shipping: shipping.price,
    taxRate: tax.percent,
    taxSource: tax.source,
    shippingTax: tax.shipping,
    tax: total,
    total: subtotal + shipping.price + total,
  };
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
