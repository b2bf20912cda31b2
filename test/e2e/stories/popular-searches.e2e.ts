import { popularListModel } from '@eunbit/server/modules/trending/popular-list.model';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { isFocused } from '../kit/keyboard.ts';
import { load } from '../kit/load.ts';
import { story } from '../kit/story.ts';

const LIST = 'SEARCH:US:en';

let database: Connection;

beforeAll(async () => {
  database = await mongoose.createConnection(inject('databaseUri')).asPromise();
});
afterAll(() => database.close());

describe('a popular search', () => {
  story('hidden by staff is not shown to shoppers until it is shown again (CATALOGUE-29)', async ({ visit }) => {
    const lists = popularListModel(database);
    const entries = ['spray', 'wipes', 'bleach', 'dog'].map((key, index) => ({ key, count: 9 - index }));
    // Later than all runs of the job during the stories.
    const rankedAt = new Date(Date.now() + 86_400_000);
    await lists.replaceOne({ _id: LIST }, { _id: LIST, entries, rankedAt }, { upsert: true });
    const [shopper, staff] = await Promise.all([visit({ market: 'US' }), visit({ staff: true })]);
    const suggested = shopper.page.getByRole('navigation', { name: 'Popular searches' }).getByRole('listitem');
    const reload = () => load(shopper.page, '/search').then(() => suggested.allTextContents());
    await expect.poll(reload).toEqual(['spray', 'wipes', 'bleach', 'dog']);

    await load(staff.page, '/admin/popular-searches');
    await staff.page.getByRole('link', { name: 'US store · English' }).click();
    const popular = staff.page.getByRole('region', { name: 'Popular', exact: true });
    await popular.getByRole('button', { name: 'Hide: bleach' }).click();
    const hidden = staff.page.getByRole('region', { name: 'Hidden', exact: true });
    await hidden.getByText('bleach', { exact: true }).waitFor();
    expect.soft(await seriousViolations(staff.page), 'popular searches').toBe('');
    await expect.poll(reload).toEqual(['spray', 'wipes', 'dog']);

    await hidden.getByRole('button', { name: 'Show again: bleach' }).press('Enter');
    await popular.getByText('bleach', { exact: true }).waitFor();
    await expect.poll(reload).toEqual(['spray', 'wipes', 'bleach', 'dog']);
    await lists.deleteOne({ _id: LIST });
  });

  story(
    'can be hidden before it becomes popular; text that cannot be hidden stays in the field (CATALOGUE-29)',
    async ({ visit }) => {
      const { page } = await visit({ staff: true });
      await load(page, '/admin/popular-searches?market=US&language=KO');
      const form = page.getByRole('region', { name: 'Hide a word in advance' });
      const word = form.getByRole('textbox', { name: 'Word or words' });
      await word.fill('me@example.com');
      await word.press('Enter');
      await form.getByText('This search is never counted as popular').waitFor();
      expect(await word.inputValue()).toBe('me@example.com');
      await expect.poll(() => word.evaluate(isFocused)).toBe(true);
      expect.soft(await seriousViolations(page), 'a word that is refused').toBe('');

      await word.fill('  Rude Word ');
      await form.getByRole('button', { name: 'Hide' }).click();
      await page.getByRole('status').getByText('“Rude Word” is hidden.').waitFor();
      expect(await word.inputValue()).toBe('');
      const hidden = page.getByRole('region', { name: 'Hidden', exact: true });
      await hidden.getByText('rude word', { exact: true }).waitFor();

      await hidden.getByRole('button', { name: 'Show again: rude word' }).click();
      await hidden.getByText('rude word', { exact: true }).waitFor({ state: 'detached' });
    },
  );
});
