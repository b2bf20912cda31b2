import { describe, expect } from 'vitest';
import { linkIn } from '../../kit/emails.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { emailTo } from '../kit/emails.ts';
import { load } from '../kit/load.ts';
import { signUp } from '../kit/members.ts';
import { story } from '../kit/story.ts';
import { pickShare } from '../kit/thoroughness.ts';
import { AccountPages, newPerson } from '../pages/account.ts';

/** Account pages that show orders, addresses and reviews. */
const ORDER_PAGES = [
  '/dashboard',
  '/orders',
  '/order-history',
  '/dashboard-address',
  '/dashboard-review',
  '/leave-a-review',
  '/dashboard-leave-a-new-review',
];

const MEMBERS = [
  { market: 'KR', language: 'ko' },
  { market: 'US', language: 'en' },
] as const;

describe('an account in several tabs', () => {
  story('is signed in and signed out in all of them at once', async ({ visit, newTab }) => {
    const here = await visit({ market: 'US' });
    const mina = newPerson();
    await load(here.page, '/products-pet');
    const there = await newTab(here);
    const [first, second] = [new AccountPages(here), new AccountPages(there)];
    await load(there.page, '/signup?next=%2Fcommunication');
    await second.signUp(mina, '/communication');
    await first.header.getByRole('button', { name: 'Hi, MINA' }).waitFor();

    await second.logOut('MINA');
    await first.header.getByRole('link', { name: 'Log in', exact: true }).waitFor();
  });
});

describe('an account form', () => {
  story('with unsaved changes asks before it is left', async ({ visit }) => {
    const member = await visit({ market: 'US' });
    const { page } = member;
    await signUp(member);
    await load(page, '/communication');
    const orderEmails = page.getByRole('checkbox', { name: /orders/ });
    const wanted = !(await orderEmails.isChecked());
    await orderEmails.setChecked(wanted);
    const leave = () => page.getByRole('main').getByRole('link', { name: 'Dashboard' }).first().click();
    await leave();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.waitFor();
    expect.soft(await seriousViolations(page), 'question').toBe('');
    await question.getByRole('button', { name: 'Stay on this page' }).click();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => orderEmails.isChecked()).toBe(wanted);

    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
    await leave();
    await page.waitForURL((url) => url.pathname === '/dashboard');
  });

  story('confirms a new email by a link, and deletes the account permanently', async ({ visit }) => {
    const member = await visit({ market: 'US' });
    const { page } = member;
    const account = new AccountPages(member);
    const mina = newPerson();
    await signUp(member, mina.email);
    await load(page, '/change-userinfo');
    const { email } = newPerson();
    await page.getByRole('button', { name: 'Change email' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New email').fill(email);
    await dialog.getByLabel('Password').fill(mina.password);
    await dialog.getByRole('button', { name: /letter|Send|Save/ }).click();
    const link = linkIn(await emailTo(email, 'EMAIL_CHANGE_CONFIRM'), '/confirm-email');
    await load(page, link.pathname + link.hash);
    // Email programs prefetch links, so a button has to be pressed.
    await page.getByRole('button', { name: 'Confirm new email' }).click();
    await page.getByText('Your email has been changed.').waitFor();

    await load(page, '/change-userinfo');
    await page.getByRole('main').getByText(email).first().waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /Download/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').getByLabel('Password').fill(mina.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
    await account.arrive('/');
    await account.header.getByRole('link', { name: 'Log in', exact: true }).waitFor();
  });
});

describe('account pages with orders and reviews', () => {
  story.for(MEMBERS)('are accessible: $market in $language', async (visitor, { visit }) => {
    const member = await visit(visitor);
    await signUp(member);
    for (const path of pickShare(ORDER_PAGES, visitor, MEMBERS)) {
      await load(member.page, path);
      await member.page.getByRole('heading', { level: 1 }).waitFor();
      expect.soft(await seriousViolations(member.page), path).toBe('');
    }
  });
});
