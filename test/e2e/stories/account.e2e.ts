import type { Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { linkIn } from '../../kit/emails.ts';
import { emailTo } from '../kit/emails.ts';
import { load } from '../kit/load.ts';
import { signIn, signUp } from '../kit/members.ts';
import { story, type Visit } from '../kit/story.ts';
import { AccountPages, newPerson, OWN_PAGES, type Person } from '../pages/account.ts';

/** A newly registered member. */
async function member(visit: Visit): Promise<Person> {
  const person = newPerson();
  await signUp(visit, person.email);
  return person;
}

/** Matches the response to one query of the page. */
const isAnswerTo = (query: string) => (response: Response) =>
  response.request().postDataJSON()?.operationName === query;

describe('an account', () => {
  story('is created on the way to a page that requires one, signed out, and signed in again', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    const account = new AccountPages(shopper);
    const mina = newPerson();
    await load(page, '/communication');
    await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('next') === '/communication');
    await account.main.getByRole('link', { name: 'Sign up' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign up' }).waitFor();
    await expect.poll(() => account.news.isChecked()).toBe(true);
    await account.signUp(mina, '/communication');
    await expect.poll(() => account.news.isChecked()).toBe(true);

    await account.logOut('MINA');
    await load(page, '/sessions');
    await page.waitForURL((url) => url.pathname === '/login');

    await account.signIn({ ...mina, password: 'not-the-one' });
    const wrong = account.main.getByText('Your password is wrong.');
    await wrong.waitFor();
    await account.password.and(page.locator(':focus')).waitFor();
    await account.password.pressSequentially('x');
    await wrong.waitFor({ state: 'detached' });
    await account.signIn(mina);
    await account.arrive('/sessions');
    await account.main.getByText('this device').waitFor();
  });

  story('signs out all other browsers, which return to their page after the next sign-in', async ({ visit }) => {
    const here = await visit();
    const mina = await member(here);
    const there = await visit({ provokes: /40[01]/ });
    const elsewhere = new AccountPages(there);
    await signIn(there, mina.email);
    // The page queries the viewer some time after hydration. If the session ended before that, the page would redirect by itself.
    const lastQuestion = there.page.waitForResponse(isAnswerTo('ShownVisitor'));
    await load(there.page, '/communication');
    await lastQuestion;

    await load(here.page, '/sessions');
    await here.page.getByRole('button', { name: 'Log out everywhere else' }).click();
    await here.page.getByText('1 device was logged out.').waitFor();

    await elsewhere.main.getByRole('button', { name: 'Save' }).click();
    await there.page.waitForURL((url) => url.pathname === '/login');
    await elsewhere.field('email').waitFor();
    await elsewhere.signIn(mina);
    await elsewhere.arrive('/communication');
  });

  story('updates its name, phone and password (ACCOUNT-19)', async ({ visit }) => {
    const shopper = await visit({ market: 'US', changesBrowser: true });
    const { page } = shopper;
    await page.clock.install();
    const account = new AccountPages(shopper);
    const mina = await member(shopper);
    await load(page, '/change-userinfo');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit profile' });
    await dialog.getByLabel('Mobile phone').fill('12');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please put a valid phone number of Korea or North America.').waitFor();
    await dialog.getByLabel('Mobile phone').fill('212 555 0123');
    await dialog.getByLabel('First name').fill('Minah');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await account.main.getByText('(212) 555-0123').waitFor();
    await account.header.getByRole('button', { name: 'Hi, MINAH' }).waitFor();

    await load(page, '/dashboard-password');
    const type = async (current: string, next: string, again: string) => {
      await account.main.getByLabel('Current password', { exact: true }).fill(current);
      await account.main.getByLabel('New password', { exact: true }).fill(next);
      await account.main.getByLabel('Confirm password', { exact: true }).fill(again);
      await account.main.getByRole('button', { name: 'Change Password' }).click();
    };
    await type(mina.password, 'brighter-light', 'brighter');
    const mismatch = account.main.getByText('Password and confirm password are not same. Please check.');
    await mismatch.waitFor();
    await page.clock.fastForward(8_000);
    await mismatch.waitFor({ state: 'detached' });
    await type(mina.password, 'brighter-light', 'brighter-light');
    await account.main.getByText('Your password has been changed.').waitFor();
  });

  story('resets its password by an email link, once', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    const account = new AccountPages(shopper);
    const mina = await member(shopper);
    await load(page, '/communication');
    await account.logOut('MINA');
    await load(page, '/login?next=%2Fcommunication');
    await account.main.getByRole('link', { name: 'Forgot your password?' }).click();
    await account.main.getByRole('heading', { level: 1, name: 'Reset password' }).waitFor();
    await account.field('email').fill(mina.email);
    await account.main.getByRole('button', { name: 'Send email' }).click();
    await account.main.getByText('Email is sent. Check your inbox for further instructions.').waitFor();

    const link = linkIn(await emailTo(mina.email, 'PASSWORD_RESET'), '/reset-password');
    const choose = async () => {
      await load(page, link.pathname + link.hash);
      await account.main.getByLabel('New password', { exact: true }).fill('brighter-light');
      await account.main.getByLabel('Confirm password', { exact: true }).fill('brighter-light');
      await account.main.getByRole('button', { name: 'Save new password' }).click();
    };
    await choose();
    await account.arrive('/dashboard');
    await account.logOut('MINA');
    await account.enter({ email: mina.email, password: 'brighter-light' }, '/communication');

    await choose();
    await account.main.getByRole('link', { name: 'Reset password' }).waitFor();
  });
});

describe('the account pages', () => {
  story('require a sign-in, and are never cached', async ({ visit }) => {
    const shopper = await visit();
    const { request } = shopper.page;
    for (const path of OWN_PAGES) {
      const answer = await request.get(path, { maxRedirects: 0 });
      expect.soft(answer.status(), path).toBe(302);
      expect.soft(answer.headers().location, path).toBe(`/login?next=${encodeURIComponent(path)}`);
    }

    await signUp(shopper);
    for (const path of OWN_PAGES) {
      const answer = await request.get(path);
      expect.soft(answer.status(), path).toBe(200);
      expect.soft(answer.headers()['cache-control'], path).toBe('private, no-store');
      expect.soft(answer.headers()['x-robots-tag'], path).toBe('noindex');
    }
    const login = await request.get('/login?next=%2Fsessions', { maxRedirects: 0 });
    expect([login.status(), login.headers().location]).toEqual([302, '/sessions']);
  });
});
