import type { Language } from '@eunbit/schema/market';
import { type BoxRecord, type OrderRecord, openUnitsOf, parcelsOf } from '../../order/index.ts';

export interface PackedLine {
  readonly productId: string;
  /** Title for the packer. */
  readonly title: string;
  /** Title for the customer, in the language of the order. */
  readonly customerTitle: string;
  readonly quantity: number;
}

/** The unshipped contents of an order, and the boxes whose labels belong to them. */
export interface Packing {
  readonly order: OrderRecord;
  readonly lines: readonly PackedLine[];
  readonly boxes: readonly BoxRecord[];
}

/** The units of one product to pick, and the number of orders. */
export interface PickedProduct {
  readonly title: string;
  readonly quantity: number;
  readonly orders: number;
}

const countUnits = (lines: readonly PackedLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** Only unshipped units and unused labels: parts of an order may already be shipped. */
function toPacking(order: OrderRecord, language: Language): Packing {
  const open = new Map(openUnitsOf(order).map(({ productId, quantity }) => [productId, quantity]));
  const gone = new Set(parcelsOf(order).map(({ trackingNumber }) => trackingNumber));
  const lines = order.lines.flatMap(({ productId, title }): PackedLine[] => {
    const quantity = open.get(productId) ?? 0;
    return quantity > 0 ? [{ productId, title: title[language], customerTitle: title[order.language], quantity }] : [];
  });
  const boxes = (order.shipment?.boxes ?? []).filter(
    ({ label, trackingCode }) => label !== null && trackingCode !== null && !gone.has(trackingCode),
  );
  return { order, lines, boxes };
}

/** A sort key that is equal for orders with equal contents; fewer products come first. */
function toContents(lines: readonly PackedLine[]): string {
  const parts = lines.map(({ title, quantity }) => `${title} ${String(quantity).padStart(6, '0')}`).sort();
  return [String(lines.length).padStart(3, '0'), ...parts].join('\n');
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Orders with the same contents are adjacent, so that they are packed together (SHIPMENT-29). */
export function toPackings(orders: readonly OrderRecord[], language: Language): Packing[] {
  return orders
    .map((order) => ({ packing: toPacking(order, language), number: order.number }))
    .map((one) => ({ ...one, contents: toContents(one.packing.lines) }))
    .sort((one, other) => compare(one.contents, other.contents) || compare(one.number, other.number))
    .map(({ packing }) => packing);
}

/** The units to pick for all of them, by product (SHIPMENT-29). */
export function toPickingList(packings: readonly Packing[], language: Language): PickedProduct[] {
  const products = new Map<string, PickedProduct>();
  for (const { productId, title, quantity } of packings.flatMap(({ lines }) => lines)) {
    const known = products.get(productId);
    products.set(productId, {
      title,
      quantity: quantity + (known?.quantity ?? 0),
      orders: 1 + (known?.orders ?? 0),
    });
  }
  return [...products.values()].sort((one, other) => one.title.localeCompare(other.title, language));
}

export const unitsOf = ({ lines }: Packing): number => countUnits(lines);
