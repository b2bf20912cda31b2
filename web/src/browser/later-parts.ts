import { pause } from './pause.ts';

/** What may lie below the first view. A part that does not is laid out at once, whatever is said here. */
const PARTS = 'main section, footer';
/** On a part: it is laid out. On the document: all of it is. */
const LAID_OUT = 'data-laid-out';

const WAITING = `html:not([${LAID_OUT}])`;
/** Each frame costs something of its own. */
const PARTS_A_FRAME = 3;

/**
 * The first picture of a page leaves out the parts that nobody sees yet, which is sooner on a phone. A page that no script
 * will complete is laid out whole.
 *
 * Reloading restores a place in pixels while the parts above it only have this height, so it is more than they need, and
 * what is seen must not be held in its place while they get their own.
 */
export const LATER_PARTS_STYLE = [
  '@media (scripting:enabled){',
  `${WAITING}{overflow-anchor:none}`,
  `${WAITING} :is(${PARTS}):not([${LAID_OUT}]){content-visibility:auto;contain-intrinsic-block-size:auto 1500px}`,
  '}',
].join('');

/** Lays out the rest of the page, some parts in each frame, and leaves no mark on what React will look at. */
export async function layOutLaterParts(): Promise<void> {
  const parts = document.querySelectorAll(PARTS);
  const target = isReturn() ? null : document.querySelector(':target');
  for (const [index, part] of parts.entries()) {
    if (!target && index % PARTS_A_FRAME === 0) await waitForFrame();
    part.toggleAttribute(LAID_OUT, true);
  }
  // The browser went to the place that the address names while what is before it had another height.
  target?.scrollIntoView();
  await waitForFrame();
  document.documentElement.toggleAttribute(LAID_OUT, true);
  for (const part of parts) part.toggleAttribute(LAID_OUT, false);
}

/** Reloaded or come back to: the browser restores where somebody was, whatever place the address names. */
function isReturn(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'reload' || opened?.type === 'back_forward';
}

/** A hidden tab has no frames. */
async function waitForFrame(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await pause();
}
