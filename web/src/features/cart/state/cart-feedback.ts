/** What the shopper is told about the last changes of the cart. */
export interface CartFeedback {
  /** Changes that the server has not answered yet. */
  readonly pending: number;
  /** Per product: why the quantity is not what was asked for. */
  readonly lineTexts: Readonly<Record<string, string>>;
  /** Why the last change did not happen; null while all is well. */
  readonly failure: string | null;
  /** The lines removed last, as long as they can be brought back; usually one. */
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
        // Undo belongs to what was removed last; touching such a product again settles the matter.
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
        // A refused removal has brought its lines back already.
        removed: clearWhenTouched(state.removed, event.productId),
      };
    case 'removed':
      return { ...state, removed: event.lines };
    case 'dismissed':
      return { ...state, failure: null, removed: [], lineTexts: {} };
  }
}

/** Nothing more to bring back once one of the products (null: all) is being changed. */
function clearWhenTouched(removed: readonly RemovedLine[], productId: string | null): readonly RemovedLine[] {
  const isTouched = productId === null || removed.some((line) => line.productId === productId);
  return isTouched && removed.length > 0 ? [] : removed;
}

function omitText(texts: Readonly<Record<string, string>>, productId: string | null): Readonly<Record<string, string>> {
  if (productId === null || !(productId in texts)) return texts;
  return Object.fromEntries(Object.entries(texts).filter(([id]) => id !== productId));
}
