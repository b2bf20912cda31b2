import { describe, expect } from 'vitest';
import { MANAGER, SHOPPER } from '../kit/accounts.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';
import { LoginPage } from '../pages/back-office.ts';

describe('the sign-in to the back office', () => {
  story('shows what is wrong and keeps the email', async ({ visit }) => {
    const somebody = await visit();
    await load(somebody.page, '/admin/login');
    const login = new LoginPage(somebody);

    await login.signIn({ ...MANAGER, password: 'not-the-one' });
    await somebody.page.getByText('Your password is wrong.').waitFor();
    await login.refused('Password').waitFor();
    await expect.poll(() => somebody.page.getByLabel('Email', { exact: true }).inputValue()).toBe(MANAGER.email);

    await login.signIn({ email: 'nobody@eunbit.example', password: 'not-the-one' });
    await somebody.page.getByText("User with this email doesn't exist.").waitFor();
    await login.refused('Email').waitFor();
  });

  story('returns staff to the requested page', async ({ visit }) => {
    const manager = await visit();
    const wanted = '/admin/orders_us?status=ORDER_SHIPPED&size=20';
    await load(manager.page, `/admin/login?next=${encodeURIComponent(wanted.replace('/admin', ''))}`);

    await new LoginPage(manager).signIn(MANAGER);

    await manager.page.waitForURL(wanted);
    await manager.page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
  });

  story('redirects strangers and shoppers to the storefront (STAFF-1)', async ({ visit }) => {
    const shopper = await visit();
    await shopper.page.goto('/admin/products_ko');
    await shopper.page.waitForURL((url) => url.pathname === '/');
    await load(shopper.page, '/admin/login');

    await new LoginPage(shopper).signIn(SHOPPER);

    await shopper.page.waitForURL((url) => url.pathname === '/');
    await shopper.page.goto('/admin/orders_ko');
    await shopper.page.waitForURL((url) => url.pathname === '/');
  });
});
