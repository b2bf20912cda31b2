import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { camera } from '../../kit/reviews.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { load, reload } from '../kit/load.ts';
import { story } from '../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';

const KOREAN_STORE = { market: 'KR', language: 'en' } as const;

const getStore = (page: Page, name: 'Korea store' | 'US store') => page.getByRole('region', { name });

async function fillForm(page: Page, title: string, slug: string): Promise<void> {
  for (const language of ['Korean', 'English']) {
    await page.getByLabel(`Name (${language})`, { exact: true }).fill(title);
    await page.getByLabel(`Line below the name (${language})`).fill('For shelves and sills');
  }
  await page.getByLabel('Counted in').selectOption({ label: 'Milliliters (ml)' });
  await page.getByLabel('Amount in one pack').fill('500');
  await page.getByLabel('Packs in one unit').fill('1');
  await page.getByText('Shoppers read: 500').waitFor();
  await page.getByLabel('Address of the product page').fill(slug);
  for (const [store, price] of [
    ['Korea store', '12000'],
    ['US store', '9.50'],
  ] as const) {
    await getStore(page, store).getByLabel('Price', { exact: true }).fill(price);
    await getStore(page, store).getByLabel('Units to begin with').fill('10');
  }
  await getStore(page, 'Korea store').getByLabel('Sales state').selectOption({ label: 'Selling' });
  const packing = page.getByRole('region', { name: 'Weight and size of one unit' });
  for (const [label, value] of [
    ['Weight (g)', '540'],
    ['Length (mm)', '230'],
    ['Width (mm)', '130'],
    ['Height (mm)', '75'],
  ] as const) {
    await packing.getByLabel(label).fill(value);
  }
  const picture = { name: 'catalogueCache.jpg', mimeType: 'image/jpeg', buffer: await camera(800, 800) };
  await page.getByLabel('Add pictures').setInputFiles(picture);
  await page.getByLabel('What picture 1 shows (Korean)').fill('선반 위의 병');
  await page.getByLabel('What picture 1 shows (English)').fill('A bottle on a shelf');
}

/** Fills in the disclosure required by Korean law, and adds a statement, a comparison and a proof. */
async function fillFacts(page: Page): Promise<void> {
  const disclosure = page.getByRole('region', { name: 'Product information notice for Korea' });
  for (const field of await disclosure.getByRole('textbox').all()) {
    if ((await field.inputValue()) === '') await field.fill('Stated');
  }
  await disclosure.getByRole('button', { name: 'Add a line' }).click();
  // The new line has the focus, in its name field.
  await page.keyboard.type('보관');
  await disclosure.getByLabel(/^Name of line \d+ \(English\)$/).fill('Storage');
  for (const language of ['Korean', 'English'])
    await disclosure.getByLabel(`Storage (${language})`).fill('Cool and dark');
  await disclosure.getByRole('button', { name: 'Move Storage earlier' }).click();
  await disclosure.getByText('Everything is filled in.').waitFor();

  const american = page.getByRole('region', { name: 'Product information for the US' });
  for (const field of await american.getByRole('textbox').all()) {
    if ((await field.inputValue()) === '') await field.fill('Stated');
  }

  const comparison = page.getByRole('region', { name: 'Comparison', exact: true });
  await comparison.getByRole('button', { name: 'Add a comparison' }).click();
  for (let row = 8; row > 1; row -= 1)
    await comparison
      .getByRole('button', { name: /^Remove / })
      .last()
      .click();
  for (const field of await comparison.getByRole('textbox').all()) {
    if ((await field.inputValue()) === '') await field.fill('Far less waste');
  }
  await page.getByLabel('Bactericidal test report (1 minute)').check();
}

/** Opens a product for editing, like the link in a list. */
async function openEditor(page: Page, address: string): Promise<void> {
  await load(page, address);
  await page.getByLabel('Name (English)', { exact: true }).waitFor();
}

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const showsSaved = (page: Page, title: string) => page.getByRole('status').getByText(`Saved: ${title}`).waitFor();

describe('a product', () => {
  story('is created, previewed and put on sale by staff, bought, and edited by two of them', async ({ visit }) => {
    // Stories that visit every page skip slugs that end like this.
    const name = randomUUID().slice(0, 8);
    const title = `Shelf spray ${name}`;
    const slug = `shelf-spray-${name}`;
    const { page } = await visit({ staff: true });
    await load(page, '/admin/add-products');

    // Missing values are reported, and no input is lost.
    await page.getByLabel('Name (English)', { exact: true }).fill(title);
    await page.getByRole('button', { name: 'Add product' }).click();
    await page.getByText('Please check the marked fields.').waitFor();
    await expect.poll(() => page.getByLabel('Name (English)', { exact: true }).inputValue()).toBe(title);
    expect.soft(await seriousViolations(page), 'form with mistakes').toBe('');

    await fillForm(page, title, slug);
    await fillFacts(page);
    expect.soft(await seriousViolations(page), 'filled form').toBe('');
    const preview = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Preview' }).click();
    await (await preview).getByRole('heading', { level: 1, name: title }).waitFor();
    await (await preview).getByText('Far less waste').first().waitFor();
    await (await preview).close();
    const shopper = await visit({ ...KOREAN_STORE, provokes: /status of 404/ });
    expect((await shopper.page.request.get(`/product/${slug}`)).status()).toBe(404);

    await page.getByRole('button', { name: 'Add product' }).click();
    await showsSaved(page, title);
    const editor = await page.getByRole('link', { name: 'Edit again' }).getAttribute('href');

    const product = await new ProductPage(shopper).open(slug);
    await shopper.page.getByRole('heading', { level: 1, name: title }).waitFor();
    const main = shopper.page.getByRole('main');
    await main.getByRole('row', { name: 'Storage Cool and dark' }).waitFor();
    await main.getByRole('row', { name: /^Eco-friendliness Far less waste/ }).waitFor();
    await main.getByRole('heading', { name: /^Bactericidal test report \(1 minute\)/ }).waitFor();
    const cart = await product.addToCart();
    await cart.root.getByText(title).first().waitFor();
    await shopper.page.keyboard.press('Escape');
    // Moved to second place, the product is second in the shop.
    await load(page, '/admin/product-ranking');
    const place = page.getByLabel(`Place of ${title}`);
    await place.fill('2');
    await place.press('Enter');
    await expect.poll(() => place.inputValue()).toBe('2');
    // The position field keeps the focus while typing.
    await expect.poll(() => place.and(page.locator(':focus')).count()).toBe(1);
    expect.soft(await seriousViolations(page), 'order of products').toBe('');
    await page.getByRole('button', { name: 'Save the order' }).click();
    await page.getByText('The order is saved.').waitFor();
    await expect
      .poll(async () => {
        const listed = await shopper.page.request.post('/graphql', {
          data: { query: '{ products(first: 2) { edges { node { slug } } } }' },
        });
        return (await listed.json()).data.products.edges.at(1).node.slug;
      })
      .toBe(slug);
    // The product is a draft in the other store.
    const american = await visit({ market: 'US' });
    expect((await american.page.request.get(`/product/${slug}`)).status()).toBe(404);

    // Two staff members open the product; the first one's price is saved at once, and the second is notified.
    const colleague = await visit({ staff: true });
    await openEditor(page, String(editor));
    await openEditor(colleague.page, String(editor));
    await getStore(page, 'Korea store').getByLabel('Price', { exact: true }).fill('13500');
    await save(page);
    await showsSaved(page, title);
    await shopper.page.getByRole('main').getByText('13,500').first().waitFor();
    await colleague.page.getByLabel('Line below the name (English)').fill('For every shelf');
    await save(colleague.page);
    await colleague.page.getByRole('button', { name: 'Keep what I typed' }).waitFor();
    expect.soft(await seriousViolations(colleague.page), 'conflict').toBe('');
    await colleague.page.getByRole('button', { name: 'Start again from the change' }).click();
    await expect
      .poll(() => getStore(colleague.page, 'Korea store').getByLabel('Price', { exact: true }).inputValue())
      .toMatch(/^13,?500$/);

    // Once it is a draft again, shoppers cannot see it.
    await getStore(colleague.page, 'Korea store').getByLabel('Sales state').selectOption({ label: 'Draft' });
    await save(colleague.page);
    await showsSaved(colleague.page, title);
    await reload(shopper.page);
    await shopper.page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'detached' });
  });
});

describe('the product form', () => {
  story('links to its sections, keeps them folded, and opens one with an error', async ({ visit }) => {
    const { page } = await visit({ staff: true });
    await load(page, '/admin/add-products');
    const parts = page.getByRole('navigation', { name: 'Parts of the form' });
    const name = page.getByLabel('Name (Korean)', { exact: true });

    await page.getByRole('heading', { level: 2, name: 'Name and introduction' }).click();
    await name.waitFor({ state: 'hidden' });
    await reload(page);
    await parts.waitFor();
    expect(await name.isVisible()).toBe(false);

    await parts.getByRole('link', { name: 'Pictures' }).click();
    await expect.poll(() => parts.locator('[aria-current]').allTextContents()).toEqual(['Pictures']);

    await page.getByRole('button', { name: 'Add product' }).click();
    await name.and(page.locator(':focus')).waitFor();
  });
});
