/** The scroll position of a row of equally wide cards, in pixels. */
export interface CarouselView {
  readonly scrollLeft: number;
  readonly width: number;
  readonly contentWidth: number;
  /** From the start of one card to the start of the next. */
  readonly step: number;
}

export type CarouselMove = 'previous' | 'next' | 'first' | 'last';

const MOVES: Readonly<Record<string, CarouselMove>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

/** The direction of a key; null for other keys. */
export function moveOfKey(key: string): CarouselMove | null {
  return MOVES[key] ?? null;
}

/** A tolerance of half a pixel for rounding, or a button would stay enabled at the end. */
const TOLERANCE = 2;

export function canMove({ scrollLeft, width, contentWidth }: CarouselView): { back: boolean; forth: boolean } {
  return { back: scrollLeft > TOLERANCE, forth: scrollLeft + width < contentWidth - TOLERANCE };
}

/** The scroll position after a move by as many whole cards as are visible, never beyond the ends. */
export function scrollTarget(view: CarouselView, move: CarouselMove): number {
  const end = Math.max(0, view.contentWidth - view.width);
  if (move === 'first') return 0;
  if (move === 'last') return end;
  const page = Math.max(1, Math.floor(view.width / view.step)) * view.step;
  const target = view.scrollLeft + (move === 'next' ? page : -page);
  return Math.min(end, Math.max(0, target));
}
