import type { Money } from '@eunbit/schema/money';
import type { WantedLine } from '@eunbit/schema/order-edit';

/** A line as it is wanted; none of a product that is taken off. */
export interface LineDraft extends WantedLine {
  readonly title: string;
  readonly unitPrice: Money;
  /** Units that the order has; 0 for a product that is added. */
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

/** What was changed stays as it is wanted, the rest is as the order has it now. */
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

/** Adds one unit of a product; one that is in the draft stays as it is, unless it was taken off. */
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
