import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { graphql } from '../../gql/gql.ts';
import { SendContactMessage } from '../../kit/operations.ts';
import { CONTACT, expectResult } from '../../kit/story.ts';
import { recordDepositOf, setStock, unitsTaken } from '../kit/api.ts';
import { Hand } from '../kit/hand.ts';
import { load } from '../kit/load.ts';
import { placeMany } from '../kit/many-orders.ts';
import { buyByDeposit, newGuest, newMember } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';

const KOREAN = { market: 'KR', language: 'ko' } as const;
const ORDERS = 30;
/** No other story depends on its reviews. */
const REVIEWED = 'all-purpose-spray';
/** No other story sells it in Korea: units sold meanwhile would be shown before the new number is saved. */
const SCARCE = 'pet-spray';

const ProductsOfMorning = graphql(`
  query ProductsOfMorning {
    reviewed: product(slug: "all-purpose-spray") { id }
    scarce: product(slug: "pet-spray") { title }
  }
`);
const ReviewOfMorning = graphql(`
  mutation ReviewOfMorning($input: CreateReviewInput!) { createReview(input: $input) { __typename } }
`);

/** Tracking numbers unique to this run, as other runs may have shipped in the same shop. */
const base = Date.now() * 100;
const toTrackingNumber = (index: number) => String(base + index).slice(-12);

/** The work that came overnight: thirty orders, a question, a review and a product that runs low. */
async function leaveTheNight(email: string, reviewTitle: string) {
  await setStock('KR', 'all-purpose-wipe', { quantity: 300 });
  const numbers = await placeMany(ORDERS, email);
  await Promise.all(numbers.map(recordDepositOf));
  const guest = newGuest(KOREAN);
  const message = { name: '이미나', email, phone: CONTACT.phone, message: '언제 도착하나요?' };
  expectResult((await guest.run(SendContactMessage, { input: message })).sendContactMessage, 'SupportRequestReceived');
  const member = await newMember({ market: 'KR', language: 'en' });
  await buyByDeposit(member, REVIEWED);
  const { reviewed, scarce } = await member.run(ProductsOfMorning);
  const review = {
    market: 'KR',
    productId: present(reviewed, REVIEWED).id,
    rating: 4,
    title: reviewTitle,
    comment: '아주 좋아요. '.repeat(5),
  } as const;
  expectResult((await member.run(ReviewOfMorning, { input: review })).createReview, 'ReviewSaved');
  return { numbers, scarce: present(scarce, SCARCE).title };
}

describe('a morning in the back office of the Korean store', () => {
  story(
    'takes few clicks and keys: thirty orders, a question, a review, stock and a wrong number',
    async ({ visit }) => {
      const email = `morning-${randomUUID().slice(0, 8)}@example.com`;
      const reviewTitle = `좋은 아침 ${randomUUID().slice(0, 8)}`;
      const { numbers, scarce } = await leaveTheNight(email, reviewTitle);
      const { page } = await visit({ staff: true, viewport: { width: 1440, height: 900 } });
      await load(page, '/admin/dashboard');
      const hand = new Hand(page);
      const menu = page.getByRole('navigation').first();
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog');
      const all = page.getByRole('button', { name: `Select all ${ORDERS} matching` });

      async function selectAll() {
        await hand.click(page.getByLabel('Select all orders on this page'));
        await hand.click(all);
        await page.getByText(`${ORDERS} selected`).waitFor();
      }

      await hand.measure(`confirm ${ORDERS} orders`, async () => {
        await hand.click(menu.getByRole('link', { name: 'Orders' }).first());
        // Excludes the orders of other stories.
        await hand.fill(page.getByLabel('Search orders'), email);
        await hand.press('Enter');
        await page.getByText(`${ORDERS} orders`).first().waitFor();
        await selectAll();
        await hand.click(page.getByRole('button', { name: 'Order confirm', exact: true }));
        await hand.click(dialog.getByRole('button', { name: 'Order confirm' }));
        await dialog.waitFor({ state: 'detached' });
        await expect.poll(() => main.getByRole('row').filter({ hasText: 'Preparing' }).count()).toBe(0);
      });

      await hand.measure(`ship ${ORDERS} orders`, async () => {
        await selectAll();
        await hand.click(page.getByRole('link', { name: `Ship ${ORDERS} orders` }));
        await hand.choose(page.getByLabel('Carrier of all rows'), 'CJ_LOGISTICS');
        await hand.click(page.getByLabel(/^Tracking number, EB-/).first());
        for (let index = 0; index < ORDERS; index += 1) await hand.scan(toTrackingNumber(index));
        await page.getByText(`${ORDERS} of ${ORDERS} ready`).waitFor();
        // The last Enter has moved the focus to the button.
        await hand.press('Enter');
        await page.getByText(`${ORDERS} orders processed.`).first().waitFor();
      });

      await hand.measure('answer a question', async () => {
        await hand.click(menu.getByRole('link', { name: 'Requests' }));
        await hand.click(main.getByRole('link').filter({ hasText: email }));
        await hand.fill(page.getByLabel('Your answer'), 'It leaves today and arrives tomorrow.');
        await hand.click(page.getByRole('button', { name: 'Send the answer' }));
        await page.getByText(`Your answer is on its way to ${email}.`).waitFor();
      });

      await hand.measure('answer a review', async () => {
        await hand.click(menu.getByRole('link', { name: 'All Reviews' }));
        const row = main.getByRole('article').filter({ hasText: reviewTitle });
        await hand.click(row.getByRole('button', { name: 'Answer' }));
        await hand.fill(row.getByLabel('Answer'), 'Thank you, we are glad to hear that.');
        await hand.click(row.getByRole('button', { name: 'Save the answer' }));
        await row.getByText('Thank you, we are glad to hear that.').waitFor();
      });

      await hand.measure('restock a product', async () => {
        await hand.click(menu.getByRole('link', { name: 'Products' }).first());
        const card = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: scarce }) });
        await hand.fill(card.getByLabel('Quantity', { exact: true }), '400');
        await hand.click(card.getByRole('button', { name: 'Save The Change' }));
        await page
          .getByText(/^Saved: /)
          .last()
          .waitFor();
      });

      const [wrong] = numbers as [string, ...string[]];
      await hand.measure('correct a tracking number', async () => {
        await hand.press('Control+k');
        await page.getByRole('combobox', { name: 'Search everything' }).waitFor();
        await hand.type(wrong.slice(-8));
        await page.getByRole('option').filter({ hasText: wrong }).waitFor();
        await hand.press('Enter');
        const panel = page.getByRole('region', { name: 'Shipments' });
        await hand.click(panel.getByRole('button', { name: 'Correct parcels' }));
        await hand.fill(dialog.getByLabel('Tracking number').first(), toTrackingNumber(80));
        await hand.fill(dialog.getByLabel('Why it is corrected'), 'Two labels were swapped.');
        await hand.click(dialog.getByRole('button', { name: 'Correct and tell' }));
        await panel.getByText(toTrackingNumber(80)).first().waitFor();
      });

      console.table(hand.efforts);
      const sum = (of: 'clicks' | 'keys') => hand.efforts.reduce((total, effort) => total + effort[of], 0);
      expect(hand.efforts).toHaveLength(6);
      expect(sum('clicks')).toBeLessThan(40);
      expect(sum('keys')).toBeLessThan(300);
      expect(await unitsTaken('KR', 'all-purpose-wipe', wrong)).toBe(1);
    },
  );
});
