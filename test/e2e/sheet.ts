import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/setup/chromium.ts';
import { PUBLIC_PAGES } from './pictures/public-pages.ts';
import { NothingToShow, openSheetPage, type SheetPage } from './pictures/sheet-page.ts';
import { openVisit, shooterFor, type ViewSettings } from './pictures/shoot.ts';
import { STAFF_SCREENS } from './pictures/staff-screens.ts';
import { writeSheet } from './pictures/write-sheet.ts';

/**
 * Pictures of every page of the storefront and every screen of the back office, and one sheet of them all:
 * `npm run e2e:sheet -- URL FOLDER [NAME…]`, where names choose among the pages (`staff` is all of the back office).
 * Changes nothing in the shop at URL.
 */
const [url, folderName, ...names] = process.argv.slice(2);
if (!url || !folderName) throw new Error('Usage: npm run e2e:sheet -- URL FOLDER [NAME…]');
const folder = resolve(folderName);

const isChosen = ({ name }: SheetPage) =>
  names.length === 0 || names.includes(name) || (names.includes('staff') && name.startsWith('staff-'));
const SHAPES = PUBLIC_PAGES.filter(({ wordsOnly }) => !wordsOnly);

/** Who looks at what. Shoppers and staff come with browsers of their own. */
const VIEWS: readonly (ViewSettings & { readonly visits: readonly (readonly SheetPage[])[] })[] = [
  { market: 'KR', language: 'ko', width: 390, visits: [PUBLIC_PAGES, STAFF_SCREENS] },
  { market: 'US', language: 'en', width: 390, visits: [PUBLIC_PAGES, STAFF_SCREENS] },
  { market: 'KR', language: 'ko', width: 1440, visits: [PUBLIC_PAGES, STAFF_SCREENS] },
  { market: 'US', language: 'en', width: 1440, visits: [PUBLIC_PAGES, STAFF_SCREENS] },
  { market: 'KR', language: 'ko', width: 390, colorScheme: 'dark', visits: [SHAPES, STAFF_SCREENS] },
  { market: 'US', language: 'en', width: 1440, colorScheme: 'dark', visits: [SHAPES, STAFF_SCREENS] },
  { market: 'KR', language: 'en', width: 390, visits: [SHAPES] },
  { market: 'US', language: 'ko', width: 1440, visits: [SHAPES] },
];

async function shootAll(
  browser: Browser,
  view: ViewSettings,
  pages: readonly SheetPage[],
  shopUrl: string,
): Promise<void> {
  const visit = await openVisit(browser, shopUrl, view);
  const shoot = shooterFor(visit, view, folder);
  for (const page of pages) {
    try {
      await openSheetPage(visit, page);
      await shoot(page.name);
    } catch (error) {
      if (!(error instanceof NothingToShow)) throw error;
      console.log(`${page.name} is left out: ${error.message}`);
    }
  }
  await visit.page.context().close();
}

await mkdir(folder, { recursive: true });
const args = ['--no-sandbox', '--disable-gpu'];
const browser = await chromium.launch({ executablePath: await findChromium(), args });
try {
  for (const { visits, ...view } of VIEWS) {
    for (const pages of visits) await shootAll(browser, view, pages.filter(isChosen), url);
  }
  console.log(await writeSheet(browser, folder));
} finally {
  await browser.close();
}
