import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { signUp } from '../kit/members.ts';
import { story } from '../kit/story.ts';
import { pickShare } from '../kit/thoroughness.ts';
import { AccountPages, newPerson, OWN_PAGES } from '../pages/account.ts';

const MEMBERS = [
  { market: 'KR', language: 'ko', viewport: { width: 360, height: 780 } },
  { market: 'US', language: 'en', viewport: { width: 1280, height: 900 } },
] as const;

describe('an account', () => {
  story('is created by keyboard alone, with one error message at a time', async ({ visit }) => {
    const shopper = await visit({ market: 'KR', language: 'ko' });
    const { page } = shopper;
    const account = new AccountPages(shopper);
    const showsError = async (text: string) => {
      await page.keyboard.press('Enter');
      await account.main.getByText(text).waitFor();
      await expect.poll(() => account.main.locator('[aria-invalid=true]').count()).toBe(1);
    };
    await load(page, '/signup?next=%2Fcommunication');
    await account.field('lastName').focus();

    await showsError('이름을 입력해 주세요.');
    await page.keyboard.type('미나');
    await showsError('성을 입력해 주세요.');
    await page.keyboard.type('이');
    await showsError('이메일을 입력해 주세요.');
    await page.keyboard.type('mina');
    await showsError('올바른 이메일 주소를 입력해 주세요.');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(newPerson().email);
    await showsError('비밀번호를 입력해 주세요.');
    await page.keyboard.type('123456');
    await showsError('비밀번호는 6자보다 길게 입력해 주세요.');
    await page.keyboard.type('-silver');
    await page.keyboard.press('Enter');

    await account.arrive('/communication');
    const greeting = account.header.getByRole('button', { name: '이미나님' });
    await greeting.focus();
    await page.keyboard.press('Enter');
    await account.header.getByRole('link', { name: '내 정보', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await greeting.and(page.locator(':focus')).waitFor();
    await expect.poll(() => greeting.getAttribute('aria-expanded')).toBe('false');
  });

  story('sends customer service a message and keeps the draft if sending fails', async ({ visit }) => {
    const shopper = await visit({ market: 'US', provokes: /ERR_FAILED|Failed to fetch/ });
    const { page } = shopper;
    const { email } = newPerson();
    await signUp(shopper, email);
    await load(page, '/dashboard-support');
    await expect.poll(() => page.getByRole('main').getByLabel('Email', { exact: true }).inputValue()).toBe(email);
    await page.getByLabel('Subject').selectOption('Technology');
    await page.getByLabel('Phone').fill('212 555 0123');
    await page.getByLabel('Message', { exact: true }).fill('How long does it last?');
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('main').getByRole('alert').waitFor();

    await page.unroute('**/graphql');
    await load(page, '/dashboard-support');
    await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe('How long does it last?');
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('TECHNOLOGY');
    await page.getByLabel('Phone').fill('212 555 0123');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/Your ticket number is CS-\d{6}-\w{8}\./).waitFor();
  });
});

describe('the account pages', () => {
  story.for(MEMBERS)('are accessible and fit the window: $market in $language', async (visitor, { visit }) => {
    const shopper = await visit(visitor);
    const { page } = shopper;
    await signUp(shopper);
    for (const path of pickShare(OWN_PAGES, visitor, MEMBERS)) {
      await load(page, path);
      await page.getByRole('main').locator('form, section, li:has(p)').first().waitFor();
      expect
        .soft(await page.evaluate<number>('document.documentElement.scrollWidth'), path)
        .toBe(visitor.viewport.width);
      expect.soft(await seriousViolations(page), path).toBe('');
    }
  });
});
