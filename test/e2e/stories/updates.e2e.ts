import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { freePort } from '../../../scripts/setup/free-port.ts';
import { createProcessEnvironment, type ProcessEnvironment } from '../../kit/process-environment.ts';
import { type ShopProcess, startShopProcess } from '../../kit/shop-process.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';

/**
 * The files of a build that no server has any more. React at once retries to render a page whose code is missing, and logs it
 * (error 520) if the retry finds the code, for example because the document is being reloaded.
 */
const PROVOKES = /status of 404|dynamically imported module|Failed to fetch|React error #520/;
const FILES = '**/assets/**';

const RELOADED = 'The shop was updated, so this page was loaded again.';
const OFFER = 'The shop was updated. Finish what you are typing, then load this page again.';

/** Removes the build of the open page. Pages loaded later find their files again unless `forGood`. */
async function removeBuild(page: Page, { forGood = false } = {}): Promise<void> {
  await page.route(FILES, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  if (forGood) return;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(FILES);
  });
}

/** Counts how often the document is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const follow = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).click({ noWaitAfter: true });

describe('a page whose code was removed by an update', () => {
  story('is reloaded once, at the requested address, with a message', async ({ visit }) => {
    const { page } = await visit({ market: 'US', provokes: PROVOKES });
    await load(page, '/company');
    const loads = countLoads(page);
    await removeBuild(page);

    await follow(page, '/products-pet');

    await page.waitForURL('**/products-pet');
    await page.getByRole('main').getByText('Pet Antibacterial Spray').first().waitFor();
    await page.mouse.move(200, 200);
    await page.getByRole('status').getByText(RELOADED).waitFor();
    expect(loads()).toBe(1);
  });

  story('shows an error and is not reloaded repeatedly if the code is gone permanently', async ({ visit }) => {
    const { page } = await visit({ market: 'US', provokes: PROVOKES });
    await load(page, '/company');
    await page.evaluate(
      `sessionStorage.setItem('automaticReload', JSON.stringify({ at: Date.now(), isAnnounced: true }))`,
    );
    const loads = countLoads(page);
    await removeBuild(page, { forGood: true });

    await follow(page, '/products-pet');

    await page.getByRole('main').getByRole('alert').waitFor();
    await follow(page, '/faq');
    await page.waitForURL('**/faq');
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(loads()).toBe(0);
  });

  story('keeps typed text, and offers a reload', async ({ visit }) => {
    const { page } = await visit({ market: 'US', provokes: PROVOKES });
    await load(page, '/contact');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('Where is my order?');
    const loads = countLoads(page);
    await removeBuild(page);
    const search = page.getByRole('banner').getByRole('button', { name: 'Search' });

    await search.click();
    await page.getByText(OFFER).waitFor();
    const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await search.click();
    await asked;
    await page.getByText(OFFER).waitFor();
    expect(await page.getByText('This could not be loaded.').count()).toBe(0);
    expect(await message.inputValue()).toBe('Where is my order?');
    expect(loads()).toBe(0);
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.poll(loads).toBe(1);
  });

  story('is reloaded in the back office as well', async ({ visit }) => {
    const { page } = await visit({ staff: true, provokes: PROVOKES });
    await page.goto('/admin/dashboard');
    const menu = page.getByRole('navigation').first();
    await menu.waitFor();
    const loads = countLoads(page);
    await removeBuild(page);

    await menu.locator('a[href="/admin/reviews"]').first().click({ noWaitAfter: true });

    await page.waitForURL('**/admin/reviews');
    await page.getByText('The back office was updated, so this page was loaded again.').waitFor();
    expect(loads()).toBe(1);
  });
});

describe('pages whose files have another origin', () => {
  let environment: ProcessEnvironment;
  let server: ShopProcess;
  /** This server uses the cookies of the shop shared by all stories. */
  let url: string;
  let files: string;

  beforeAll(async () => {
    environment = await createProcessEnvironment(inject('databaseUri'));
    const port = await freePort();
    url = `http://localhost:${port}`;
    files = `http://files.localhost:${port}`;
    const settings = { ...environment.settings, PORT: String(port), ASSET_BASE: files, ROLE: 'web' };
    server = await startShopProcess(settings);
  });
  afterAll(async () => {
    await server?.stop();
    await environment?.stop();
  });

  /** Origins from which hashed files are loaded, except workers. */
  function watchOrigins(page: Page): ReadonlySet<string> {
    const origins = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.includes('/assets/') && !pathname.includes('.worker-')) origins.add(origin);
    });
    return origins;
  }

  story('are hydrated, and load later files from there as well', async ({ visit }) => {
    const { page } = await visit({ market: 'US' });
    const origins = watchOrigins(page);
    await load(page, `${url}/`);

    await follow(page, '/products-pet');
    await page.getByRole('main').getByText('Pet Antibacterial Spray').first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('main').getByLabel('Password', { exact: true }).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('dialog').waitFor();

    expect([...origins]).toEqual([files]);
  });

  story('include those of the back office', async ({ visit }) => {
    const { page } = await visit({ staff: true });
    const origins = watchOrigins(page);
    await page.goto(`${url}/admin/dashboard`);
    await page.getByRole('navigation').first().waitFor();
    expect([...origins]).toEqual([files]);
  });
});
