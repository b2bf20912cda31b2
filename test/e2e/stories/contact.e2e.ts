import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { load, reload } from '../kit/load.ts';
import { story } from '../kit/story.ts';

const SCRIPT = '<script>document.title = "taken"</script>';
const MESSAGE = {
  name: `Mina ${SCRIPT}`,
  phone: '010-1234-5678',
  email: 'mina@example.com',
  message: `Hello\n${SCRIPT}`,
};

async function write(page: Page, fields: Partial<typeof MESSAGE>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await page.getByRole('main').locator(`[name=${name}]`).fill(text);
}

const typedMessage = (page: Page) => page.getByLabel('Message', { exact: true }).inputValue();

describe('the contact form', () => {
  story('shows a confirmation for two seconds and then the ticket number (SUPPORT-2)', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/contact');
    await expect.poll(() => page.getByLabel('Message', { exact: true }).getAttribute('rows')).toBe('10');
    await write(page, MESSAGE);

    await page.getByRole('button', { name: 'Send' }).click();

    const confirmation = page.getByRole('status').getByText('Your message is sent. Thank you!');
    await confirmation.waitFor();
    await confirmation.waitFor({ state: 'detached' });
    await page.getByText(/Your ticket number is CS-\d{6}-\w{8}\./).waitFor();
    await expect.poll(() => typedMessage(page)).toBe('');
    await expect.poll(() => page.title()).not.toBe('taken');
  });

  story('shows an error beside each invalid field and focuses the first (SUPPORT-1)', async ({ visit }) => {
    const { page } = await visit({ language: 'ko' });
    await load(page, '/contact');
    await write(page, { name: '이미나', email: 'mina' });

    await page.getByRole('button', { name: '보내기' }).click();

    await page.locator('[name=phone][aria-invalid=true]:focus').waitFor();
    await page.getByText('전화번호를 입력해 주세요.').waitFor();
    await page.getByText('올바른 이메일 주소를 입력해 주세요.').waitFor();
    await page.getByText('문의 내용을 입력해 주세요.').waitFor();
    await expect.poll(() => page.locator('[name=name]').getAttribute('aria-invalid')).toBeNull();
  });

  story('shows an error if the message cannot be sent, and keeps the text even after a reload', async ({ visit }) => {
    const { page } = await visit({ provokes: /ERR_FAILED|Failed to fetch/ });
    await load(page, '/contact');
    await write(page, MESSAGE);
    await page.route('**/graphql', (route) => route.abort());

    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('alert').getByText('Your message could not be sent.', { exact: false }).waitFor();
    await expect.poll(() => typedMessage(page)).toBe(MESSAGE.message);

    await page.unroute('**/graphql');
    await reload(page);
    await expect.poll(() => typedMessage(page)).toBe(MESSAGE.message);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText(/Your ticket number is/).waitFor();
    await reload(page);
    await expect.poll(() => typedMessage(page)).toBe('');
  });

  story('shows that it is sending', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/contact');
    await write(page, MESSAGE);
    let answer = () => {};
    const held = new Promise<void>((release) => {
      answer = release;
    });
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });

    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Sending…' }).waitFor();
    answer();
    await page.getByText(/Your ticket number is/).waitFor();
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  });

  story('includes the order in its address', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/contact/eb-261121-abcdefgh');
    await page.getByRole('heading', { level: 1, name: 'Help with your order' }).waitFor();
    await page.getByText('EB-261121-ABCDEFGH').waitFor();
  });
});

describe('the customer service menu', () => {
  story('links to the notice board in the Korean store only (ANNOUNCEMENT-8)', async ({ visit }) => {
    const menu = (page: Page) => page.getByRole('main').getByRole('navigation', { name: /고객 지원|Customer service/ });
    const korean = await visit({ market: 'KR', language: 'ko' });
    await load(korean.page, '/contact');
    await menu(korean.page).getByRole('link', { name: '공지사항' }).click();
    await korean.page.waitForURL(/\/message-board$/);

    const american = await visit({ market: 'US' });
    await load(american.page, '/contact');
    await menu(american.page).getByRole('link', { name: 'B2B request' }).waitFor();
    await expect.poll(() => menu(american.page).getByRole('link', { name: 'Notices' }).count()).toBe(0);
  });
});
