import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { unitsTaken } from '../kit/api.ts';
import { payTwoInNewYork } from '../kit/card-orders.ts';
import { load } from '../kit/load.ts';
import { buyByDeposit, newMember, signInAs } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';

const SPRAY = 'all-purpose-spray';
const WIPE = 'all-purpose-wipe';
const KOREAN = { market: 'KR', language: 'ko' } as const;
const PHONE = { width: 390, height: 844 };

describe('staff who edit the items of an order', () => {
  story('reduce a line, and its price is refunded to the card with its tax (ORDER-40)', async ({ visit }) => {
    const buyer = await visit({ market: 'US' });
    const number = await payTwoInNewYork(buyer, SPRAY);
    const { page } = await visit({ staff: true });
    await load(page, `/admin/order_us/${number}`);
    await page.getByRole('button', { name: 'Edit items' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit items' });
    const units = dialog.getByLabel('All-Purpose Antibacterial Spray');
    await units.selectOption('Remove');
    await dialog.getByText('An order needs at least one item.').waitFor();
    await units.selectOption('1');
    await dialog.getByText(/\$9\.\d\d goes back to the customer\./).waitFor();
    await dialog.getByText('Tax', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: /^Save with \$/ }).click();
    await dialog.getByText('Please write why the order is edited.').waitFor();
    expect.soft(await seriousViolations(page), 'edit of lines').toBe('');
    await dialog.getByLabel('Reason').fill('One was broken in the warehouse');
    await dialog.getByRole('button', { name: /^Save with \$/ }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('region', { name: 'Refunds of parts' }).getByText('Refunded', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Edits' }).getByText('One was broken in the warehouse').waitFor();
    expect(await unitsTaken('US', SPRAY, number)).toBe(1);
    await load(buyer.page, `/orders/${number}`);
    await buyer.page.getByText(/\$9\.\d\d went back to your card/).waitFor();
  });

  story('replace a product by one that they find by its name, on a phone (ORDER-39)', async ({ visit }) => {
    const member = await newMember(KOREAN);
    const number = await buyByDeposit(member, SPRAY, undefined, 2);
    const { page } = await visit({ staff: true, language: 'ko', viewport: PHONE });
    await load(page, `/admin/order_ko/${number}`);
    await page.getByRole('button', { name: '상품 수정' }).click();
    const dialog = page.getByRole('dialog', { name: '상품 수정' });
    await dialog.getByLabel('다목적 항균 스프레이').selectOption('빼기');
    await dialog.getByLabel('상품 추가').fill('항균 티슈');
    const found = dialog.getByRole('list', { name: '검색된 상품' });
    await found.getByRole('button', { name: /다목적 항균 티슈/ }).click();
    await dialog.getByText('입금할 금액이 7,120.00원 줄어듭니다.').waitFor();
    await dialog.getByLabel('수정 이유').fill('고객 요청');
    expect.soft(await seriousViolations(page), 'edit of lines on a phone').toBe('');
    await dialog.getByRole('button', { name: /으로 저장|\(으\)로 저장/ }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('region', { name: '주문 수정 내역' }).getByText('고객 요청').waitFor();
    expect([await unitsTaken('KR', SPRAY, number), await unitsTaken('KR', WIPE, number)]).toEqual([0, 1]);
    const buyer = await visit({ ...KOREAN, viewport: PHONE });
    await signInAs(member, buyer);
    await load(buyer.page, `/orders/${number}`);
    await buyer.page.getByRole('main').getByText('다목적 항균 티슈').first().waitFor();
  });
});
