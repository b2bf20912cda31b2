import { randomUUID } from 'node:crypto';
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { isInSight, openHeldBack, PHONE } from '../kit/held-back.ts';
import { PASSWORD, signUp } from '../kit/members.ts';
import { story } from '../kit/story.ts';

/**
 * By keyboard: while a document is loading, the browser scrolls to the fragment of the URL whenever the layout
 * changes, even between mousedown and mouseup. Once, it also moves the focus there, so the button must be focused first.
 */
async function send(button: Locator): Promise<void> {
  const countFocused = async () => {
    await button.focus();
    await button.page().evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    return button.and(button.page().locator(':focus')).count();
  };
  await expect.poll(countFocused).toBe(1);
  await button.press('Enter');
}

const fillAll = async (form: Locator, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text);
};

describe('a form that is sent before its script is loaded (STORE-25)', () => {
  story('for contact shows errors beside the typed text, then the ticket', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    const main = page.getByRole('main');
    const contact = { Name: 'Mina Lee', Phone: '212-555-0137', Email: `${randomUUID()}@example.com` };
    await openHeldBack(shopper, '/contact');
    await fillAll(main, { ...contact, Phone: '1', Message: 'Hello' });
    await send(main.getByRole('button', { name: 'Send', exact: true }));
    await main.locator('[aria-invalid=true]').waitFor();
    expect(await main.getByLabel('Message', { exact: true }).inputValue()).toBe('Hello');
    await fillAll(main, contact);
    await send(main.getByRole('button', { name: 'Send', exact: true }));
    await main.getByText(/Your ticket number is/).waitFor();
    expect(page.url()).not.toMatch(/Mina|Hello|212/);
  });

  story('for businesses or the mailing list is received by the shop', async ({ visit }) => {
    const shopper = await visit({ market: 'KR', language: 'ko' });
    const { page } = shopper;
    const main = page.getByRole('main');
    const email = `${randomUUID()}@example.com`;
    await openHeldBack(shopper, '/b2b');
    await fillAll(main, {
      성: '이',
      이름: '미나',
      회사명: '이미나',
      전화번호: '010-5555-0137',
      업종: '숙박',
      이메일: email,
    });
    await send(main.getByRole('button', { name: '보내기', exact: true }));
    await main.getByText(/접수번호는/).waitFor();
    expect(decodeURI(page.url())).not.toMatch(/미나|5555/);

    const footer = page.getByRole('contentinfo');
    await footer.getByLabel('이메일', { exact: true }).fill(email);
    await send(footer.locator('form[id=form-mailing-list]').getByRole('button'));
    await footer.locator('#posted[role=status]').waitFor();
    expect(decodeURIComponent(page.url())).not.toContain(email);
  });

  story('for an order shows its error in view, and does not keep the pass code', async ({ visit }) => {
    const shopper = await visit({ market: 'US', viewport: PHONE });
    const { page } = shopper;
    const main = page.getByRole('main');
    await openHeldBack(shopper, '/guest-order');
    await fillAll(main, { 'Order number': 'EB-261121-AAAAAAAA', 'Pass code': 'silver-code' });
    await send(main.getByRole('button', { name: 'Look up an order' }));
    await expect.poll(() => isInSight(page.getByRole('heading', { name: 'We could not find the order.' }))).toBe(true);
    expect(await main.getByLabel('Order number', { exact: true }).first().inputValue()).toBe('EB-261121-AAAAAAAA');
    expect(await main.getByLabel('Pass code', { exact: true }).inputValue()).toBe('');
    expect(page.url()).not.toMatch(/AAAAAAAA|silver/);
  });

  story('for a sign-up creates an account', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    const main = page.getByRole('main');
    const email = `${randomUUID()}@example.com`;
    await openHeldBack(shopper, '/signup');
    await fillAll(main, { 'First name': 'Mina', 'Last name': 'Lee', Email: email, Password: 'short' });
    await send(main.getByRole('button', { name: 'Sign up', exact: true }));
    await main.getByText('Please put more than 6 characters for password.').waitFor();
    expect(await main.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await send(main.getByRole('button', { name: 'Sign up', exact: true }));
    await page.waitForURL(({ pathname, search }) => pathname === '/dashboard' && search === '');
  });

  story('for an account updates it', async ({ visit }) => {
    const shopper = await visit({ market: 'US' });
    const { page } = shopper;
    const main = page.getByRole('main');
    await signUp(shopper);
    await openHeldBack(shopper, '/change-password');
    await fillAll(main, { 'Current password': 'wrong-one', 'New password': 'golden-light' });
    await main.locator('[name=confirmation]').fill('golden-light');
    await send(main.getByRole('button', { name: 'Change Password' }));
    await main.locator('[aria-invalid=true]').waitFor();
    expect(page.url()).not.toMatch(/wrong|golden/);

    await page.goto('/communication', { waitUntil: 'domcontentloaded' });
    await main.getByLabel('Language').selectOption('KO');
    await send(main.getByRole('button', { name: 'Save', exact: true }));
    await main.locator('#posted').waitFor();

    await page.goto('/dashboard-support', { waitUntil: 'domcontentloaded' });
    await fillAll(main, { Message: 'Where is it?', Phone: '212-555-0137' });
    await send(main.getByRole('button', { name: 'Send', exact: true }));
    await main.locator('#posted').waitFor();
    expect(page.url()).not.toContain('Where');
  });
});
