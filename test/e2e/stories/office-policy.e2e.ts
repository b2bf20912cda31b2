import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { load } from '../kit/load.ts';
import { signUp } from '../kit/members.ts';
import { story } from '../kit/story.ts';

const SCREENS = [
  '/admin/dashboard',
  '/admin/orders',
  '/admin/products_ko',
  '/admin/add-products',
  '/admin/users_us',
  '/admin/board_add',
  '/admin/finance',
  '/admin/stat',
  '/admin/settings',
  '/admin/security',
];

/** The violations on the page that the browser has blocked, by directive. */
const readViolations = (page: Page) => page.evaluate<string[]>('window.refusedByPolicy');

describe('the back office under its content security policy', () => {
  story('allows no inline style elements, and violates the policy on no screen', async ({ visit }) => {
    const { headers } = await fetch(new URL('/admin', inject('shopUrl')));
    const [, styles = ''] = /style-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '') ?? [];
    expect(styles).toContain("'self'");
    expect(styles).not.toContain('unsafe-inline');

    await signUp(await visit());
    const { page } = await visit({ staff: true, changesBrowser: true });
    await page.addInitScript(`
      window.refusedByPolicy = [];
      addEventListener('securitypolicyviolation', (event) => {
        refusedByPolicy.push(event.violatedDirective + ' ' + event.sourceFile);
      });
    `);
    for (const path of SCREENS) {
      await load(page, path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
      await page.waitForLoadState('networkidle');
      expect.soft(await readViolations(page), path).toEqual([]);
    }

    // The email is shown in a frame, which inherits the policy.
    await load(page, '/admin/sent-emails');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Read|메일 보기)$/ })
      .first()
      .click();
    const email = page.getByRole('dialog').frameLocator('iframe');
    await email.locator('h1').waitFor();
    // The email is styled by attributes.
    const readSize = "getComputedStyle(document.querySelector('h1')).fontSize";
    expect(await email.locator(':root').evaluate(readSize)).toBe('24px');
    expect(await readViolations(page)).toEqual([]);
  });

  story('blocks an injected style element', async ({ visit }) => {
    const { page } = await visit({ staff: true, provokes: /Content Security Policy/ });
    await load(page, '/admin/dashboard');
    const isApplied = await page.evaluate<boolean>(`(() => {
      const style = Object.assign(document.createElement('style'), { textContent: 'body { outline-width: 7px }' });
      document.head.append(style);
      return getComputedStyle(document.body).outlineWidth === '7px' || style.sheet !== null;
    })()`);
    expect(isApplied).toBe(false);
  });
});
