/** How far a reader may have moved and still count as being at the top. */
const TOP_MARGIN_PX = 40;
const PAGE_TOP_MARGIN_PX = 240;

/** Whether the first of the rows in `scroller` is in sight. */
export function isAtTop(scroller: HTMLElement | null): boolean {
  return (scroller?.scrollTop ?? 0) < TOP_MARGIN_PX && window.scrollY < PAGE_TOP_MARGIN_PX;
}

/** Whether somebody points at a row or has come to one with the keyboard, and would miss it if it moved. */
export function isInUse(scroller: HTMLElement | null): boolean {
  const within = (state: string) => scroller?.querySelector(`tbody${state}, ul${state}`) != null;
  // On a touch screen the place that was touched last goes on counting as pointed at.
  const points = window.matchMedia('(hover: hover)').matches;
  return (points && within(':hover')) || within(':has(:focus-visible)');
}
