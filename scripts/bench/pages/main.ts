import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { findChromium } from '../../setup/chromium.ts';
import { freePort } from '../../setup/free-port.ts';
import { renderTable, saveResults } from '../figures.ts';
import { readOptions } from '../options.ts';
import { startShop } from '../shop.ts';
import { type Audit, auditPage, type Subject } from './audit.ts';
import { COLUMNS, type PageFigures, summarize } from './summary.ts';

interface Page {
  name: string;
  path: string;
  skipAudits?: readonly string[];
}

const PAGES: readonly Page[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/products-cleansing' },
  { name: 'product', path: '/product/all-purpose-wipe' },
  { name: 'help', path: '/faq' },
  // Cart and checkout must not be indexed: the audit for indexing does not apply to them.
  { name: 'cart', path: '/cart', skipAudits: ['is-crawlable'] },
];

/** Fills the server's caches by a first visit, which is not representative. */
async function warm(url: string): Promise<void> {
  const { ok, status } = await fetch(url);
  if (!ok) throw new Error(`${url} answers with status ${status}`);
}

/** Repeats an audit whose trace is incomplete, which happens on a busy machine. */
const ATTEMPTS = 3;

/** Uses a new browser, so that audits do not affect each other. */
async function lookAt(subject: Subject): Promise<Audit> {
  const port = await freePort();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: await findChromium(), args });
  try {
    return await auditPage(subject, port);
  } finally {
    await browser.close();
  }
}

async function lookAgain(subject: Subject): Promise<Audit> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await lookAt(subject);
    } catch (error) {
      console.error(`${error}; looking again`);
    }
  }
  return lookAt(subject);
}

async function measurePage(page: Page, shopUrl: string, runs: number): Promise<PageFigures> {
  const subject = { url: `${shopUrl}${page.path}`, skipAudits: page.skipAudits ?? [] };
  await warm(subject.url);
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await lookAgain(subject));
  return summarize(page.name, audits);
}

async function measurePages(shopUrl: string, pages: readonly Page[], runs: number): Promise<PageFigures[]> {
  const figures: PageFigures[] = [];
  for (const page of pages) figures.push(await measurePage(page, shopUrl, runs));
  return figures;
}

function print(figures: readonly PageFigures[]): void {
  console.log(renderTable(COLUMNS, figures));
  console.log('\n* missed its aim. The cart is kept out of search engines, so its SEO leaves out is-crawlable.');
  // A load above the number of cores means that other programs ran: timings are unreliable.
  console.log(`load average ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`);
  for (const { page, failures } of figures) for (const failure of failures) console.log(`${page}: ${failure}`);
}

/**
 * `bench -- pages [--runs N] [--url URL]`: how good the pages are for a phone, by Lighthouse, as the median of N looks
 * at each. Starts a shop, or asks the one at URL; prints the table and keeps the figures.
 */
export async function runPages(): Promise<void> {
  const { runs, url, only } = readOptions({ runs: 3, url: '', only: '' });
  const pages = PAGES.filter(({ name }) => !only || name === only);
  if (pages.length === 0) throw new Error(`--only: one of ${PAGES.map(({ name }) => name).join(', ')}`);
  const shop = url ? null : await startShop();
  try {
    const figures = await measurePages(shop?.url ?? url, pages, runs);
    print(figures);
    console.log(`kept in ${await saveResults('pages', { runs, load: loadavg()[0], pages: figures })}`);
  } finally {
    await shop?.stop();
  }
}
