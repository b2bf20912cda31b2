import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { reachPayment } from '../kit/buyers.ts';
import { load } from '../kit/load.ts';
import { buyStepByStep } from '../kit/purchase-steps.ts';
import { story } from '../kit/story.ts';
import { standIns } from '../kit/thoroughness.ts';
import { WORDS } from '../pages/words.ts';

const FORCED = { media: { forcedColors: 'active' } } as const;

/** The parts of the browser's API used here; these tests are compiled without its types. */
interface PageElement {
  readonly tagName: string;
  readonly textContent: string;
  readonly children: Iterable<PageElement>;
  getAttribute(name: string): string | null;
  getBoundingClientRect(): { readonly width: number; readonly height: number };
  checkVisibility(options: object): boolean;
}
declare const document: { querySelectorAll(selector: string): Iterable<PageElement> };
declare function getComputedStyle(element: PageElement): Readonly<Record<string, string>>;

/** Text buttons that look like plain text: colours are the system's, so each needs a border or an underline. */
function findPlainButtons(): string[] {
  const plain: string[] = [];
  for (const button of document.querySelectorAll('main button, dialog[open] button, main a[class*=button]')) {
    const { width, height } = button.getBoundingClientRect();
    const isShown = width > 1 && height > 1 && button.checkVisibility({ opacityProperty: true });
    if (!isShown || !button.textContent.trim()) continue;
    const style = getComputedStyle(button);
    const hasBorder = ['Top', 'Bottom'].some(
      (side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`] ?? '0') > 0,
    );
    const isUnderlined = [button, ...button.children].some((part) =>
      getComputedStyle(part).textDecorationLine?.includes('underline'),
    );
    if (!hasBorder && !isUnderlined) plain.push(button.textContent.trim().slice(0, 40));
  }
  return plain;
}

/** A screenshot of an element and its surroundings. */
function pictureAround(locator: Locator): Promise<Buffer> {
  return locator.locator('xpath=ancestor-or-self::*[self::label or self::button or self::li][1]').screenshot();
}

/** Whether `act` has a visible effect, rather than one on a colour that is not shown. */
async function shows(page: Page, locator: Locator, act: () => Promise<void>): Promise<boolean> {
  const before = await pictureAround(locator);
  await act();
  await page.evaluate('document.activeElement?.blur()');
  await page.mouse.move(0, 0);
  return !(await pictureAround(locator)).equals(before);
}

describe('with forced colours', () => {
  const STORES = [
    { market: 'KR', language: 'ko' },
    { market: 'US', language: 'en' },
  ] as const;
  story.for(standIns(STORES, () => 'the same parts'))(
    'every button of the purchase has a border or an underline: $market',
    async (store, { visit }) => {
      const guest = await visit({ ...store, ...FORCED });
      await buyStepByStep(guest, 'all-purpose-wipe', async (step) => {
        expect.soft(await guest.page.evaluate(findPlainButtons), step).toEqual([]);
      });
    },
  );

  story('a selected option looks different', async ({ visit }) => {
    const guest = await visit({ market: 'KR', language: 'ko', ...FORCED });
    const { page } = guest;
    const words = WORDS.ko;
    await reachPayment(guest, 'all-purpose-wipe');
    const deposit = page.getByRole('radio', { name: words.methods.DEPOSIT });
    expect(await shows(page, deposit, () => deposit.check()), 'a way of paying').toBe(true);
    const terms = page.getByRole('checkbox', { name: words.agreeToAll });
    expect(await shows(page, terms, () => terms.check()), 'the terms').toBe(true);

    await load(page, '/');
    const card = page.getByRole('button', { name: '펫 항균 스프레이', exact: true });
    expect(await shows(page, card, () => card.click()), 'a product of the home page').toBe(true);
  });
});
