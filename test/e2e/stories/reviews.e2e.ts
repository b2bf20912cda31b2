import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { camera } from '../../kit/reviews.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { buyByDeposit, newMember, signInAs } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { ProductPage } from '../pages/product-page.ts';

const KOREAN_STORE = { market: 'KR', language: 'en' } as const;
/** A product that no other story reviews. */
const SLUG = 'heavy-duty-wipe';
const TITLE = 'Gentle and quick';
const ANSWER = 'Thank you, Mina. We are glad to hear that.';

/** Clicks on the row of stars at a fraction of its width. */
async function pressStars(page: Page, share: number): Promise<void> {
  const stars = page.getByRole('slider', { name: 'Rating' });
  await stars.scrollIntoViewIfNeeded();
  const box = await stars.boundingBox();
  if (!box) throw new Error('the stars are not shown');
  await page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
}

async function writeReview(page: Page): Promise<void> {
  const stars = page.getByRole('slider', { name: 'Rating' });
  await pressStars(page, 0.69);
  await expect.poll(() => stars.inputValue()).toBe('3.5');
  await stars.press('ArrowRight');
  await stars.press('ArrowRight');
  await expect.poll(() => stars.getAttribute('aria-valuetext')).toBe('4.5 out of 5 stars');
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Comment').fill('No smell, and the toys were dry at once. '.repeat(5));
  await page.getByLabel('What did you use it for?').selectOption({ label: 'Pets' });
  await page.getByLabel('How was the scent?').selectOption({ label: 'Scent just right' });
  const picture = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await camera(60, 40) });
  const files = await Promise.all(['a.jpg', 'b.jpg'].map(picture));
  await page.locator('input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: 'Remove photo 2' }).waitFor();
  expect.soft(await seriousViolations(page), 'form').toBe('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** A guest is asked to sign in; a member's vote is visible to everyone and can be withdrawn. */
async function voteFor(guest: Locator, seen: Locator, reader: Page): Promise<void> {
  await seen.getByRole('button', { name: 'Helpful' }).click();
  const question = guest.getByRole('dialog', { name: 'Please log in to mark reviews as helpful.' });
  await question.getByRole('link', { name: 'Log in' }).waitFor();
  await question.getByRole('button', { name: 'Not now' }).click();
  const vote = reader.getByRole('article').filter({ hasText: TITLE }).getByRole('button', { name: 'Helpful' });
  await vote.click();
  await reader.getByRole('button', { name: 'Helpful (1)', pressed: true }).waitFor();
  await seen.getByRole('button', { name: 'Helpful (1)', pressed: false }).waitFor();
  await vote.click();
  await seen.getByRole('button', { name: 'Helpful', exact: true }).waitFor();
}

/** Filters by stars through their bar, combined with the use; filters without results can be cleared. */
async function narrowDown(list: Page): Promise<void> {
  const review = list.getByRole('article').filter({ hasText: TITLE });
  const bars = list.getByRole('list', { name: 'How members rated it' });
  await bars.getByRole('link', { name: '5 stars' }).click();
  await list.getByRole('link', { name: 'Pets 1' }).click();
  await list.waitForURL(({ searchParams }) => searchParams.get('stars') === '5' && searchParams.get('use') === 'pets');
  await review.waitFor();
  await bars.getByRole('link', { name: '2 stars' }).click();
  await list.getByText('No review matches.').waitFor();
  expect.soft(await seriousViolations(list), 'no review found').toBe('');
  await list.getByRole('link', { name: 'Clear the filters' }).click();
  await review.waitFor();
}

/** Opens the pictures of a review, pages through them and closes them; the focus returns. */
async function browsePictures(page: Page, review: Locator): Promise<void> {
  const second = review.getByRole('button', { name: 'Photo 2 of 2' });
  await second.click();
  const shown = (number: number) => page.getByRole('dialog', { name: `Photo ${number} of 2` });
  await shown(2).waitFor();
  expect.soft(await seriousViolations(page), 'pictures').toBe('');
  await page.keyboard.press('ArrowRight');
  await shown(1).waitFor();
  await shown(1).getByRole('button', { name: 'Previous photo' }).click();
  await shown(2).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await review.locator('button:focus').and(second).waitFor();
}

describe('a review', () => {
  story('is written after a purchase, shown to others at once, answered and deleted by staff', async ({ visit }) => {
    const api = await newMember(KOREAN_STORE);
    await buyByDeposit(api, SLUG);
    const [member, visitor, staff] = await Promise.all([
      visit(KOREAN_STORE),
      visit(KOREAN_STORE),
      visit({ staff: true }),
    ]);
    await signInAs(api, member);
    const watching = visitor.page.getByRole('main');
    await new ProductPage(visitor).open(SLUG);
    await watching.getByText('There are no reviews yet.').waitFor();
    // There are no grey stars (REVIEW-19).
    await watching.getByRole('link', { name: 'Be the first to review' }).first().waitFor();

    await load(member.page, '/dashboard');
    await member.page.getByRole('link', { name: 'Leave a review' }).first().click();
    await writeReview(member.page);
    await member.page.getByRole('link', { name: 'All my reviews' }).click();
    const own = member.page.getByRole('article').filter({ hasText: TITLE });
    await own.getByText('Verified purchase').waitFor();

    const seen = watching.getByRole('article').filter({ hasText: TITLE });
    await seen.waitFor();
    await seen.getByText('mina****').waitFor();
    await seen.getByRole('img', { name: '4.5 out of 5 stars' }).waitFor();
    await seen.getByRole('listitem').filter({ hasText: 'Pets' }).waitFor();
    await watching.getByText('Scent just right 100%').waitFor();
    await seen.getByRole('button', { name: 'more' }).click();
    await seen.getByRole('button', { name: 'less' }).waitFor();
    await browsePictures(visitor.page, seen);

    const { page: list } = await visit(KOREAN_STORE);
    const all = watching.getByRole('link', { name: 'See all 1 review' });
    await load(list, present(await all.getAttribute('href'), 'where all reviews are'));
    await list.getByRole('list', { name: 'How members rated it' }).waitFor();
    await list.getByText('4.5', { exact: true }).waitFor();
    expect.soft(await seriousViolations(list), 'all reviews').toBe('');
    await narrowDown(list);
    const other = await newMember(KOREAN_STORE);
    const reader = await visit(KOREAN_STORE);
    await signInAs(other, reader);
    await load(reader.page, present(await all.getAttribute('href'), 'where all reviews are'));
    await voteFor(visitor.page.locator('body'), seen, reader.page);

    const { page: ofStore } = await visit(KOREAN_STORE);
    await load(ofStore, '/all-reviews');
    const named = ofStore.getByRole('article').filter({ hasText: TITLE });
    await expect.poll(() => named.getByRole('link').first().getAttribute('href')).toBe(`/product/${SLUG}`);
    await ofStore.getByRole('list', { name: 'How members rated it' }).waitFor();
    expect.soft(await seriousViolations(ofStore), 'reviews of the store').toBe('');

    await load(staff.page, '/admin/reviews?queue=UNANSWERED');
    const row = staff.page.getByRole('article').filter({ hasText: TITLE });
    const usage = row.getByRole('list', { name: 'How it was used' }).getByRole('listitem');
    await expect.poll(() => usage.allTextContents()).toEqual(['Pets', 'Scent just right']);
    await row.getByRole('button', { name: 'Answer' }).click();
    await row.getByLabel('Answer').fill('Thank you.');
    await row.getByRole('button', { name: 'Save the answer' }).click();
    await row.getByText('leave at least 11 characters', { exact: false }).waitFor();
    await row.getByLabel('Answer').fill(ANSWER);
    expect.soft(await seriousViolations(staff.page), 'reviews for staff').toBe('');
    await row.getByRole('button', { name: 'Save the answer' }).click();
    await seen.getByText(ANSWER).waitFor();
    await list.getByText(ANSWER).waitFor();

    await row.getByRole('link', { name: 'Mina Lee' }).click();
    // The list shows the same answer until the account page has loaded.
    await staff.page.getByRole('heading', { level: 1, name: 'Mina Lee' }).waitFor();
    await row.getByText(ANSWER).waitFor();
    expect.soft(await seriousViolations(staff.page), 'account of the author').toBe('');
    await row.getByRole('button', { name: 'Delete' }).click();
    const question = staff.page.getByRole('dialog', { name: 'Are you sure to delete this review?' });
    await question.getByText('This review will be deleted and can not be restored.').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await row.waitFor({ state: 'detached' });
    await watching.getByText('There are no reviews yet.').waitFor();
    await list.getByText('There are no reviews yet.').waitFor();
  });

  story('is filtered by stars and photos, in an address that can be shared', async ({ visit }) => {
    const { page } = await visit({ ...KOREAN_STORE, viewport: { width: 390, height: 844 } });
    const path = '/all-reviews?productId=none&name=Wipe&link=all-purpose-wipe&location=KO&page=2';
    await load(page, path);
    await page.getByText('There are no reviews yet.').waitFor();

    await page.getByRole('link', { name: 'Highest rated' }).click();
    const chosen = page.locator('a[aria-current=true]');
    await chosen.filter({ hasText: 'Highest rated' }).waitFor();
    await page.getByRole('link', { name: 'With photos only' }).click();
    await chosen.filter({ hasText: 'With photos only' }).waitFor();
    await chosen.filter({ hasText: 'Highest rated' }).waitFor();
    await page.waitForURL((url) => url.search.endsWith('&sort=highest&photos=only') && !url.searchParams.has('page'));
    await page.getByText('No review matches.').waitFor();
    await page.getByRole('link', { name: 'Clear the filters' }).click();
    await page.getByText('There are no reviews yet.').waitFor();
    await page.waitForURL((url) => url.search.endsWith('&sort=highest'));
    expect.soft(await seriousViolations(page), 'list').toBe('');
  });
});
