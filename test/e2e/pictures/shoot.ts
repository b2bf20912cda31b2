import { join } from 'node:path';
import type { Language, Market } from '@eunbit/schema/market';
import type { Browser } from 'playwright-core';
import type { Visit } from '../kit/story.ts';

/** Who looks at the shop, and on what. */
export interface ViewSettings {
  readonly market: Market;
  readonly language: Language;
  readonly width: number;
  readonly colorScheme?: 'dark';
}

export type Shoot = (name: string) => Promise<void>;

export async function openVisit(
  browser: Browser,
  url: string,
  { market, language, width, ...media }: ViewSettings,
): Promise<Visit> {
  const viewport = { width, height: width < 600 ? 844 : 900 };
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce', ...media });
  await context.addCookies([
    { name: 'market', value: market, url },
    { name: 'language', value: language, url },
  ]);
  return { page: await context.newPage(), market, language };
}

/** Takes pictures of what `visit` shows into `folder`: the whole page, or the window where a dialog is open. */
export function shooterFor(
  { page }: Visit,
  { market, language, width, colorScheme }: ViewSettings,
  folder: string,
): Shoot {
  return async (name) => {
    await showLazyPictures(page);
    const modal = (await page.locator('dialog[open], [aria-modal=true]').count()) > 0;
    const path = join(folder, `${name}--${width}-${market}-${language}${colorScheme ? `-${colorScheme}` : ''}.png`);
    await page.screenshot({ path, fullPage: !modal, animations: 'disabled' });
    console.log(path);
  };
}

/** Pictures further down would only be fetched when they come near the window. */
async function showLazyPictures(page: Visit['page']): Promise<void> {
  await page.evaluate("for (const picture of document.images) picture.loading = 'eager'");
  await page.evaluate('Promise.allSettled([...document.images].map((picture) => picture.decode()))');
}
