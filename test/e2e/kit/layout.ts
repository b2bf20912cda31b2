import type { Page } from 'playwright-core';

/** The browser APIs in use; these tests are compiled without DOM types. */
interface PageElement {
  readonly tagName: string;
  readonly parentElement: PageElement | null;
  readonly textContent: string;
  readonly childNodes: Iterable<{ readonly nodeType: number; readonly textContent: string }>;
  readonly scrollWidth: number;
  readonly clientWidth: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
  getBoundingClientRect(): {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly width: number;
    readonly height: number;
  };
  checkVisibility(options: object): boolean;
  contains(other: PageElement): boolean;
  closest(selector: string): PageElement | null;
}
declare const document: {
  readonly documentElement: PageElement;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
};
declare function getComputedStyle(
  element: PageElement,
): Readonly<Record<'overflowX' | 'overflowY' | 'position', string>>;
declare const innerWidth: number;
declare const innerHeight: number;

/**
 * Layout problems on a narrow page, one line each: it scrolls sideways, text or controls are outside the window or cut off by a
 * container, or fixed elements take more than half of the window.
 */
export function layoutProblems(page: Page): Promise<readonly string[]> {
  return page.evaluate(findLayoutProblems);
}

/** Runs in the browser. */
function findLayoutProblems(): string[] {
  const TEXT = 3;
  const problems: string[] = [];
  const say = (element: PageElement) => `${element.tagName} “${element.textContent.trim().slice(0, 40)}”`;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} pixels wide in a window of ${innerWidth}`);
  const dialog = document.querySelector('dialog:modal');
  let pinned = 0;
  for (const element of document.querySelectorAll('#root *, dialog *')) {
    if (dialog && !dialog.contains(element)) continue;
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    // Visually hidden elements for screen readers are one pixel wide.
    if (width <= 1 || height <= 1 || !element.checkVisibility({ opacityProperty: true })) continue;
    const { position } = getComputedStyle(element);
    const isPinned = (position === 'fixed' || position === 'sticky') && !element.closest('dialog');
    if (isPinned && bottom > 0 && top < innerHeight && height < innerHeight) pinned += height;
    const hasWords = [...element.childNodes].some((node) => node.nodeType === TEXT && node.textContent.trim());
    const isControl = ['INPUT', 'SELECT', 'TEXTAREA', 'BUTTON'].includes(element.tagName);
    if (!hasWords && !isControl) continue;
    let clippedBy: PageElement | null = element;
    while (clippedBy && getComputedStyle(clippedBy).overflowX === 'visible') clippedBy = clippedBy.parentElement;
    const isOutside = clippedBy === null && (left < -1 || right > innerWidth + 1);
    if (isOutside) problems.push(`${say(element)} is outside`);
    const clip = clippedBy?.getBoundingClientRect();
    const isScroller = clippedBy !== null && ['auto', 'scroll'].includes(getComputedStyle(clippedBy).overflowX);
    if (clip && !isScroller && (left < clip.left - 1 || right > clip.right + 1)) {
      problems.push(`${say(element)} is cut off`);
    }
    if (
      hasWords &&
      element.tagName !== 'OPTION' &&
      element.scrollWidth > element.clientWidth + 1 &&
      element.clientWidth > 0
    ) {
      if (getComputedStyle(element).overflowX !== 'visible') problems.push(`${say(element)} has words cut off`);
    }
  }
  if (pinned > innerHeight / 2)
    problems.push(`what stays in place takes ${Math.round(pinned)} of ${innerHeight} pixels`);
  return problems;
}
