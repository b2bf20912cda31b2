import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { confirmOrder } from '../kit/api.ts';
import { payTwoInNewYork } from '../kit/card-orders.ts';
import { load } from '../kit/load.ts';
import { buyByDeposit, newMember, signInAs } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';

const SLUG = 'all-purpose-spray';
const KOREAN = { market: 'KR', language: 'ko' } as const;
const PHONE = { width: 390, height: 844 };

describe('staff who refund a part of an order', () => {
  story(
    'refund a unit to the card with its share of the tax, and never more than was paid (PAYMENT-41)',
    async ({ visit }) => {
      const buyer = await visit({ market: 'US' });
      const number = await payTwoInNewYork(buyer, SLUG);
      const { page } = await visit({ staff: true });
      await load(page, `/admin/order_us/${number}`);

      await page.getByRole('button', { name: 'Refund a part' }).click();
      const dialog = page.getByRole('dialog', { name: `Refund a part of order ${number}` });
      const units = dialog.getByLabel('All-Purpose Antibacterial Spray');
      await units.fill('3');
      await dialog.getByText('no more than are left of this line').waitFor();
      await units.fill('1');
      const sums = dialog.locator('dl');
      await sums.getByText('Sales tax').waitFor();
      const submit = dialog.getByRole('button', { name: /^Refund \$/ });
      await submit.click();
      await dialog.getByText('Please choose a reason.').waitFor();
      expect.soft(await seriousViolations(page), 'refund of a part').toBe('');
      await dialog.getByLabel('Reason').selectOption('Damaged or faulty');
      await submit.click();
      await dialog.getByText('Please choose what becomes of them.').waitFor();
      await dialog.getByLabel(/has not left/).selectOption('Not shipped, back into stock');
      const amount = /\$[\d.]+/.exec(await submit.innerText())?.[0] ?? '';
      await dialog.getByRole('button', { name: 'Preview email' }).click();
      const email = page.getByRole('dialog').filter({ hasText: 'A refund for your order' });
      await email.waitFor();
      await page.keyboard.press('Escape');
      await submit.click();
      await dialog.waitFor({ state: 'detached' });

      const panel = page.getByRole('region', { name: 'Refunds of parts' });
      await panel.getByText('Refunded', { exact: true }).waitFor();
      await page.getByText(`${amount} refunded`).first().waitFor();
      await load(buyer.page, `/orders/${number}`);
      await buyer.page.getByText(`${amount} went back to your card`).waitFor();
      await buyer.page.getByText('1 was refunded and is not sent').waitFor();
    },
  );

  story('send a part of a deposit to the account that the buyer enters (PAYMENT-45)', async ({ visit }) => {
    const member = await newMember(KOREAN);
    const number = await buyByDeposit(member, SLUG);
    await confirmOrder(number);
    const staff = await visit({ staff: true, language: 'ko', viewport: PHONE });
    await load(staff.page, `/admin/order_ko/${number}`);
    await staff.page.getByRole('button', { name: '부분 환불하기' }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByLabel('환불 금액 직접 입력').fill('1000');
    await dialog.getByLabel('환불 사유').selectOption('가격 조정');
    await dialog.getByRole('button', { name: '1,000.00원 환불하기' }).waitFor();
    await dialog.getByRole('button', { name: '1,000.00원 환불하기' }).click();
    const panel = staff.page.getByRole('region', { name: '부분 환불' });
    await panel.getByText('환불 예정').waitFor();

    const buyer = await visit({ ...KOREAN, viewport: PHONE });
    await signInAs(member, buyer);
    await load(buyer.page, `/orders/${number}`);
    const account = buyer.page.getByRole('region', { name: '환불 안내' });
    await account.getByLabel('은행').selectOption('카카오뱅크');
    await account.getByLabel('계좌번호').fill('3333-01-2345678');
    await account.getByLabel('예금주').fill('이미나');
    await account.getByRole('button', { name: '이 계좌로 환불받기' }).click();
    await account.getByText(/계좌로 환불해 드립니다/).waitFor();

    await panel.getByRole('button', { name: '환불 계좌 보기' }).click();
    await panel.getByText('3333012345678').waitFor();
    expect.soft(await seriousViolations(staff.page), 'refund to be sent').toBe('');
    await panel.getByRole('button', { name: '송금 완료로 표시' }).click();
    await staff.page.getByRole('dialog').getByRole('button', { name: '송금 완료로 표시' }).click();
    await panel.getByText('환불 완료').waitFor();
    await load(buyer.page, `/orders/${number}`);
    await buyer.page.getByText(/1,000\.00원 계좌로 환불 완료/).waitFor();
    expect(await account.count()).toBe(0);
  });
});
