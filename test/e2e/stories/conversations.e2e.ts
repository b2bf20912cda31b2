import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { emailTo } from '../kit/emails.ts';
import { load } from '../kit/load.ts';
import { signUp } from '../kit/members.ts';
import { story } from '../kit/story.ts';

const KOREAN_STORE = { market: 'KR', language: 'en' } as const;

/** Opens a request in the back office by its author, answers it and checks that it is marked as answered. */
async function answer(page: Page, list: string, email: string, text: string): Promise<void> {
  await load(page, `${list}?search=${encodeURIComponent(email)}`);
  await page.getByRole('main').getByRole('link').filter({ hasText: email }).click();
  await page.getByLabel('Your answer').fill(text);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText(`Your answer is on its way to ${email}.`).waitFor();
  await page.getByRole('heading', { name: /^Answered by / }).waitFor();
}

describe('a request of a business', () => {
  story('is confirmed by email, answered in the back office, and the answer is emailed', async ({ visit }) => {
    const business = await visit(KOREAN_STORE);
    const { page } = business;
    const email = `${randomUUID()}@example.com`;
    await load(page, '/b2b');
    expect.soft(await seriousViolations(page), 'page').toBe('');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Submit' }).click();
    await main.locator('[name=lastName][aria-invalid=true]:focus').waitFor();

    const fields = {
      lastName: 'Lee',
      firstName: 'Mina',
      company: 'Hotel',
      phone: '02-555-0100',
      industry: 'Hotels',
      email,
    };
    for (const [name, text] of Object.entries(fields)) await main.locator(`[name=${name}]`).fill(text);
    await main.locator('[name=message]').fill('Wipes for 40 rooms, please.');
    await main.getByRole('button', { name: 'Submit' }).click();
    await main.getByText(/Your ticket number is B2B-/).waitFor();
    expect((await emailTo(email, 'B2B_CONFIRMATION')).text).toContain('Wipes for 40 rooms, please.');

    const staff = await visit({ staff: true });
    await answer(staff.page, '/admin/requests/b2b', email, 'We will send you samples on Monday.');
    expect.soft(await seriousViolations(staff.page), 'request').toBe('');
    expect((await emailTo(email, 'REQUEST_ANSWERED')).text).toContain('We will send you samples on Monday.');
  });
});

describe('a support request of a member', () => {
  story('is shown to staff with its subject, and the answer is emailed', async ({ visit }) => {
    const member = await visit(KOREAN_STORE);
    const { page } = member;
    const email = await signUp(member);
    await load(page, '/dashboard-support');
    const main = page.getByRole('main');
    await main.getByLabel('Subject').selectOption({ label: 'Technical Problem' });
    await main.getByLabel('Phone').fill('010-1234-5678');
    await main.getByLabel('Message').fill('The film does not play.');
    expect.soft(await seriousViolations(page), 'form').toBe('');
    await main.getByRole('button', { name: 'Send' }).click();
    await main.getByText(/Your ticket number is CS-/).waitFor();

    const staff = await visit({ staff: true });
    await answer(staff.page, '/admin/requests', email, 'It plays again.');
    await staff.page.getByText('Technical Problem').waitFor();
    await staff.page.getByText('010-1234-5678').waitFor();
    expect((await emailTo(email, 'REQUEST_ANSWERED')).text).toContain('It plays again.');
  });
});

describe('an announcement', () => {
  story('is written with the editor, shown and counted in Korea, and not linked in the US', async ({ visit }) => {
    const title = `Closed on ${randomUUID().slice(0, 8)}`;
    const staff = await visit({ staff: true });
    await load(staff.page, '/admin/board_add');
    const korean = staff.page.getByRole('region', { name: 'Korean' });
    await korean.getByLabel('Title').fill(title);
    const editor = korean.getByRole('textbox', { name: 'Text' });
    await editor.click();
    await korean.getByRole('button', { name: 'Bold' }).click();
    await editor.pressSequentially('No deliveries');
    await korean.getByRole('button', { name: 'Bold' }).click();
    await editor.pressSequentially(' on that day. <script>document.title="taken"</script>');
    await editor.locator('strong').getByText('No deliveries').waitFor();
    expect.soft(await seriousViolations(staff.page), 'editor').toBe('');
    await staff.page.getByRole('button', { name: 'Save', exact: true }).click();
    await staff.page.getByRole('status').getByText(`"${title}" is saved.`).waitFor();

    const reader = await visit(KOREAN_STORE);
    const { page } = reader;
    await load(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Notices' }).click();
    const row = page.getByRole('row').filter({ hasText: title });
    expect.soft(await seriousViolations(page), 'board').toBe('');
    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('article').locator('strong').getByText('No deliveries').waitFor();
    await page.getByText('<script>document.title="taken"</script>').waitFor();
    // The author's own view is the first.
    await page.getByText('2 views').waitFor();
    await expect.poll(() => page.title()).not.toBe('taken');
    expect.soft(await seriousViolations(page), 'announcement').toBe('');
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.waitForURL('**/message-board');

    const american = await visit({ market: 'US' });
    await load(american.page, '/');
    await american.page.getByRole('banner').getByRole('link', { name: 'Technology' }).waitFor();
    await expect.poll(() => american.page.locator('a[href*="message-board"]').count()).toBe(0);
  });
});
