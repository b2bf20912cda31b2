import type { Locator, Page } from 'playwright-core';

/** More tab stops than any page of the purchase has. */
const MOST_STOPS = 120;

/** The browser APIs in use; these tests are compiled without DOM types. */
interface PageElement {
  readonly tagName: string;
  readonly tabIndex: number;
  readonly parentElement: PageElement | null;
  readonly textContent: string;
  readonly labels?: Iterable<PageElement> | null;
  getBoundingClientRect(): { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  contains(other: PageElement | null): boolean;
}
declare const document: {
  readonly body: PageElement;
  readonly activeElement: PageElement | null;
  elementFromPoint(x: number, y: number): PageElement | null;
  getAnimations(): readonly {
    readonly finished: Promise<unknown>;
    readonly effect: { getComputedTiming(): { readonly iterations?: number } } | null;
  }[];
};
declare function getComputedStyle(element: PageElement): {
  readonly outlineStyle: string;
  readonly outlineWidth: string;
  readonly boxShadow: string;
  readonly opacity: string;
};
declare const innerWidth: number;
declare const innerHeight: number;

/**
 * Presses Tab until the element has the focus. At every tab stop on the way the focus must be visible: it has a focus ring, and
 * nothing covers it. Returns the problems, one line each.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<readonly string[]> {
  const hidden = new Set<string>();
  await wanted.first().waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const problem = (await page.evaluate(findFocusProblem)) && (await findLastingProblem(page));
    if (problem) hidden.add(problem);
    if (await wanted.evaluate(isFocused)) return [...hidden];
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${wanted}`);
}

/** Tabs to an element and presses a key on it. */
export async function pressByKey(
  page: Page,
  wanted: Locator,
  key: 'Enter' | 'Space' = 'Enter',
): Promise<readonly string[]> {
  const problems = await tabTo(page, wanted);
  await page.keyboard.press(key);
  return problems;
}

/** Tabs to a field and types. */
export async function typeByKey(page: Page, wanted: Locator, text: string): Promise<readonly string[]> {
  const problems = await tabTo(page, wanted);
  await page.keyboard.type(text);
  return problems;
}

/** A problem that remains after all animations have ended, such as that of an opening drawer. */
async function findLastingProblem(page: Page): Promise<string | null> {
  await page.evaluate(waitForAnimations);
  return page.evaluate(findFocusProblem);
}

/** Runs in the browser. */
async function waitForAnimations(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/** Runs in the browser. */
export function isFocused(element: unknown): boolean {
  return element === document.activeElement;
}

/** Runs in the browser. */
function findFocusProblem(): string | null {
  const focused = document.activeElement;
  // An element that is only focused by code, to be read out, is not operable.
  if (!focused || focused === document.body || focused.tabIndex < 0) return null;
  const name = `${focused.tagName} “${focused.textContent.trim().slice(0, 40)}”`;
  const own = [focused, ...(focused.labels ?? [])];
  // A custom control is drawn next to its input or around it.
  for (let part = focused.parentElement, up = 0; part && up < 3; part = part.parentElement, up += 1) own.push(part);
  const hasRing = own.some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  });
  if (!hasRing) return `${name} has no ring`;
  const { x, y, width, height } = focused.getBoundingClientRect();
  if (width <= 1 || height <= 1) return null;
  const middle = { x: x + width / 2, y: y + height / 2 };
  if (middle.x < 0 || middle.y < 0 || middle.x > innerWidth || middle.y > innerHeight) return `${name} is out of view`;
  const hit = document.elementFromPoint(middle.x, middle.y);
  if (hit && own.some((part) => part.contains(hit) && part !== document.body)) return null;
  return `${name} is covered by ${hit?.tagName} “${hit?.textContent.trim().slice(0, 40)}”`;
}
