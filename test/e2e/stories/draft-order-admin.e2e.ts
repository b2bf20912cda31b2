import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { linkIn } from '../../kit/emails.ts';
import { CARDS } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { unitsTaken } from '../kit/api.ts';
import { emailTo } from '../kit/emails.ts';
import { load } from '../kit/load.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { DraftOrderPage, followDraftLink } from '../pages/draft-order-page.ts';

const SPRAY = 'all-purpose-spray';
const KOREAN = { market: 'KR', language: 'ko' } as const;
const PHONE = { width: 390, height: 844 };

describe('draft orders in the back office', () => {
  story('can be paid by deposit, at an agreed price with a reason (DRAFT-3, DRAFT-8)', async ({ visit }) => {
    const email = `${randomUUID()}@example.com`;
    const { page } = await visit({ staff: true, language: 'ko' });
    await load(page, '/admin/draft_orders_ko');
    await page.getByRole('button', { name: '수기 주문 작성' }).click();
    await page.getByRole('heading', { name: /수기 주문 DR-/ }).waitFor();
    await page.getByLabel('상품 추가').fill('스프레이');
    await page.getByRole('list', { name: '검색된 상품' }).getByRole('button').first().press('Enter');
    await page.getByLabel('수량').fill('3');
    await page.getByLabel('협의 단가').fill('4000');
    await page.getByLabel('결제 방법').selectOption('DEPOSIT');
    await page.getByLabel('협의 배송비').fill('0');
    await page.getByText('12,000.00원').first().waitFor();
    await page.getByLabel('금액 변경 사유').fill('정기 구매 협의 단가');

    // Each missing value is reported at its field.
    await page.getByRole('button', { name: '주문 접수하기' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '주문 접수하기' }).click();
    await page.getByLabel('이메일', { exact: true }).and(page.locator('[aria-invalid=true]')).waitFor();
    expect.soft(await seriousViolations(page), 'form of a draft order').toBe('');

    await page.getByLabel('이메일', { exact: true }).fill(email);
    await page.getByLabel('성', { exact: true }).fill('한');
    await page.getByLabel('이름', { exact: true }).fill('서연');
    await page.getByLabel('우편번호').fill('04524');
    await page.getByLabel('시/도').fill('서울특별시');
    await page.getByLabel('시/군/구').fill('중구');
    await page.getByLabel('주소', { exact: true }).fill('세종대로 110');
    await page.getByLabel('연락처').fill('01012345678');
    await page.getByLabel('입금 계좌').selectOption({ index: 1 });
    await page.getByLabel('입금자명').fill('은빛상사');
    await page.getByRole('button', { name: '주문 접수하기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('12,000.00원').waitFor();
    await dialog.getByText(email).waitFor();
    await dialog.getByRole('button', { name: '주문 접수하기' }).click();

    const order = page.getByRole('link', { name: /^EB-/ });
    await order.waitFor();

    expect(await unitsTaken('KR', SPRAY, (await order.textContent()) ?? '')).toBe(3);
    expect((await emailTo(email, 'ORDER_PLACED')).text).toContain('12,000.00원');
  });

  story(
    'are agreed by phone, paid by a US customer through the link, and shown as placed at once (DRAFT-6)',
    async ({ visit }) => {
      const email = `${randomUUID()}@example.com`;
      const backOffice = await visit({ staff: true });
      const draft = new DraftOrderPage(backOffice);
      const number = await draft.create();
      await draft.addProduct('spray');
      await draft.agree(2, '5.00', 'Promised on the phone');
      await draft.addressTo(email);
      await draft.expireIn(3);
      await backOffice.page.getByText('$10.00').first().waitFor();
      await draft.send(['$10.00', email, '3 days']);

      const buyer = await visit({ market: 'US' });
      await followDraftLink(buyer, email);
      await buyer.page.getByRole('region', { name: number }).getByText('$10.00').first().waitFor();
      const card = new CheckoutPage(buyer);
      await card.typeCard(CARDS.good);
      await buyer.page.getByRole('button', { name: 'Pay $10.00' }).click();
      await card.success();

      await draft.state('Placed');
      const order = await draft.order();
      await buyer.page.getByText(order).first().waitFor();
      expect(await unitsTaken('US', SPRAY, order)).toBe(2);

      await load(backOffice.page, '/admin/draft_orders_us?state=PLACED');
      await backOffice.page.getByRole('link', { name: 'Sale', exact: true }).click();
      await backOffice.page.getByRole('link', { name: number }).waitFor();
      await backOffice.page.getByRole('link', { name: 'Exchange', exact: true }).click();
      await backOffice.page.waitForURL(/state=PLACED&kind=EXCHANGE/);
      await backOffice.page.getByRole('link', { name: number }).waitFor({ state: 'detached' });
    },
  );

  story('replace goods at no charge, and are linked from the first order (DRAFT-8, DRAFT-14)', async ({ visit }) => {
    const email = `${randomUUID()}@example.com`;
    const number = await buyByDeposit(newGuest(KOREAN), SPRAY, email);
    const { page } = await visit({ staff: true });
    const colleague = await visit({ staff: true, viewport: PHONE });
    await load(colleague.page, `/admin/order_guest_ko/${number}`);
    await load(page, `/admin/order_guest_ko/${number}`);
    await page.getByRole('button', { name: 'Make a replacement' }).click();
    await page.getByRole('heading', { name: /Draft order DR-/ }).waitFor();
    await page.getByText('0.00원', { exact: true }).first().waitFor();
    // Two staff members have the draft open and one saves first: the other is notified and keeps their input.
    const other = await visit({ staff: true });
    await load(other.page, new URL(page.url()).pathname);
    await other.page.getByLabel('Reason for agreed prices').fill('Broken on the way.');
    await page.getByLabel('Reason for agreed prices').fill('Lost on the way.');
    await page.getByRole('button', { name: 'Save' }).click();
    await other.page.getByText('A colleague has saved this draft meanwhile.').waitFor();
    expect(await other.page.getByLabel('Reason for agreed prices').inputValue()).toBe('Broken on the way.');
    await other.page.getByRole('button', { name: 'Take the new version' }).click();
    await expect.poll(() => other.page.getByLabel('Reason for agreed prices').inputValue()).toBe('Lost on the way.');
    await page.getByRole('button', { name: 'Place order' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(email).waitFor();
    await dialog.getByRole('button', { name: 'Place order' }).click();

    const order = page.getByRole('link', { name: /^EB-/ }).filter({ hasNotText: number });
    await order.waitFor();
    expect.soft(await seriousViolations(page), 'a draft that is placed').toBe('');
    const replacement = (await order.textContent()) ?? '';
    await colleague.page.getByRole('link', { name: replacement }).waitFor();
    await expect.poll(async () => (await emailTo(email, 'ORDER_PLACED')).text).toContain(replacement);
    expect((await emailTo(email, 'ORDER_PLACED')).text).toContain(number);

    // The buyer, who never chose a pass code, opens the order by a link and sees which order it replaces.
    const buyer = await visit({ ...KOREAN, viewport: PHONE });
    await load(buyer.page, `/guest-order/${replacement}`);
    await buyer.page.getByText('비밀번호를 잊으셨나요?').click();
    await buyer.page.getByRole('main').getByLabel('이메일').fill(email);
    await buyer.page.getByRole('button', { name: '링크 받기' }).click();
    const { pathname, hash } = linkIn(await emailTo(email, 'GUEST_ORDER_LINK'), '/guest-order');
    await load(buyer.page, pathname + hash);
    await buyer.page.getByRole('button', { name: '내 주문 열기' }).click();
    await buyer.page.getByText(`${number} 주문의 재발송 상품입니다`).waitFor();
    const first = buyer.page.getByRole('link', { name: number });
    expect(await first.getAttribute('href')).toContain(`/guest-order/${number}`);
  });
});
