import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { camera } from '../../kit/reviews.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { layoutProblems } from '../kit/layout.ts';
import { load, reload } from '../kit/load.ts';
import { story } from '../kit/story.ts';

const getPeople = (admin: Page): Locator => admin.getByRole('region', { name: 'People' });

/** Reloads until a page shows the saved change, which reaches the server by an event. */
async function seesPeople(page: Page, names: readonly string[]): Promise<void> {
  const shown = page.locator('#team').getByRole('heading', { level: 3 });
  await expect
    .poll(async () => {
      await reload(page);
      return shown.allTextContents();
    })
    .toEqual(names);
}

async function fillPerson(admin: Page, name: string): Promise<void> {
  const korean = admin.getByRole('region', { name: 'Korean' });
  await korean.getByLabel('Name').fill(name);
  await korean.getByLabel('What they do').fill('생산 팀장');
  await korean.getByLabel('One sentence about them').fill('첫 제품을 손으로 채웠습니다.');
}

async function save(admin: Page): Promise<void> {
  await admin.getByRole('button', { name: 'Save' }).click();
  await admin.waitForURL('**/admin/company');
}

async function remove(admin: Page, name: string): Promise<void> {
  await admin.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('the people of the company page', () => {
  story('are shown as staff add, translate, sort and remove them (STORE-20)', async ({ visit }) => {
    const id = randomUUID().slice(0, 6);
    const [first, second] = [`한지우 ${id}`, `윤서 ${id}`];
    const { page: admin } = await visit({ staff: true });
    await load(admin, '/admin/company');
    expect.soft(await seriousViolations(admin), 'empty list').toBe('');
    await getPeople(admin).getByRole('link', { name: 'Add a person' }).click();

    await fillPerson(admin, first);
    const english = admin.getByRole('region', { name: 'English' });
    await english.getByLabel('Name').fill(`Jiwoo Han ${id}`);
    await admin.getByLabel('Add a photo').setInputFiles({
      name: 'jiwoo.jpg',
      mimeType: 'image/jpeg',
      buffer: await camera(600, 600),
    });
    await admin.getByRole('img', { name: 'Preview of the photo' }).waitFor();
    await english.getByLabel('What the photo shows').fill('Jiwoo Han in the hall');
    await admin.getByRole('button', { name: 'Save' }).click();
    await english.getByText('Please say what they do.').waitFor();
    await english.locator(':focus').and(english.getByLabel('What they do')).waitFor();
    expect.soft(await seriousViolations(admin), 'form with errors').toBe('');
    await admin.getByRole('link', { name: 'Company page' }).first().click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
    expect(await english.getByLabel('Name').inputValue()).toBe(`Jiwoo Han ${id}`);
    await english.getByLabel('What they do').fill('Head of production');
    await english.getByLabel('One sentence about them').fill('Filled the first bottles by hand.');
    await save(admin);

    const { page: american } = await visit({ market: 'US', language: 'en' });
    await load(american, '/company');
    await seesPeople(american, [`Jiwoo Han ${id}`]);
    await american.getByRole('img', { name: 'Jiwoo Han in the hall' }).waitFor();
    await american.getByText('Filled the first bottles by hand.').waitFor();

    await getPeople(admin).getByRole('link', { name: 'Add a person' }).click();
    await fillPerson(admin, second);
    await save(admin);
    await getPeople(admin)
      .getByRole('button', { name: `Move ${second} earlier` })
      .press('Enter');
    await getPeople(admin).getByText(`${second}: now 1 of 2`).waitFor();
    expect.soft(await seriousViolations(admin), 'list').toBe('');
    await seesPeople(american, [second, `Jiwoo Han ${id}`]);
    expect(await american.locator('#team li[lang=ko]').getByRole('heading').allTextContents()).toEqual([second]);

    const { page: korean } = await visit({ language: 'ko', viewport: { width: 390, height: 844 } });
    await load(korean, '/company');
    await seesPeople(korean, [second, first]);
    expect(await layoutProblems(korean)).toEqual([]);
    expect.soft(await seriousViolations(korean), 'company page').toBe('');

    for (const name of [second, `Jiwoo Han ${id}`]) await remove(admin, name);
    await getPeople(admin).getByText('Nobody is introduced yet.').waitFor();
    await expect
      .poll(async () => {
        await reload(korean);
        return korean.getByText(id).count();
      })
      .toBe(0);
  });
});
