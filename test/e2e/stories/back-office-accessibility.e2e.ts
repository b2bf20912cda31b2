import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, vi } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { fillBackOffice } from '../kit/back-office-rows.ts';
import { load } from '../kit/load.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { pickShare, standIns } from '../kit/thoroughness.ts';

/** Every screen that needs no id; `found` are the screens of single items. */
const SCREENS = [
  '/admin/dashboard',
  '/admin/orders',
  '/admin/orders_ko?status=PREPARING_FOR_SHIPMENT',
  '/admin/orders_us',
  '/admin/shipping_ko',
  '/admin/shipping_us',
  '/admin/returns',
  '/admin/returns_ko',
  '/admin/returns_us',
  '/admin/draft_orders_ko',
  '/admin/draft_orders_us',
  '/admin/mentions',
  '/admin/security',
  '/admin/products_ko',
  '/admin/products_us',
  '/admin/add-products',
  '/admin/users_ko',
  '/admin/users_us',
  '/admin/users_ko?kind=GUEST',
  '/admin/reviews',
  '/admin/popular-searches',
  '/admin/requests',
  '/admin/requests/b2b',
  '/admin/board',
  '/admin/board_add',
  '/admin/sent-emails',
  '/admin/email-templates',
  '/admin/company',
  '/admin/company/add?kind=place',
  '/admin/deposits_ko',
  '/admin/finance',
  '/admin/jobs',
  '/admin/admins',
  '/admin/roles',
  '/admin/audit',
  '/admin/launch-checklist',
  '/admin/settings',
  '/admin/stat',
  '/admin/stat2',
  '/admin/stat3',
  '/admin/ecommerce',
  '/admin/nowhere',
];

/** Screens that are only reachable from a list, here by its first row. */
const BEHIND_LISTS = [
  ['/admin/users_ko', /^\/admin\/user\//],
  ['/admin/board', /^\/admin\/board_modify\//],
] as const;

/** The width of the narrowest phones. */
const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1440, height: 900 };

const VISITORS = [
  { store: 'Korean', language: 'ko', viewport: PHONE, own: /_ko\b/, otherStore: /_us\b/ },
  { store: 'US', language: 'en', viewport: DESKTOP, own: /_us\b/, otherStore: /_ko\b/ },
] as const;

/** Lists and single items have the same layout in both stores. */
const getLayout = (path: string) => path.replace(/(_guest)?_(ko|us)\b/, '').replace(/\/(?=[^/]*\d)[\w-]{12,}/, '/one');

/** Screens that use different elements on phones and desktops, or redraw. */
const TURNS = /orders_|users_|stat|ecommerce|finance/;

async function settled(page: Page, path: string): Promise<void> {
  await load(page, path);
  await answered(page, path);
}

/** Waits until all data of the screen has loaded. */
async function answered(page: Page, path: string): Promise<void> {
  // A dialog hides the page behind it from screen readers.
  const behind = { includeHidden: true };
  const main = page.getByRole('main', behind);
  await main
    .getByRole('heading', { level: 1, ...behind })
    .filter({ visible: true })
    .waitFor();
  // Skeletons and other loading states are announced as such.
  await expect.poll(() => page.getByRole('progressbar', behind).count()).toBe(0);
  await expect
    .poll(() =>
      main
        .getByRole('status', behind)
        .filter({ hasText: /^(Loading|불러오는 중)/ })
        .count(),
    )
    .toBe(0);
  // A figure that is still loading is shown as a dash.
  if (/dashboard|orders_/.test(path)) {
    await expect.poll(() => main.getByText('–', { exact: true }).count()).toBe(0);
  }
}

async function firstLink(page: Page, list: string, wanted: RegExp): Promise<string> {
  await settled(page, list);
  const links = page.getByRole('main').locator('a[href]');
  return vi.waitFor(
    async () => {
      const paths = await links.evaluateAll((all) =>
        all.map((link) => String((link as unknown as { pathname: string }).pathname)),
      );
      return present(
        paths.find((path) => wanted.test(path)),
        `a link of ${list} like ${wanted}`,
      );
    },
    { interval: 100 },
  );
}

const at = (page: Page, path: string) => `${path} at ${page.viewportSize()?.width}`;

async function keepsNobodyOut(page: Page, path: string): Promise<void> {
  expect.soft(await seriousViolations(page), at(page, path)).toBe('');
}

async function fits(page: Page, path: string): Promise<void> {
  const tooWide = `Math.max(0, document.documentElement.scrollWidth - ${page.viewportSize()?.width})`;
  // A moment after the window was resized tables become cards, and charts measure their container again.
  await expect.poll(() => page.evaluate<number>(tooWide), { message: `${at(page, path)} is too wide by` }).toBe(0);
}

describe('the screens of the back office with data', () => {
  let found: readonly string[] = [];
  beforeAll(async () => {
    found = await fillBackOffice();
  });

  story.for(VISITORS)(
    'are accessible, fit phone and desktop, and use the language of the $store store',
    { timeout: 600_000 },
    async (visitor, { visit }) => {
      const { store: _, own, otherStore, ...settings } = visitor;
      const { page } = await visit({ ...settings, staff: true });
      // This entry is far down the menu, which scrolls to the current one without moving the focus.
      await settled(page, '/admin/audit');
      await page.keyboard.press('Tab');
      expect
        .soft(await page.evaluate('document.activeElement.getAttribute("href")'), 'the first stop')
        .toBe('#content');
      const behind: string[] = [];
      for (const [list, wanted] of BEHIND_LISTS) behind.push(await firstLink(page, list, wanted));
      const paths = [...SCREENS, ...found, ...behind];
      const checked = new Set(standIns(paths, getLayout));
      // The stores have the same screens; each is checked in the language of its staff.
      const ofNoStore = paths.filter((path) => !own.test(path) && !otherStore.test(path));
      for (const path of [...paths.filter((one) => own.test(one)), ...pickShare(ofNoStore, visitor, VISITORS)]) {
        await settled(page, path);
        if (checked.has(path)) await keepsNobodyOut(page, path);
        await fits(page, path);
        // Resizes instead of reloading; the next screen is then loaded at this size.
        await page.setViewportSize(page.viewportSize()?.width === PHONE.width ? DESKTOP : PHONE);
        if (TURNS.test(path) && checked.has(path)) {
          await answered(page, path);
          await keepsNobodyOut(page, path);
        }
        await fits(page, path);
      }
    },
  );
});
