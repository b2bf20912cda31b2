import { describe, expect } from 'vitest';
import { load, reload } from '../kit/load.ts';
import { story, type Visit } from '../kit/story.ts';

const PRODUCT = '/product/all-purpose-wipe';
const PHONE = { width: 390, height: 844 };

type Page = Visit['page'];

/** The number of sections that the browser has not laid out because they are out of view. */
const leftOut = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('main section, footer')]
    .filter((part) => !part.firstElementChild.checkVisibility({ contentVisibilityAuto: true })).length`);
/** The element in the middle of the window, with its position. */
const seen = (page: Page) =>
  page.evaluate(`(() => {
    const element = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    return element.textContent.slice(0, 40) + ' at ' + Math.round(element.getBoundingClientRect().top);
  })()`);

describe('the first paint of a page', () => {
  story('skips the layout of sections out of view', async ({ visit }) => {
    const { page } = await visit({ viewport: PHONE, provokes: /ERR_FAILED/ });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(PRODUCT);
    await expect.poll(() => leftOut(page)).toBeGreaterThan(2);
  });

  story('is followed by a complete layout before hydration', async ({ visit }) => {
    const { page } = await visit({ viewport: PHONE });
    await load(page, PRODUCT);
    expect(await leftOut(page)).toBe(0);
    expect(await page.locator('#root [data-laid-out]').count(), 'marks that React would find').toBe(0);
  });

  story('has a complete layout without JavaScript', async ({ visit }) => {
    const { page } = await visit({ viewport: PHONE, javaScript: false });
    await page.goto(PRODUCT);
    expect(await leftOut(page)).toBe(0);
  });

  story('keeps the scroll position after a reload', async ({ visit }) => {
    const { page } = await visit({ viewport: PHONE });
    await load(page, PRODUCT);
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight * 0.6)');
    const before = await seen(page);
    await reload(page);
    await expect.poll(() => seen(page)).toBe(before);
  });

  story('scrolls to the fragment of the address, and after a reload to the last position', async ({ visit }) => {
    const { page } = await visit({ viewport: PHONE });
    await load(page, `${PRODUCT}#review`);
    await expect
      .poll(() => page.evaluate(`document.getElementById('review').getBoundingClientRect().top`))
      .toSatisfy((top: number) => top >= 0 && top < PHONE.height / 2);
    await page.evaluate('scrollTo(0, scrollY - 1500)');
    const before = await seen(page);
    await reload(page);
    await expect.poll(() => seen(page)).toBe(before);
  });
});
