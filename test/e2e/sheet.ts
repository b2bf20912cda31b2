import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/setup/chromium.ts';
import { openPublicPage, PUBLIC_PAGES } from './pictures/public-pages.ts';
import { type Looker, openVisit, shooterFor } from './pictures/shoot.ts';
import { writeSheet } from './pictures/write-sheet.ts';

/**
 * Pictures of every public page, and one sheet of them all: `npm run e2e:sheet -- URL FOLDER [NAME…]`, where names
 * choose among the pages. Changes nothing in the shop at URL.
 */
const [url, folderName, ...names] = process.argv.slice(2);
if (!url || !folderName) throw new Error('Usage: npm run e2e:sheet -- URL FOLDER [NAME…]');
const folder = resolve(folderName);

const LOOKERS: readonly (Looker & { readonly wordsToo: boolean })[] = [
  { market: 'KR', language: 'ko', width: 390, wordsToo: true },
  { market: 'US', language: 'en', width: 390, wordsToo: true },
  { market: 'KR', language: 'ko', width: 1440, wordsToo: true },
  { market: 'US', language: 'en', width: 1440, wordsToo: true },
  { market: 'KR', language: 'ko', width: 390, colorScheme: 'dark', wordsToo: false },
  { market: 'US', language: 'en', width: 1440, colorScheme: 'dark', wordsToo: false },
  { market: 'KR', language: 'en', width: 390, wordsToo: false },
  { market: 'US', language: 'ko', width: 1440, wordsToo: false },
];

async function shootAll(
  browser: Browser,
  { wordsToo, ...looker }: (typeof LOOKERS)[number],
  shopUrl: string,
): Promise<void> {
  const chosen = PUBLIC_PAGES.filter(({ name }) => names.length === 0 || names.includes(name));
  const visit = await openVisit(browser, shopUrl, looker);
  const shoot = shooterFor(visit, looker, folder);
  for (const page of chosen.filter(({ wordsOnly }) => wordsToo || !wordsOnly)) {
    await openPublicPage(visit, page);
    await shoot(page.name);
  }
  await visit.page.context().close();
}

await mkdir(folder, { recursive: true });
const args = ['--no-sandbox', '--disable-gpu'];
const browser = await chromium.launch({ executablePath: await findChromium(), args });
try {
  for (const looker of LOOKERS) await shootAll(browser, looker, url);
  console.log(await writeSheet(browser, folder));
} finally {
  await browser.close();
}
