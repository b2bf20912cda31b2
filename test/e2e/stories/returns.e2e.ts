import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { CONTACT } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { confirmOrder, shipLabelled, shipOrder } from '../kit/api.ts';
import { runJob } from '../kit/jobs.ts';
import { load } from '../kit/load.ts';
import { signUpAsStaff } from '../kit/members.ts';
import { buyByCard, buyByDeposit, newGuest, newMember, signInAs } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';
import { GuestOrderPage } from '../pages/guest-order-page.ts';

const SLUG = 'all-purpose-spray';
/** A picture 40 pixels wide. */
const PNG = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'silver' } })
  .png()
  .toBuffer();
const PHONE = { width: 390, height: 844 };
const KOREAN = { market: 'KR', language: 'ko' } as const;
const US = { market: 'US', language: 'en' } as const;

/** Makes the carrier report the next step of a parcel, identified by its tracking URL. */
async function reportNextScan(trackingUrl: string): Promise<void> {
  const { ok, status } = await fetch(trackingUrl.replace('/parcels/', '/trackers/').concat('/advance'), {
    method: 'POST',
    body: '{}',
  });
  if (!ok) throw new Error(`${trackingUrl}: ${status}`);
}

const focusedText = (page: Page) => page.evaluate<string>('document.activeElement.textContent');

describe('a customer who returns goods', () => {
  story('pays for the return after a change of mind, and sees each step (RETURN-4, RETURN-8)', async ({ visit }) => {
    const member = await newMember(KOREAN);
    const number = await buyByDeposit(member, SLUG, undefined, 2);
    await confirmOrder(number);
    await shipOrder(number, '612345678901');
    const buyer = await visit({ ...KOREAN, viewport: PHONE });
    await signInAs(member, buyer);
    const { page } = buyer;
    await load(page, `/orders/${number}`);
    await page.getByRole('link', { name: '반품·교환 신청' }).click();

    await page.getByRole('button', { name: '다음' }).click();
    await page.getByText('반품하거나 교환하실 상품을 하나 이상 선택해 주세요.').waitFor();
    await page.getByRole('checkbox').check();
    await page.getByLabel('수량').selectOption('1개');
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByRole('heading', { name: '사유 선택' }).waitFor();
    await page.getByRole('combobox').selectOption('단순 변심');
    await page.getByLabel('상세 내용').fill('향이 맞지 않아요.');
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByText(/단순 변심으로 반품하실 수 없습니다/).waitFor();
    await page.reload();
    expect(await page.getByLabel('상세 내용').inputValue()).toBe('향이 맞지 않아요.');
    await page.getByLabel('사용하지 않았으며 재판매가 가능한 상태입니다.').check();
    expect.soft(await seriousViolations(page), 'reasons of a return').toBe('');
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByRole('heading', { name: '처리 방법 선택' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: '사유 선택' }).waitFor();
    await page.getByRole('button', { name: '다음' }).click();
    await page.getByLabel('환불', { exact: false }).first().check();
    await page.getByText('반품 배송비', { exact: true }).waitFor();
    const send = page.getByRole('button', { name: /원 환불 신청하기$/ });
    const amount = /[\d,.]+원/.exec(await send.innerText())?.[0] ?? '';
    expect.soft(await seriousViolations(page), 'resolution of a return').toBe('');
    await send.click();
    const card = page.getByRole('article');
    await card.getByRole('heading', { name: '신청 접수' }).waitFor();

    const staff = await visit({ staff: true, language: 'ko' });
    await load(staff.page, '/admin/returns_ko');
    await staff.page.getByRole('link', { name: new RegExp(number) }).click();
    await staff.page.getByText('향이 맞지 않아요.').waitFor();
    expect.soft(await seriousViolations(staff.page), 'page of a return').toBe('');
    await staff.page.getByRole('button', { name: '메일 쓰기' }).click();
    const email = staff.page.getByRole('dialog', { name: '고객에게 메일 쓰기' });
    await email.getByText(/^받는 사람: \S+@\S+$/).waitFor();
    await email.getByRole('button', { name: '닫기' }).click();
    await staff.page.getByRole('button', { name: '승인', exact: true }).click();
    await expect.poll(() => focusedText(staff.page)).toBe('승인·회수 대기');
    await card.getByRole('heading', { name: '신청 승인' }).waitFor();
    await staff.page.getByRole('button', { name: '수거 예약 안내' }).click();
    await card.getByText(/기사님이 방문합니다/).waitFor();
    await staff.page.getByRole('button', { name: '회수 완료' }).click();
    await card.getByRole('heading', { name: '회수 완료' }).waitFor();
    await staff.page.getByRole('button', { name: '검수 완료' }).click();
    await staff.page.getByRole('button', { name: `${amount} 환불` }).click();
    await staff.page.getByRole('main').getByText('처리 완료').first().waitFor();
    await staff.page.getByText('회수 1개 · 재입고 1개 · 폐기 0개').waitFor();
    await expect.poll(() => focusedText(staff.page)).toBe('처리 완료');
    await card.getByRole('heading', { name: '처리 완료' }).waitFor();
    await card.getByText(`환불 금액: ${amount}`).waitFor();
    // A bank transfer is refunded by hand, to an account that the customer enters.
    await page.getByRole('region', { name: '환불 안내' }).getByLabel('은행').waitFor();
    await load(staff.page, `/admin/order_ko/${number}`);
    await staff.page.getByRole('region', { name: '반품·교환' }).getByText('처리 완료').waitFor();
  });

  story(
    'pays nothing for an exchange of damaged goods, as a guest on a phone (RETURN-4, RETURN-6, STAFF-20)',
    async ({ visit }) => {
      const number = await buyByCard(newGuest(US), SLUG);
      await shipLabelled(number);
      const guest = await visit({ ...US, viewport: PHONE });
      const { page } = guest;
      await (await new GuestOrderPage(guest).open()).lookUp(number, CONTACT.passCode);
      await page.getByRole('link', { name: 'Return or exchange' }).click();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('combobox').selectOption('It arrived damaged');
      await page.getByText('We pay for the way back.').waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByText('Please tell us what is wrong.').waitFor();
      await page.getByLabel('Tell us more').fill('The bottle is broken.');
      await page.getByLabel('Add photo').setInputFiles({ name: 'bottle.png', mimeType: 'image/png', buffer: PNG });
      await page.getByAltText('Photo 1', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('radio', { name: /^Exchange/ }).check();
      await page.getByText('We pay', { exact: true }).waitFor();
      await page.getByText('The exchange costs you nothing.').waitFor();
      await page.getByRole('button', { name: 'Send the request' }).click();
      const card = page.getByRole('article');
      await card.getByRole('heading', { name: 'Requested' }).waitFor();

      const [staff, colleague] = [await visit({ staff: true }), await visit({ staff: true, viewport: PHONE })];
      for (const { page: admin } of [staff, colleague]) {
        await load(admin, '/admin/returns_us');
        await admin.getByRole('link', { name: new RegExp(number) }).click();
      }
      const picture = staff.page.getByAltText(/^Picture 1 of the customer/);
      await expect
        .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
        .toBe(40);
      await colleague.page.getByRole('button', { name: 'Refuse' }).click();
      const dialog = colleague.page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('No picture.');
      await staff.page.getByRole('button', { name: 'Approve' }).click();
      // Another staff member was faster: the colleague is notified and keeps their input.
      await colleague.page.getByText('Approved, goods awaited').first().waitFor();
      expect(await dialog.getByLabel('Reason').inputValue()).toBe('No picture.');
      await dialog.getByRole('button', { name: 'Back' }).click();
      await staff.page.getByText(/^The label is being bought/).waitFor();
      await runJob('make-return-labels');
      await card.getByText(/^Print the label, stick it on the parcel/).waitFor();
      await card.getByRole('button', { name: 'I have sent it' }).waitFor();
      expect.soft(await seriousViolations(page), 'label of a return').toBe('');
      const print = await card.getByRole('link', { name: 'Print the label' }).getAttribute('href');
      const label = await page.request.get(print ?? '');
      expect([label.status(), label.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect(await label.text()).toContain('(Eunbit US) Tj');
      const tracking = (await card.getByRole('link', { name: /^94/ }).getAttribute('href')) ?? '';
      await reportNextScan(tracking);
      await card.getByRole('heading', { name: 'On its way to us' }).waitFor();
      await staff.page.getByText(/The customer has sent the goods/).waitFor();
      await reportNextScan(tracking);
      await reportNextScan(tracking);
      await staff.page.getByText(/^The carrier has delivered the goods/).waitFor();

      await staff.page.getByRole('textbox', { name: /^Units that came/ }).fill('2');
      await staff.page.getByRole('button', { name: 'Goods have come' }).click();
      await staff.page.getByText(/at most those of the return/).waitFor();
      await staff.page.getByRole('textbox', { name: /^Units that came/ }).fill('1');
      await staff.page.getByRole('button', { name: 'Goods have come' }).click();
      await staff.page.getByRole('button', { name: 'Inspected' }).click();
      await staff.page.getByRole('button', { name: /^Refund \$/ }).waitFor();
      const { pathname } = new URL(staff.page.url());
      const [reader, limited] = [await visit(), await visit()];
      await signUpAsStaff(reader, { permissions: ['order:read', 'return:read'], refundLimit: null });
      await load(reader.page, pathname);
      await reader.page.getByText(/^Whoever handles returns sends the goods once more/).waitFor();
      expect(
        await reader.page
          .getByRole('main')
          .getByRole('button', { name: /Refund|Send|Refuse/ })
          .count(),
      ).toBe(0);
      await signUpAsStaff(limited, {
        permissions: ['order:read', 'return:read', 'return:update', 'refund:make'],
        refundLimit: { KRW: 0, USD: 1 },
      });
      await load(limited.page, pathname);
      await limited.page.getByText(/^Your role lets you pay back up to \$0\.01/).waitFor();
      expect(await limited.page.getByRole('button', { name: /^Refund \$/ }).isDisabled()).toBe(true);
      expect.soft(await seriousViolations(limited.page), 'refund above the limit').toBe('');
      await limited.page.getByRole('button', { name: 'Send the goods once more' }).click();
      await staff.page.getByText('1 came back, 0 into stock, 1 written off').waitFor();
      await colleague.page.getByText('1 came back, 0 into stock, 1 written off').waitFor();
      expect.soft(await seriousViolations(colleague.page), 'settled return on a phone').toBe('');
      await card.getByRole('heading', { name: 'Completed' }).waitFor();
      await card.getByText(/^We send the products once more/).waitFor();
      const replacement = card.getByRole('link', { name: /^EB-/ });
      const sentAs = await replacement.innerText();
      await load(colleague.page, '/admin/returns_us?show=SETTLED&sort=newest');
      await colleague.page.getByRole('link', { name: new RegExp(`Mina Lee.*${number}`) }).click();
      await colleague.page.getByRole('link', { name: sentAs }).click();
      await colleague.page.getByRole('heading', { name: new RegExp(sentAs) }).waitFor();
    },
  );
});
