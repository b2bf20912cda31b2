/** Messages about the last changes of the cart. */
export interface CartFeedback {
  /** Number of changes without a response. */
  readonly pending: number;
  /** By product id: why the quantity differs from the requested one. */
  readonly lineTexts: Readonly<Record<string, string>>;
  /** Why the last change failed; null after a success. */
  readonly failure: string | null;
  /** The last removed lines, while they can be restored; usually one. */
  readonly removed: readonly RemovedLine[];
}

export interface RemovedLine {
  readonly productId: string;
  readonly title: string;
  readonly quantity: number;
}

export type CartFeedbackEvent =
  | { readonly kind: 'started'; readonly productId: string | null }
  | { readonly kind: 'accepted'; readonly cartMessage: { readonly productId: string; readonly message: string } | null }
  | { readonly kind: 'refused'; readonly productId: string | null; readonly message: string }
  | { readonly kind: 'removed'; readonly lines: readonly RemovedLine[] }
  | { readonly kind: 'dismissed' };

export const NO_FEEDBACK: CartFeedback = { pending: 0, lineTexts: {}, failure: null, removed: [] };

export function reduceCartFeedback(state: CartFeedback, event: CartFeedbackEvent): CartFeedback {
  switch (event.kind) {
    case 'started':
      return {
        ...state,
        pending: state.pending + 1,
        failure: null,
        lineTexts: omitText(state.lineTexts, event.productId),
        // Only the last removed lines can be restored; a further change of such a product ends that.
        removed: clearWhenTouched(state.removed, event.productId),
      };
    case 'accepted': {
      const lineTexts = event.cartMessage
        ? { ...state.lineTexts, [event.cartMessage.productId]: event.cartMessage.message }
        : state.lineTexts;
      return { ...state, pending: state.pending - 1, lineTexts };
    }
    case 'refused':
      return {
        ...state,
        pending: state.pending - 1,
        failure: event.message,
        // Rolling back the optimistic change has restored the lines if a removal was rejected.
        removed: clearWhenTouched(state.removed, event.productId),
      };
    case 'removed':
      return { ...state, removed: event.lines };
    case 'dismissed':
      return { ...state, failure: null, removed: [], lineTexts: {} };
  }
}

/** Ends the offer to restore when one of the products (null: all) is changed. */
function clearWhenTouched(removed: readonly RemovedLine[], productId: string | null): readonly RemovedLine[] {
  const isTouched = productId === null || removed.some((line) => line.productId === productId);
  return isTouched && removed.length > 0 ? [] : removed;
}

function omitText(texts: Readonly<Record<string, string>>, productId: string | null): Readonly<Record<string, string>> {
  if (productId === null || !(productId in texts)) return texts;
  return Object.fromEntries(Object.entries(texts).filter(([id]) => id !== productId));
}
