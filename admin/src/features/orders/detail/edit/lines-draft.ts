import type { Money } from '@eunbit/schema/money';
import type { WantedLine } from '@eunbit/schema/order-edit';

/** A line with its wanted quantity; 0 if the product is removed. */
export interface LineDraft extends WantedLine {
  readonly title: string;
  readonly unitPrice: Money;
  /** Quantity in the order; 0 for an added product. */
  readonly ordered: number;
}

export function toLinesDraft(lines: readonly Omit<LineDraft, 'ordered'>[]): LineDraft[] {
  return lines.map(({ productId, title, unitPrice, quantity }) => ({
    productId,
    title,
    unitPrice,
    quantity,
    ordered: quantity,
  }));
}

/** Keeps changed lines; the other lines follow the current order. */
export function rebaseDraft(draft: readonly LineDraft[], lines: readonly Omit<LineDraft, 'ordered'>[]): LineDraft[] {
  const changed = new Map(
    draft.filter(({ quantity, ordered }) => quantity !== ordered).map((line) => [line.productId, line]),
  );
  const kept = toLinesDraft(lines).map((line) => ({
    ...line,
    quantity: changed.get(line.productId)?.quantity ?? line.quantity,
  }));
  const there = new Set(kept.map(({ productId }) => productId));
  const added = [...changed.values()].filter(({ productId, quantity }) => !there.has(productId) && quantity > 0);
  return [...kept, ...added.map((line) => ({ ...line, ordered: 0 }))];
}

export function changeQuantity(draft: readonly LineDraft[], productId: string, quantity: number): LineDraft[] {
  return draft.map((line) => (line.productId === productId ? { ...line, quantity } : line));
}

/** Adds one unit of a product; leaves a product that is already in the draft unchanged, unless it was removed. */
export function addProduct(draft: readonly LineDraft[], product: Omit<LineDraft, 'ordered' | 'quantity'>): LineDraft[] {
  const there = draft.find(({ productId }) => productId === product.productId);
  if (!there) return [...draft, { ...product, quantity: 1, ordered: 0 }];
  return there.quantity > 0 ? [...draft] : changeQuantity(draft, product.productId, Math.max(1, there.ordered));
}

export function toWantedLines(draft: readonly LineDraft[]): WantedLine[] {
  return draft.filter(({ quantity }) => quantity > 0).map(({ productId, quantity }) => ({ productId, quantity }));
}

export const isChanged = (draft: readonly LineDraft[]): boolean =>
  draft.some(({ quantity, ordered }) => quantity !== ordered);
