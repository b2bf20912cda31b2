import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdBack } from './hold-back.ts';
import type { Visit } from './story.ts';

/** Without this file nothing is hydrated. The inline script still loads, or the document would never be complete. */
const ENTRY = '**/assets/entry-client*.js';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Fields that may be in an address: searches, sorting and filters. */
const SEARCHES = /^(q|search|period|kind|use|sort|products|for|place|problem)$/;

/** The browser APIs in use; these tests are compiled without DOM types. */
interface Control {
  readonly form: { hasAttribute(name: string): boolean } | null;
  readonly type: string;
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string | null;
  querySelectorAll(selector: string): Iterable<Control & { readonly name: string }>;
}
declare const document: { querySelectorAll(selector: string): Iterable<Control> };
declare const window: { readonly earlyInput: readonly object[] };

/** Opens a page whose hydration waits until the returned function is called. */
export async function openHeldBack({ page }: Visit, path: string): Promise<() => Promise<void>> {
  const arrive = await holdBack(page, ENTRY);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    arrive();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Clicks all controls that need the page's script, then loads the script and waits until all clicks were handled. */
export async function pressAllEarly(visit: Visit, path: string): Promise<void> {
  const { page } = visit;
  const arrive = await openHeldBack(visit, path);
  expect(await page.evaluate(findLosingForms, SEARCHES.source), path).toEqual([]);
  const pressed = await pressAll(page);
  expect(await page.evaluate(() => window.earlyInput.length), path).toBeGreaterThanOrEqual(Math.min(pressed, 1));
  await arrive();
  await waitUntilPlayed(page);
}

/** Waits until no early input is queued and no button is pending. */
export async function waitUntilPlayed(page: Page): Promise<void> {
  await page.waitForFunction(
    () => window.earlyInput.length === 0 && [...document.querySelectorAll('[data-early]')].length === 0,
  );
}

/** Types like an input method: each step replaces the previous one, and the last one is inserted. */
export async function composeText(page: Page, steps: readonly string[]): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  for (const text of steps) {
    await devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  }
  await devTools.send('Input.insertText', { text: steps.at(-1) ?? '' });
  await devTools.detach();
}

/** Runs in the browser: finds forms that would put input into an address, or have no action. */
function findLosingForms(allowed: string): string[] {
  const isAllowed = new RegExp(allowed);
  return [...document.querySelectorAll('form')].flatMap((form) => {
    const isPost = form.getAttribute('method')?.toLowerCase() === 'post';
    if (isPost && (form.hasAttribute('action') || form.hasAttribute('data-waits'))) return [];
    const fields = [...form.querySelectorAll('input[name], textarea[name], select[name]')].map(({ name }) => name);
    const isSearch = form.hasAttribute('action') && fields.every((name) => isAllowed.test(name));
    return isSearch ? [] : [`${form.getAttribute('action')}: ${fields.join()}`];
  });
}

/** Clicks every button that needs the page's script and expects feedback from each. Returns their number. */
async function pressAll(page: Page): Promise<number> {
  let pressed = 0;
  for (const button of await page.locator('#root button:not([disabled])').all()) {
    const needsScript = await button.evaluate((element) => {
      const control = element as unknown as Control;
      return !control.form || control.type !== 'submit' || control.form.hasAttribute('data-waits');
    });
    if (!needsScript || !(await button.isVisible())) continue;
    await button.press('Enter');
    // The adjacent field shows the feedback of a step button.
    const isStep = (await button.getAttribute('data-step')) !== null;
    if (!isStep) expect(await button.getAttribute('data-early'), await button.innerHTML()).toBe('');
    pressed += 1;
  }
  return pressed;
}

/** Whether the whole element is visible without scrolling. */
export async function isInSight(element: Locator): Promise<boolean> {
  const [box, window] = [await element.boundingBox(), element.page().viewportSize()];
  return box !== null && window !== null && box.y >= 0 && box.y + box.height <= window.height;
}
