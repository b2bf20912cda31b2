/** Scroll distance in pixels that still counts as the top. */
const TOP_MARGIN_PX = 40;
const PAGE_TOP_MARGIN_PX = 240;

/** Whether the first row in `scroller` is visible. */
export function isAtTop(scroller: HTMLElement | null): boolean {
  return (scroller?.scrollTop ?? 0) < TOP_MARGIN_PX && window.scrollY < PAGE_TOP_MARGIN_PX;
}

/** Whether the pointer or the keyboard focus is on a row: moving the row would make the person miss it. */
export function isInUse(scroller: HTMLElement | null): boolean {
  const within = (state: string) => scroller?.querySelector(`tbody${state}, ul${state}`) != null;
  // Touch screens keep `:hover` on the place that was touched last.
  const points = window.matchMedia('(hover: hover)').matches;
  return (points && within(':hover')) || within(':has(:focus-visible)');
}
