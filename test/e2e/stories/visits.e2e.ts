import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { runJob } from '../kit/jobs.ts';
import { load, reload } from '../kit/load.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { LOOKS_AT_ALL } from '../kit/thoroughness.ts';

interface Report {
  readonly visitId: string;
  readonly visitorId: string | null;
  readonly events: readonly { readonly kind: string; readonly path: string }[];
}

const PHONE = { width: 390, height: 844 };

/** Collects the visit reports that the browser sends from now on. */
function collectReports(page: Page): Report[] {
  const reports: Report[] = [];
  page.on('request', (request) => {
    const body = request.postData();
    if (body?.includes('reportVisit')) reports.push(JSON.parse(body).variables.input);
  });
  return reports;
}

const seenIn = (reports: readonly Report[]) =>
  reports.flatMap(({ events }) => events.filter(({ kind }) => kind === 'PAGE_VIEW').map(({ path }) => path));

describe('a visit', () => {
  story('is shown live to staff, counted, and recognised again only with consent', async ({ visit }) => {
    const { page } = await visit({ market: 'US', person: true });
    const reports = collectReports(page);
    await load(page, '/technology');
    await expect.poll(() => seenIn(reports)).toEqual(['/technology']);
    expect(present(reports[0], 'a report').visitorId).toBeNull();

    const staff = await visit({ staff: true, viewport: PHONE });
    await load(staff.page, '/admin/stat?market=US');
    const now = staff.page.getByRole('region', { name: 'Right now' });
    await now.getByText('/technology').waitFor();

    await page.getByRole('button', { name: 'I agree' }).click();
    await load(page, '/product/all-purpose-wipe');
    await expect.poll(() => seenIn(reports)).toContain('/product/all-purpose-wipe');
    await now.getByText('/product/all-purpose-wipe').waitFor();
    const visitor = present(reports.at(-1), 'a report').visitorId;
    expect(visitor).toMatch(/^[\w-]{22}$/);

    // As if half an hour had passed.
    await page.evaluate("localStorage.removeItem('visit')");
    await reload(page);
    await expect.poll(() => new Set(reports.map(({ visitId }) => visitId)).size).toBe(2);
    expect(present(reports.at(-1), 'a report').visitorId).toBe(visitor);

    await load(page, '/privacy#visits');
    await page.getByRole('button', { name: 'I take my consent back' }).click();
    await page.getByRole('button', { name: 'I agree' }).waitFor();
    await page.evaluate("localStorage.removeItem('visit')");
    const countBefore = reports.length;
    await reload(page);
    await expect.poll(() => seenIn(reports.slice(countBefore))).toContain('/privacy');
    expect(present(reports.at(-1), 'a report').visitorId).toBeNull();

    for (const path of ['/admin/stat', '/admin/stat2', '/admin/stat3', '/admin/ecommerce']) {
      await load(staff.page, `${path}?market=US&period=DAYS_10`);
      await staff.page.getByText('America/New_York').waitFor();
      if (LOOKS_AT_ALL) expect.soft(await seriousViolations(staff.page), path).toBe('');
    }
    await runJob('count-visits');
    await load(staff.page, '/admin/stat2?market=US');
    const pages = staff.page.getByRole('region', { name: 'Page views per path' });
    await pages.getByText('/product/all-purpose-wipe').waitFor();
    await staff.page.getByRole('region', { name: 'Page views', exact: true }).getByText('As a table').click();
    await staff.page.getByRole('columnheader', { name: 'Period before' }).waitFor();
    expect.soft(await seriousViolations(staff.page), 'table').toBe('');
  });

  story('of a browser with a tracking opt-out is not reported (STATISTICS-2)', async ({ visit }) => {
    const { page } = await visit({ person: true, changesBrowser: true });
    await page.addInitScript("Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true })");
    const reports = collectReports(page);
    for (const path of ['/company', '/media']) {
      const follower = page.waitForResponse(/follow-visit/);
      await load(page, path);
      await follower;
    }
    // Leaving the page would send any pending reports.
    await load(page, '/privacy#visits');

    await page.getByText('Your browser asks websites not to follow you').waitFor();
    expect(reports).toEqual([]);
    await expect.poll(() => page.getByText('May we know you again').count()).toBe(0);
  });
});
