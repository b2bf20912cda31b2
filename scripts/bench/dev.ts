import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findHeadlessChromium } from '../setup/chromium.ts';
import { ROOT } from '../setup/paths.ts';
import { keepResults, median, renderTable } from './figures.ts';
import { GraphqlClient } from './graphql-client.ts';
import { readOptions } from './options.ts';
import { startShop } from './shop.ts';

/** A change of a source file, and its effect. */
interface Change {
  readonly name: string;
  readonly aimMs: number;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

interface StyleChange extends Change {
  readonly path: string;
  readonly element: string;
  readonly property: string;
  /** The computed value after the change. */
  readonly becomes: string;
}

const STYLES: readonly StyleChange[] = [
  {
    name: 'a style of the storefront',
    aimMs: 300,
    file: 'web/src/layout/ShopFooter.tsx',
    from: 'color="gray.200" fontSize="sm"',
    to: 'color="gray.200" fontSize="13.5px"',
    path: '/',
    element: 'footer',
    property: 'font-size',
    becomes: '13.5px',
  },
  {
    name: 'a style of the back office',
    aimMs: 300,
    file: 'admin/src/features/session/LoginPage.tsx',
    from: 'placeItems="center" px="4"',
    to: 'placeItems="center" px="13.5px"',
    path: '/admin/login',
    element: 'main',
    property: 'padding-left',
    becomes: '13.5px',
  },
];

const RESOLVER: Change = {
  name: 'a resolver',
  aimMs: 3000,
  file: 'server/src/modules/catalogue/product.presenter.ts',
  from: 'title: record.title[language],',
  to: `title: \`\${record.title[language]} *\`,`,
};

const LONGEST_WAIT_MS = 20_000;
/** A developer does not save the next change at once; and a stylesheet that is still loading would hide it. */
const BETWEEN_CHANGES_MS = 2000;

interface Figures {
  readonly name: string;
  readonly aimMs: number;
  readonly times: readonly number[];
}

/** Changes the source until the work is done, then restores it. */
async function whileChanged<T>({ file, from, to }: Change, work: () => Promise<T>): Promise<T> {
  const path = join(ROOT, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${file} has no ${from}`);
  const putBack = () => writeFileSync(path, source);
  process.once('exit', putBack);
  try {
    writeFileSync(path, source.replace(from, to));
    return await work();
  } finally {
    process.off('exit', putBack);
    putBack();
  }
}

/** Polls until the result is the expected one. */
async function waitUntil(isSeen: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  while (!(await isSeen())) {
    if (Date.now() > deadline) throw new Error('a change was not seen');
    await delay(5);
  }
}

const readStyle = (page: Page, { element, property }: StyleChange): Promise<string> =>
  page.evaluate(
    ([selector, name]) => {
      const found = document.querySelector(selector);
      return found ? getComputedStyle(found).getPropertyValue(name) : '';
    },
    [element, property] as const,
  );

async function measureStyle(page: Page, change: StyleChange): Promise<number> {
  const took = await whileChanged(change, async () => {
    const startedAt = performance.now();
    await waitUntil(async () => (await readStyle(page, change)) === change.becomes);
    const took = performance.now() - startedAt;
    await delay(BETWEEN_CHANGES_MS);
    return took;
  });
  await waitUntil(async () => (await readStyle(page, change)) !== change.becomes);
  await delay(BETWEEN_CHANGES_MS);
  if (!(await page.evaluate(() => 'isSamePage' in window)))
    throw new Error(`${change.name}: the page was loaded again`);
  return took;
}

async function measureStyles(browser: Browser, shopUrl: string, change: StyleChange, runs: number): Promise<Figures> {
  const page = await browser.newPage();
  await page.goto(`${shopUrl}${change.path}`, { timeout: 120_000 });
  await page.locator(change.element).waitFor({ timeout: 120_000 });
  // Until the page is hydrated and late-discovered packages are loaded.
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measureStyle(page, change));
  await page.close();
  return { ...change, times };
}

async function readProductTitle(shopUrl: string): Promise<string> {
  const { products } = await new GraphqlClient(shopUrl).query<{ products: { nodes: { title: string }[] } }>(
    '{ products(first: 1) { nodes { title } } }',
  );
  return products.nodes[0]?.title ?? '';
}

async function measureResolver(shopUrl: string, runs: number): Promise<Figures> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const took = await whileChanged(RESOLVER, async () => {
      const startedAt = performance.now();
      await waitUntil(async () => (await readProductTitle(shopUrl)).endsWith('*'));
      return performance.now() - startedAt;
    });
    times.push(took);
    await waitUntil(async () => !(await readProductTitle(shopUrl)).endsWith('*'));
  }
  return { ...RESOLVER, times };
}

/** Measures how soon a source change is visible with `npm run dev`. The sources are restored at the end. */
export async function runDev(): Promise<void> {
  // Exits normally, so that a changed source is restored.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const { runs, url } = readOptions({ runs: 5, url: '' });
  await using shop = url ? null : await startShop({}, 'dev');
  const shopUrl = shop?.url ?? url;
  await using browser = await chromium.launch({ executablePath: await findHeadlessChromium(), args: ['--no-sandbox'] });
  const figures: Figures[] = [];
  for (const change of STYLES) figures.push(await measureStyles(browser, shopUrl, change, runs));
  figures.push(await measureResolver(shopUrl, runs));
  const ms = (value: number) => `${Math.round(value)} ms`;
  console.log(
    renderTable<Figures>(
      [
        ['changed', ({ name }) => name],
        ['median', ({ times }) => ms(median(times))],
        ['slowest', ({ times }) => ms(Math.max(...times))],
        ['aim', ({ aimMs }) => ms(aimMs)],
      ],
      figures,
    ),
  );
  await keepResults('dev', { figures });
}
