import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../setup/chromium.ts';
import { ROOT } from '../setup/paths.ts';
import { sheets } from './documents.ts';

const FOLDER = join(ROOT, 'server/downloads');

/** Prints every downloadable document again. */
async function printAll(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  // Removes the name of the program from the file's metadata.
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--user-agent=Eunbit'];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    const page = await browser.newPage();
    for (const [file, html] of sheets()) {
      await page.setContent(html);
      await page.evaluate(() => document.fonts.ready);
      // Tagged, so that screen readers find headings and tables.
      await page.pdf({ path: join(FOLDER, file), preferCSSPageSize: true, printBackground: true, tagged: true });
    }
  } finally {
    await browser.close();
  }
}

await printAll();
