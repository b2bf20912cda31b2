/** What the server says about a product's stock. */
export interface StockFigure {
  readonly quantity: number;
  readonly stopped: boolean;
  readonly version: number;
}

/**
 * What a person has changed on a card and not saved. A part that is null was not touched and follows live sales.
 * `base` is the figure that the person decided on: a newer one makes the server refuse the change.
 */
export interface StockDraft {
  readonly quantity: string | null;
  readonly stopped: boolean | null;
  readonly base: StockFigure;
}

/** Largest quantity that the field takes; more would not fit the API's integers. */
const MAXIMUM_QUANTITY = 2_147_483_647;

/** The draft after a change of the card, which begins one when there is none; null when nothing differs any more. */
export function changedDraft(
  draft: StockDraft | null,
  change: Partial<Pick<StockDraft, 'quantity' | 'stopped'>>,
  stock: StockFigure,
): StockDraft | null {
  const next = { quantity: null, stopped: null, base: stock, ...draft, ...change };
  const quantity = next.quantity === String(next.base.quantity) ? null : next.quantity;
  const stopped = next.stopped === next.base.stopped ? null : next.stopped;
  return quantity === null && stopped === null ? null : { ...next, quantity, stopped };
}

/** What a card shows: the draft's parts where there are any, the live figure elsewhere. */
export function shownStock(stock: StockFigure, draft: StockDraft | null): { quantity: string; stopped: boolean } {
  return { quantity: draft?.quantity ?? String(stock.quantity), stopped: draft?.stopped ?? stock.stopped };
}

/** Digits only (STOCK-8); null when the text is no quantity. */
export function parseQuantity(text: string): number | null {
  const bare = text.trim();
  if (!/^\d+$/.test(bare)) return null;
  const quantity = Number(bare);
  return quantity <= MAXIMUM_QUANTITY ? quantity : null;
}

/** One more or less, never below zero; a text that is no quantity starts from the live figure. */
export function stepped(text: string, delta: 1 | -1, stock: StockFigure): string {
  const quantity = parseQuantity(text) ?? stock.quantity;
  return String(Math.min(MAXIMUM_QUANTITY, Math.max(0, quantity + delta)));
}

/**
 * Whether the figure changed after the person began to edit, so that somebody has to decide between the two. It does not
 * concern a person who touched only the sale state, unless that is what changed.
 */
export function isOvertaken(stock: StockFigure, draft: StockDraft | null): boolean {
  if (!draft || stock.version === draft.base.version) return false;
  const quantityChanged = draft.quantity !== null && stock.quantity !== draft.base.quantity;
  return quantityChanged || stock.stopped !== draft.base.stopped;
}

/** The draft of a person who has seen the newer figure and wants their own all the same. */
export function rebased(draft: StockDraft, stock: StockFigure): StockDraft {
  return { ...draft, base: stock };
}

/** What saving sends; null when the quantity is no number. */
export function changeToSave(
  stock: StockFigure,
  draft: StockDraft,
): { quantity: number; stopped: boolean; expectedVersion: number } | null {
  const shown = shownStock(stock, draft);
  const quantity = parseQuantity(shown.quantity);
  if (quantity === null) return null;
  // Nothing that this person decided on has changed: sales meanwhile are no reason to refuse.
  const base = isOvertaken(stock, draft) ? draft.base : stock;
  return { quantity, stopped: shown.stopped, expectedVersion: base.version };
}
