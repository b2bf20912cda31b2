import { pause } from './app/pause.ts';

/** What may lie below the first view. A part that does not is laid out at once, whatever is said here. */
const PARTS = 'main section, footer';
/** On a part: it is laid out. On the document: all of it is. */
const LAID_OUT = 'data-laid-out';

const WAITING = `html:not([${LAID_OUT}]):not(:has(:target))`;

/**
 * The first picture of a page leaves out the parts that nobody sees yet, which is sooner on a phone. A page that is opened
 * at a place within it, or that no script will complete, is laid out whole.
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

/** Lays out the rest of the page part by part, a frame for each, and leaves no mark on what React will look at. */
export async function layOutLaterParts(): Promise<void> {
  const parts = document.querySelectorAll(PARTS);
  for (const part of parts) {
    part.toggleAttribute(LAID_OUT, true);
    await nextFrame();
  }
  document.documentElement.toggleAttribute(LAID_OUT, true);
  for (const part of parts) part.toggleAttribute(LAID_OUT, false);
}

/** A hidden tab has no frames. */
async function nextFrame(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await pause();
}
