/** Stock of a product as the server returns it. */
export interface StockFigure {
  readonly quantity: number;
  readonly isStopped: boolean;
  readonly version: number;
}

/**
 * Unsaved changes of a card. A null part is unchanged and follows live sales. `base` is the stock that the change is based on:
 * the server rejects the change if it has a newer one.
 */
export interface StockDraft {
  readonly quantity: string | null;
  readonly isStopped: boolean | null;
  readonly base: StockFigure;
}

/** Largest value of GraphQL's `Int`. */
const MAXIMUM_QUANTITY = 2_147_483_647;

/** The draft after a change of the card; null if it no longer differs from the base. */
export function changedDraft(
  draft: StockDraft | null,
  change: Partial<Pick<StockDraft, 'quantity' | 'isStopped'>>,
  stock: StockFigure,
): StockDraft | null {
  const next = { quantity: null, isStopped: null, base: stock, ...draft, ...change };
  const quantity = next.quantity === String(next.base.quantity) ? null : next.quantity;
  const isStopped = next.isStopped === next.base.isStopped ? null : next.isStopped;
  return quantity === null && isStopped === null ? null : { ...next, quantity, isStopped };
}

/** Values of a card: those of the draft if set, otherwise the live ones. */
export function shownStock(stock: StockFigure, draft: StockDraft | null): { quantity: string; isStopped: boolean } {
  return { quantity: draft?.quantity ?? String(stock.quantity), isStopped: draft?.isStopped ?? stock.isStopped };
}

/** Parses a quantity, digits only (STOCK-8); null if the text is invalid. */
export function parseQuantity(text: string): number | null {
  const bare = text.trim();
  if (!/^\d+$/.test(bare)) return null;
  const quantity = Number(bare);
  return quantity <= MAXIMUM_QUANTITY ? quantity : null;
}

/** Adds 1 or -1, never below zero; invalid text counts as the live quantity. */
export function stepped(text: string, delta: 1 | -1, stock: StockFigure): string {
  const quantity = parseQuantity(text) ?? stock.quantity;
  return String(Math.min(MAXIMUM_QUANTITY, Math.max(0, quantity + delta)));
}

/**
 * Whether the stock changed after the person began to edit, so that they must choose. A change of the quantity alone does not
 * matter to a person who edits only the sale state.
 */
export function isOvertaken(stock: StockFigure, draft: StockDraft | null): boolean {
  if (!draft || stock.version === draft.base.version) return false;
  const quantityChanged = draft.quantity !== null && stock.quantity !== draft.base.quantity;
  return quantityChanged || stock.isStopped !== draft.base.isStopped;
}

/** The draft of a person who has seen the newer stock and keeps their own values. */
export function rebased(draft: StockDraft, stock: StockFigure): StockDraft {
  return { ...draft, base: stock };
}

/** The mutation's input; null if the quantity is invalid. */
export function changeToSave(
  stock: StockFigure,
  draft: StockDraft,
): { quantity: number; isStopped: boolean; expectedVersion: number } | null {
  const shown = shownStock(stock, draft);
  const quantity = parseQuantity(shown.quantity);
  if (quantity === null) return null;
  // Without a conflict the newest version is expected, so that concurrent sales do not cause a refusal.
  const base = isOvertaken(stock, draft) ? draft.base : stock;
  return { quantity, isStopped: shown.isStopped, expectedVersion: base.version };
}
