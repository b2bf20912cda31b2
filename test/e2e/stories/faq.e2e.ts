import { popularListModel } from '@eunbit/server/modules/trending/popular-list.model';
import mongoose, { type Connection } from 'mongoose';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';

// The footer collapses its links in the same element, so only those in the main part are questions.
const questionsOf = (page: Page) => page.getByRole('main').locator('summary');
const openQuestions = (page: Page) => page.getByRole('main').locator('details[open]');
const chosenTab = (page: Page) => page.getByRole('tab', { selected: true });

/** Waits until the panel with this id is open, focused and in view. */
async function expectArrivalAt(page: Page, id: string): Promise<void> {
  await page.locator(`details#${id}[open] > summary:focus`).waitFor();
  await expect.poll(() => openQuestions(page).count()).toBe(1);
  const { y: top } = present(await page.locator(`details#${id}`).boundingBox(), id);
  const header = present(await page.getByRole('banner').boundingBox(), 'the header');
  const { height } = present(page.viewportSize(), 'the size of the window');
  expect(top).toBeGreaterThanOrEqual(header.y + header.height);
  expect(top).toBeLessThan(height);
}

let database: Connection;

beforeAll(async () => {
  database = await mongoose.createConnection(inject('databaseUri')).asPromise();
});
afterAll(() => database.close());

describe('the help centre', () => {
  story.for([
    { shortcut: 'When will it arrive?', id: 'delivery-time', tab: 'Shipping' },
    { shortcut: 'Where is my package?', id: 'tracking', tab: 'Shipping' },
    { shortcut: 'My product is defective', id: 'defective-product', tab: 'Returns' },
  ])('links from “$shortcut” to the answer in its category', async ({ shortcut, id, tab }, { visit }) => {
    const { page } = await visit();
    await load(page, '/faq');

    await page.getByRole('main').getByRole('link', { name: shortcut }).click();

    await expectArrivalAt(page, id);
    await expect.poll(() => chosenTab(page).textContent()).toBe(tab);
  });

  story.for([
    { path: '/faq/return', id: 'return-exchange' },
    { path: '/faq#tracking', id: 'tracking' },
    { path: '/faq/defective-product', id: 'defective-product' },
  ])('opens the question $id for the address $path', async ({ path, id }, { visit }) => {
    const { page } = await visit({ language: 'ko', viewport: { width: 390, height: 844 } });
    await load(page, path);
    await expectArrivalAt(page, id);
  });

  story('starts with the most opened questions, and lists its categories (SUPPORT-15)', async ({ visit }) => {
    const lists = popularListModel(database);
    // Later than all runs of the job during the stories.
    const rankedAt = new Date(Date.now() + 86_400_000);
    const entries = ['tracking', 'return-exchange'].map((key) => ({ key, count: 9 }));
    await lists.replaceOne({ _id: 'FAQ:US' }, { _id: 'FAQ:US', entries, rankedAt }, { upsert: true });
    const { page } = await visit({ market: 'US', viewport: { width: 390, height: 844 } });
    const popular = page.getByRole('region', { name: 'Asked most often' });
    await expect.poll(() => load(page, '/faq').then(() => popular.count())).toBe(1);
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      'Asked most often',
      'Orders',
      'Shipping',
      'Returns',
      'Payment',
      'Products',
      'Account',
    ]);
    expect.soft(await seriousViolations(page)).toBe('');

    const counted = page.waitForRequest((request) => request.postData()?.includes('RecordFaqOpening') ?? false);
    await popular.getByRole('link').first().click();

    await expectArrivalAt(page, 'tracking');
    expect((await counted).postDataJSON().variables).toEqual({ input: { id: 'tracking' } });
    await lists.deleteOne({ _id: 'FAQ:US' });
  });

  story('shows one answer at a time, also by keyboard (SUPPORT-9)', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/faq');
    const questions = questionsOf(page);

    await questions.nth(0).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => openQuestions(page).count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');

    await page.getByRole('main').locator('details:nth-of-type(2)[open]').waitFor();
    await expect.poll(() => openQuestions(page).count()).toBe(1);
    await page.keyboard.press('Space');
    await expect.poll(() => openQuestions(page).count()).toBe(0);
  });

  story('switches categories with the arrow keys, and goes back with the browser', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/faq');
    const all = await questionsOf(page).count();

    await page.getByRole('tab', { name: 'Payment' }).click();
    await expect.poll(() => questionsOf(page).count()).toBeLessThan(all);
    await page.goBack();
    await expect.poll(() => questionsOf(page).count()).toBe(all);

    await chosenTab(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => chosenTab(page).textContent()).toBe('Orders');
    await page.keyboard.press('End');
    await expect.poll(() => chosenTab(page).textContent()).toBe('Account');
  });

  story('finds questions by exact text, and links to contact if there are none', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/faq');
    const field = page.getByLabel('Search the questions');

    await field.fill('Who pays');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => chosenTab(page).textContent()).toBe('Search Results');
    await expect.poll(() => questionsOf(page).allTextContents()).toEqual(['Who pays for return shipping?']);

    await field.fill('who pays');
    await page.keyboard.press('Enter');
    await page.getByText('No question contains “who pays”.').waitFor();
    await expect.poll(() => questionsOf(page).count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Contact customer service' }).click();
    await page.waitForURL(/\/contact$/);
  });

  story('shows a typed script as plain text', async ({ visit }) => {
    const { page } = await visit();
    const script = '<img src=x onerror=alert(1)>';
    await load(page, `/faq?${new URLSearchParams({ q: script })}`);

    await page.getByText(`No question contains “${script}”.`).waitFor();
    await expect.poll(() => page.getByLabel('Search the questions').inputValue()).toBe(script);
  });

  story('can be read and searched without JavaScript', async ({ visit }) => {
    const { page } = await visit({ language: 'ko', javaScript: false });
    await page.goto('/faq/return');
    await page.locator('details#return-exchange[open]').waitFor();
    const data = page.locator('script[type="application/ld+json"]');
    const questionsAsData = async () => (await data.allTextContents()).filter((text) => text.includes('"FAQPage"'));
    await expect.poll(() => questionsAsData()).toEqual([]);

    await page.goto('/faq');
    const [text] = await questionsAsData();
    const page1 = JSON.parse(present(text, 'the questions as data')) as {
      '@type': string;
      mainEntity: { name: string }[];
    };
    expect(page1['@type']).toBe('FAQPage');
    expect(page1.mainEntity.map(({ name }) => name)).toEqual(await questionsOf(page).allTextContents());
    await page.getByLabel('질문 검색').fill('배송비');
    await page.getByRole('button', { name: '검색', exact: true }).last().click();
    await page.waitForURL(/\?q=/);
    await expect.poll(() => questionsOf(page).count()).toBeGreaterThan(0);
    for (const question of await questionsOf(page).allTextContents()) expect(question).toContain('배송비');
  });
});
