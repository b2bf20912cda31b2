import { chromium } from 'playwright-core';
import { findChromium } from '../../setup/chromium.ts';
import { freePort } from '../../setup/free-port.ts';
import { keepResults, renderTable } from '../figures.ts';
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
  // Cart and checkout must not be indexed, so the audit for indexing does not apply.
  { name: 'cart', path: '/cart', skipAudits: ['is-crawlable'] },
];

/** Fills the server's caches by a first visit. */
async function warm(url: string): Promise<void> {
  const { ok, status } = await fetch(url);
  if (!ok) throw new Error(`${url} answers with status ${status}`);
}

/** Repeats an audit whose trace is incomplete, which happens on a busy machine. */
const ATTEMPTS = 3;

/** Uses a new browser, so that audits do not affect each other. */
async function measure(subject: Subject): Promise<Audit> {
  const port = await freePort();
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`];
  await using _browser = await chromium.launch({ executablePath: await findChromium(), args });
  return await auditPage(subject, port);
}

async function measureWithRetry(subject: Subject): Promise<Audit> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await measure(subject);
    } catch (error) {
      console.error(`${error}; looking again`);
    }
  }
  return measure(subject);
}

async function measurePage(page: Page, shopUrl: string, runs: number): Promise<PageFigures> {
  const subject = { url: `${shopUrl}${page.path}`, skipAudits: page.skipAudits ?? [] };
  await warm(subject.url);
  const audits: Audit[] = [];
  for (let run = 0; run < runs; run += 1) audits.push(await measureWithRetry(subject));
  return summarize(page.name, audits);
}

/**
 * `bench -- pages [--runs N] [--url URL]`: Lighthouse figures of the pages on a phone, as the median of N audits of each. Starts
 * a shop, or uses the one at URL; prints the table and stores the figures.
 */
export async function runPages(): Promise<void> {
  const { runs, url, only } = readOptions({ runs: 3, url: '', only: '' });
  const pages = PAGES.filter(({ name }) => !only || name === only);
  if (pages.length === 0) throw new Error(`--only: one of ${PAGES.map(({ name }) => name).join(', ')}`);
  await using shop = url ? null : await startShop();
  const figures: PageFigures[] = [];
  for (const page of pages) figures.push(await measurePage(page, shop?.url ?? url, runs));
  console.log(renderTable(COLUMNS, figures));
  console.log('\n* missed its aim. The cart is kept out of search engines, so its SEO leaves out is-crawlable.');
  for (const { page, failures } of figures) for (const failure of failures) console.log(`${page}: ${failure}`);
  await keepResults('pages', { runs, pages: figures });
}
