import { pause } from './pause.ts';

/** Candidates for parts below the first view. `content-visibility: auto` lays out a part within the view at once. */
const PARTS = 'main section, footer';
/** Attribute of a part that is laid out, and of a document all of whose parts are. */
const LAID_OUT = 'data-laid-out';

const WAITING = `html:not([${LAID_OUT}])`;
/** Maximum parts that are laid out in one frame; each frame has a cost of its own. */
const PARTS_A_FRAME = 3;

/**
 * Leaves the parts below the first view out of the first layout, so that a phone paints sooner. Without scripts the whole page is
 * laid out. After a reload the browser restores a scroll position in pixels while the parts above still have this placeholder
 * height: it is higher than any of them needs, and scroll anchoring is off until they have their own height.
 */
export const LATER_PARTS_STYLE = [
  '@media (scripting:enabled){',
  `${WAITING}{overflow-anchor:none}`,
  `${WAITING} :is(${PARTS}):not([${LAID_OUT}]){content-visibility:auto;contain-intrinsic-block-size:auto 1500px}`,
  '}',
].join('');

/** Lays out the remaining parts, a few in each frame, and removes its attributes before React hydrates. */
export async function layOutLaterParts(): Promise<void> {
  const parts = document.querySelectorAll(PARTS);
  const target = isReturn() ? null : document.querySelector(':target');
  for (const [index, part] of parts.entries()) {
    if (!target && index % PARTS_A_FRAME === 0) await waitForFrame();
    part.toggleAttribute(LAID_OUT, true);
  }
  // The browser scrolled to the anchor while the parts above it had another height.
  target?.scrollIntoView();
  await waitForFrame();
  document.documentElement.toggleAttribute(LAID_OUT, true);
  for (const part of parts) part.toggleAttribute(LAID_OUT, false);
}

/**
 * Whether the page was reloaded or returned to: the browser restores the scroll position then, even if the address has an anchor.
 */
function isReturn(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'reload' || opened?.type === 'back_forward';
}

/** A hidden tab has no animation frames. */
async function waitForFrame(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await pause();
}
