import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { CancelDraftOrder, makeDraft, type SavedDraft, sendDraft } from '../../kit/draft-orders.ts';
import { CARDS, expectResult } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { asStaff, readLevel, unitsTaken } from '../kit/api.ts';
import { story } from '../kit/story.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { followDraftLink } from '../pages/draft-order-page.ts';

const SPRAY = 'all-purpose-spray';
const PHONE = { width: 390, height: 844 };

/** Staff have sold two units by phone, at an agreed price. */
async function sellByPhone(market: 'KR' | 'US', language: 'KO' | 'EN', email: string): Promise<SavedDraft> {
  const staff = asStaff();
  const { product } = await readLevel(market, SPRAY);
  const lines = [{ productId: product.id, quantity: 2, agreedPrice: market === 'KR' ? 5_000 : 500 }];
  const draft = await makeDraft(staff, market, { language, email, lines, agreedShipping: 0, reason: 'On the phone' });
  expectResult(await sendDraft(staff, draft), 'DraftOrderSent');
  return draft;
}

describe('a customer with a draft order', () => {
  story('pays it once from two tabs, after a declined card, and sees the order (DRAFT-6)', async ({ visit }) => {
    const email = `${randomUUID()}@example.com`;
    const { number } = await sellByPhone('US', 'EN', email);
    // The provider responds with 402 for a declined card.
    const buyer = await visit({ market: 'US', provokes: /status of 402/ });
    await followDraftLink(buyer, email);
    const { page } = buyer;
    await page.getByRole('heading', { name: 'Your order is ready to be paid' }).waitFor();
    await page.getByRole('region', { name: number }).getByText('$10.00').first().waitFor();
    expect.soft(await seriousViolations(page), 'page of a draft order').toBe('');
    const other = await visit({ market: 'US', viewport: PHONE });
    await followDraftLink(other, email);

    const card = new CheckoutPage(buyer);
    const pay = page.getByRole('button', { name: 'Pay $10.00' });
    await card.typeCard(CARDS.declined);
    await pay.click();
    await card.problem.waitFor();
    await card.typeCard(CARDS.good);
    await pay.click();
    await page.waitForURL(/\/success/);
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    const orderNumber = (
      await page
        .getByText(/EB-\d{6}-[0-9A-Z]{8}/)
        .first()
        .textContent()
    )?.match(/EB-[\w-]+/)?.[0];
    expect(await unitsTaken('US', SPRAY, orderNumber ?? '')).toBe(2);

    // The other tab is out of date: its button opens the same order and charges nothing.
    await new CheckoutPage(other).typeCard(CARDS.good);
    await other.page.getByRole('button', { name: 'Pay $10.00' }).click();
    await other.page.waitForURL(/\/success/);
    await other.page
      .getByText(orderNumber ?? '')
      .first()
      .waitFor();
    await followDraftLink(other, email);
    await other.page.getByRole('heading', { name: 'This order is placed' }).waitFor();
  });

  story('reads in Korean that its link was cancelled, and how to contact the shop (DRAFT-7)', async ({ visit }) => {
    const email = `${randomUUID()}@example.com`;
    const { number } = await sellByPhone('KR', 'KO', email);
    const buyer = await visit({ market: 'KR', language: 'ko', viewport: PHONE });
    await followDraftLink(buyer, email);
    const { page } = buyer;
    await page.getByRole('heading', { name: '주문 내용을 확인하고 결제해 주세요' }).waitFor();
    expectResult((await asStaff().run(CancelDraftOrder, { input: { number } })).cancelDraftOrder, 'DraftOrder');

    await new CheckoutPage(buyer).typeCard(CARDS.good);
    await page.getByRole('button', { name: /원 결제하기$/ }).click();
    await page.getByText('유효 기간이 지났거나 취소된 링크이며').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '취소된 링크입니다' }).waitFor();
    await page.getByRole('link', { name: '고객센터에 문의하기' }).waitFor();
    expect.soft(await seriousViolations(page), 'page of a link that was taken back').toBe('');
  });
});
