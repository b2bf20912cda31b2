import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DEVELOPMENT_ROLE_CHANGE_PIN } from '../../../scripts/seed/accounts.ts';
import { linkIn } from '../../kit/emails.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { confirmOrder } from '../kit/api.ts';
import { emailTo } from '../kit/emails.ts';
import { layoutProblems } from '../kit/layout.ts';
import { load } from '../kit/load.ts';
import { placeMany } from '../kit/many-orders.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { LoginPage, OrderList } from '../pages/back-office.ts';

const PASSWORD = 'boxes-tape-and-a-trolley';
const SCREENS = 'Dashboard Mentions Orders Bulk shipping Products';

/** The links of the menu for both stores, without the numbers of new orders. */
async function screensOf(page: Page): Promise<string> {
  const texts = await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').allTextContents();
  return [...new Set(texts.map((text) => text.replace(/\d.*/, '')))].join(' ');
}

describe('a staff role', () => {
  story(
    'lets an invited member ship, and keeps typed text when it is narrowed (STAFF-18, STAFF-21, STAFF-23)',
    async ({ visit }) => {
      const number = present((await placeMany(1))[0], 'an order');
      await confirmOrder(number);
      const name = `Warehouse ${randomUUID().slice(0, 8)}`;
      const email = `warehouse-${randomUUID()}@eunbit.example`;
      const admin = await visit({ staff: true });
      const { page } = admin;

      await load(page, '/admin/roles');
      await page.getByRole('button', { name: 'New role' }).click();
      const editor = page.getByRole('dialog');
      await editor.getByLabel('Name of the role').fill(name);
      await editor.getByRole('button', { name: 'Save' }).click();
      await editor.getByText('Please choose at least one permission.').waitFor();
      await editor.getByRole('button', { name: 'Shipping', exact: true }).click();
      expect(await editor.getByLabel('Name of the role').inputValue(), 'an example to begin with').toBe('Shipping');
      await editor.getByLabel('Name of the role').fill(name);
      expect(await editor.getByRole('checkbox', { name: 'Cancel orders' }).isChecked()).toBe(false);
      expect(await editor.getByRole('checkbox', { name: 'See orders' }).isChecked(), 'what shipping needs').toBe(true);
      expect.soft(await seriousViolations(page), 'editor of a role').toBe('');
      await editor.getByRole('button', { name: 'Save' }).click();
      await editor.waitFor({ state: 'detached' });
      expect.soft(await seriousViolations(page), 'roles').toBe('');

      await load(page, '/admin/admins');
      await page.getByRole('button', { name: 'Invite somebody' }).click();
      const invite = page.getByRole('dialog');
      await invite.getByLabel('Their email').fill(email);
      await invite.getByLabel('Role', { exact: true }).selectOption({ label: name });
      await invite.getByLabel('Role change PIN').fill(DEVELOPMENT_ROLE_CHANGE_PIN);
      expect.soft(await seriousViolations(page), 'invitation').toBe('');
      await invite.getByRole('button', { name: 'Send the invitation' }).click();
      await page.getByRole('listitem').filter({ hasText: email }).getByText(name).waitFor();

      const person = await visit({ viewport: { width: 390, height: 844 } });
      const { pathname, hash } = linkIn(await emailTo(email, 'STAFF_INVITATION'), '/admin/invitation');
      await load(person.page, `${pathname}${hash}`);
      await person.page.getByText(`Your role: ${name}`).waitFor();
      expect(new URL(person.page.url()).hash, 'the token in the address').toBe('');
      expect.soft(await seriousViolations(person.page), 'what the invited person sees').toBe('');
      expect.soft(await layoutProblems(person.page), 'what the invited person sees').toEqual([]);
      await person.page.getByLabel('Family name').fill('Baek');
      await person.page.getByLabel('Given name').fill('Yuna');
      await person.page.getByLabel('Password').fill('short');
      await person.page.getByRole('button', { name: 'Create the account and join' }).click();
      await expect.poll(() => person.page.getByLabel('Password').getAttribute('aria-invalid')).toBe('true');
      await person.page.getByLabel('Password').fill(PASSWORD);
      await person.page.getByRole('button', { name: 'Create the account and join' }).click();
      await person.page.getByText('You have joined the staff.').waitFor();
      expect(await person.page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
      await new LoginPage(person).signIn({ email, password: PASSWORD });
      await person.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

      await person.page.setViewportSize({ width: 1440, height: 900 });
      await expect.poll(() => screensOf(person.page)).toBe(`${SCREENS} View the shop`);
      await load(person.page, '/admin/finance');
      await person.page.getByRole('heading', { name: 'You may not open this screen' }).waitFor();
      expect.soft(await seriousViolations(person.page), 'a screen that is not theirs').toBe('');

      const list = await new OrderList(person).open('KR', `?search=${number}`);
      const { page: order } = await list.openOrder(number);
      await order.setViewportSize({ width: 1440, height: 900 });
      await order.getByRole('button', { name: 'Ship', exact: true }).click();
      const dialog = order.getByRole('dialog');
      await dialog.getByLabel('Carrier').first().selectOption({ index: 1 });
      await dialog.getByLabel('Tracking number').first().fill('123456789012');
      await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
      await order.getByText('The order is shipped').waitFor();
      expect(await order.getByRole('button', { name: 'Refund', exact: true }).count(), 'ways to pay back').toBe(0);
      const mark = order.getByRole('button', { name: /123456789012/ }).first();
      await mark.waitFor();
      await order.getByLabel('New note').fill('The box was wet.');

      await load(page, '/admin/roles');
      await page.getByRole('button', { name: `Edit the role ${name}` }).click();
      await editor.getByRole('checkbox', { name: /^Ship orders/ }).uncheck();
      await editor.getByRole('checkbox', { name: /^Write notes and tags of orders/ }).uncheck();
      await editor.getByRole('button', { name: 'Save' }).click();
      await editor.waitFor({ state: 'detached' });

      await order.getByText('Your permissions have changed.').waitFor();
      await expect.poll(() => screensOf(order)).toBe('Dashboard Mentions Orders Products View the shop');
      expect(await order.getByLabel('New note').inputValue()).toBe('The box was wet.');
      await mark.waitFor({ state: 'detached' });

      await page.getByRole('button', { name: `Delete the role ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Somebody still has this role.').waitFor();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

      const unused = `Spare ${randomUUID().slice(0, 8)}`;
      await page.getByRole('button', { name: 'New role' }).click();
      await editor.getByLabel('Name of the role').fill(unused);
      await editor.getByRole('checkbox', { name: 'See stock' }).check();
      await editor.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: `Delete the role ${unused}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('button', { name: `Delete the role ${unused}` }).waitFor({ state: 'detached' });
      await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Roles');
    },
  );
});
