import type { Units } from '@eunbit/schema/fulfilment';
import type { Market } from '@eunbit/schema/market';
import type { WantedLine } from '@eunbit/schema/order-edit';
import type { Bilingual } from '../../common/bilingual.ts';
import { refuse } from '../../common/refusal.ts';
import { mainPictureId, type ProductRecord } from '../catalogue/index.ts';
import { type OrderRecord, standingRefunds, unitsBeyond, withheldUnits } from '../order/index.ts';
import type { OrderLineRecord } from '../purchase/index.ts';

const refuseLine = (key: 'edit.unitsRefunded' | 'edit.notSold' | 'edit.unknownProduct', product: Bilingual | null) => ({
  refused: { ...refuse('LINE_REFUSED', key).refused, product },
});

/** The products of the shop at the time of the edit. */
export interface ProductsToday {
  /** Finds a product among those that the store sells. */
  sold(productId: string): ProductRecord | undefined;
  title(productId: string): Bilingual | null;
}

function toNewLine(product: ProductRecord, market: Market, { productId, quantity }: WantedLine): OrderLineRecord {
  return {
    productId,
    slug: product.slug,
    title: { ko: product.title.ko, en: product.title.en },
    mediaId: mainPictureId(product, market),
    quantity,
    unitPrice: product.listings[market].price,
    tax: 0,
  };
}

/**
 * Adds units to a line at the current price; null if the store no longer sells the product. They join the last group of units if
 * the price is equal.
 */
function addUnits(line: OrderLineRecord, more: number, market: Market, today: ProductsToday): OrderLineRecord | null {
  const product = today.sold(line.productId);
  if (!product) return null;
  const unitPrice = product.listings[market].price;
  const quantity = line.quantity + more;
  const before = line.addedUnits ?? [];
  const last = before.at(-1);
  if ((last?.unitPrice ?? line.unitPrice) !== unitPrice) {
    return { ...line, quantity, addedUnits: [...before, { quantity: more, unitPrice }] };
  }
  if (!last) return { ...line, quantity };
  return { ...line, quantity, addedUnits: [...before.slice(0, -1), { quantity: last.quantity + more, unitPrice }] };
}

/** Removes units from a line, last added first. */
function takeUnits({ addedUnits = [], ...line }: OrderLineRecord, less: number): OrderLineRecord {
  let left = less;
  const kept = addedUnits
    .toReversed()
    .map(({ quantity, unitPrice }) => {
      const taken = Math.min(quantity, left);
      left -= taken;
      return { quantity: quantity - taken, unitPrice };
    })
    .filter(({ quantity }) => quantity > 0)
    .toReversed();
  return { ...line, quantity: line.quantity - less, ...(kept.length > 0 && { addedUnits: kept }) };
}

type EditedOrder = Pick<OrderRecord, 'market' | 'lines' | 'refunds'>;

function isPaidBack(order: EditedOrder, productId: string): boolean {
  const units = [...standingRefunds(order).flatMap(({ lines }) => lines), ...withheldUnits(order)];
  return units.some((one) => one.productId === productId);
}

/** Finds a line with refunded units from which `lines` removes units: the refunded ones could be refunded twice (ORDER-40). */
export function findRefundedLine(order: EditedOrder, lines: readonly Units[]) {
  const [found] = unitsBeyond(order.lines, lines).filter(({ productId }) => isPaidBack(order, productId));
  const line = found && order.lines.find(({ productId }) => productId === found.productId);
  return line ? refuseLine('edit.unitsRefunded', line.title) : null;
}

/** Bought units keep their price (ORDER-39); refunded units cannot be removed again (ORDER-40). */
function changeLine(order: EditedOrder, line: OrderLineRecord, wanted: WantedLine | undefined, today: ProductsToday) {
  const quantity = wanted?.quantity ?? 0;
  const more = quantity - line.quantity;
  if (more > 0) return addUnits(line, more, order.market, today) ?? 'edit.notSold';
  if (more === 0) return line;
  return isPaidBack(order, line.productId) ? 'edit.unitsRefunded' : takeUnits(line, -more);
}

/** The edited lines of an order: the bought lines first, in their original order. */
export function toEditedLines(
  order: EditedOrder,
  wanted: readonly WantedLine[],
  today: ProductsToday,
): { readonly lines: OrderLineRecord[] } | ReturnType<typeof refuseLine> {
  const lines: OrderLineRecord[] = [];
  for (const line of order.lines) {
    const changed = changeLine(
      order,
      line,
      wanted.find(({ productId }) => productId === line.productId),
      today,
    );
    if (typeof changed === 'string') return refuseLine(changed, line.title);
    if (changed.quantity > 0) lines.push(changed);
  }
  for (const one of wanted) {
    if (order.lines.some(({ productId }) => productId === one.productId)) continue;
    const product = today.sold(one.productId);
    if (!product) {
      const title = today.title(one.productId);
      return refuseLine(title ? 'edit.notSold' : 'edit.unknownProduct', title);
    }
    lines.push(toNewLine(product, order.market, one));
  }
  return { lines };
}
