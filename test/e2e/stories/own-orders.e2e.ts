import { describe, expect } from 'vitest';
import { CONTACT } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';
import { GuestOrderPage } from '../pages/guest-order-page.ts';

const KOREAN = { market: 'KR', language: 'ko' } as const;
const ENGLISH = { market: 'KR', language: 'en' } as const;
const PHONE = { width: 390, height: 844 };

describe('a guest with an order', () => {
  story('cancels it, and can print it afterwards', async ({ visit }) => {
    const number = await buyByDeposit(newGuest(KOREAN), 'all-purpose-spray');
    const guest = await visit({ ...KOREAN, viewport: PHONE });
    const { page } = guest;
    const order = await (await new GuestOrderPage(guest).open()).lookUp(number, CONTACT.passCode);
    await order.showsStatus('입금 대기');

    await page.getByRole('button', { name: '주문 취소', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '주문을 취소하시겠습니까?' });
    await dialog.getByLabel('취소 사유').selectOption('ORDERED_BY_MISTAKE');
    await dialog.getByLabel('남기실 말씀 (선택)').fill('두 번 주문했어요');
    expect.soft(await seriousViolations(page), 'dialog').toBe('');
    await dialog.getByRole('button', { name: '주문 취소하기' }).click();

    await order.showsStatus('주문이 취소되어 종료되었습니다.');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('두 번 주문했어요').waitFor();
    expect.soft(await seriousViolations(page), 'cancelled order').toBe('');

    await page.emulateMedia({ media: 'print' });
    await page.getByRole('banner').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: '인쇄하기' }).waitFor({ state: 'hidden' });
    await page.getByText(number).first().waitFor();
  });

  story('who has lost the pass code sees the same response for every email', async ({ visit }) => {
    const number = await buyByDeposit(newGuest(ENGLISH), 'all-purpose-spray');
    const { page } = await visit(ENGLISH);
    await load(page, `/guest-order/${number}`);
    const main = page.getByRole('main');
    await main.getByText('Lost your pass code?').click();
    for (const email of [CONTACT.email, 'somebody@example.com']) {
      await main.getByLabel('Email').fill(email);
      await main.getByRole('button', { name: 'Send me a link' }).click();
      await main.getByText('If this order was placed with this email address').waitFor();
    }
    await page.goto(`/guest-order/${number}#link=no.token`);
    // A mail scanner only loads the page: only pressing the button uses the link up (ORDER-14).
    await page.getByRole('button', { name: 'Open my order' }).click();
    await page.getByRole('heading', { name: 'This link has expired or was used already' }).waitFor();
  });
});
