import { describe, expect } from 'vitest';
import { ADDRESSES } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { confirmOrder } from '../kit/api.ts';
import { runJob } from '../kit/jobs.ts';
import { load } from '../kit/load.ts';
import { buyByCard, buyByDeposit, newMember, signInAs } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story, type Visit } from '../kit/story.ts';

const PRODUCT = 'all-purpose-spray';
const PHONE = { width: 390, height: 844 };
const US = { market: 'US', language: 'en' } as const;
const KOREAN = { market: 'KR', language: 'ko' } as const;

/** Opens the staff dialog on the order page. */
async function openEdit({ page }: Visit) {
  await page.getByRole('button', { name: 'Edit delivery' }).click();
  return page.getByRole('dialog');
}

describe('the delivery address of an order', () => {
  story('is corrected by staff, which replaces the label (ORDER-31, ORDER-33, ORDER-34)', async ({ visit }) => {
    const member = await newMember(US);
    const number = await buyByCard(member, PRODUCT);
    await runJob('make-shipments');
    const [staff, colleague] = [await visit({ staff: true }), await visit({ staff: true })];
    for (const { page } of [staff, colleague]) await load(page, `/admin/order_us/${number}`);
    const { page } = staff;
    const boxes = page.getByRole('region', { name: 'Boxes and labels' });
    await boxes.getByText('Label bought').waitFor();
    const [old] = present(/\d{10,}/.exec(await boxes.innerText()), 'the number of the first label');
    const [dialog, other] = [await openEdit(staff), await openEdit(colleague)];
    await dialog.getByLabel('Address', { exact: true }).fill('2 Mian Street');
    await dialog.getByLabel('Reason').fill('They have moved.');

    await other.getByLabel('Phone').fill('512-555-0100');
    await other.getByLabel('Reason').fill('The old number is dead.');
    await other.getByRole('button', { name: 'Save' }).click();
    await other.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('This order was changed meanwhile.').waitFor();
    expect(await dialog.getByLabel('Address', { exact: true }).inputValue()).toBe('2 Mian Street');
    expect(await dialog.getByLabel('Phone').inputValue()).toBe('(512) 555-0100');
    expect.soft(await seriousViolations(page), 'dialog of a destination').toBe('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText(/The postal service writes this address: 2 Main St/).waitFor();
    await dialog.getByRole('button', { name: 'Use it' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('region', { name: 'Edits' }).getByText('They have moved.').waitFor();
    await runJob('make-shipments');
    await page.reload();
    await boxes.getByText('Label bought').waitFor();
    expect(await boxes.innerText()).not.toContain(old);
    const buyer = await visit({ ...US, viewport: PHONE });
    await signInAs(member, buyer);
    await load(buyer.page, `/orders/${number}`);
    await buyer.page.getByRole('main').getByText('2 Main St', { exact: false }).first().waitFor();
    await load(page, '/admin/audit');
    await page.getByRole('main').getByText('They have moved.').first().waitFor();
  });

  story('is corrected by its buyer until staff confirm the order (ORDER-32, ORDER-34)', async ({ visit }) => {
    const member = await newMember(KOREAN);
    const number = await buyByDeposit(member, PRODUCT);
    const buyer = await visit({ ...KOREAN, viewport: PHONE });
    const { page } = buyer;
    await signInAs(member, buyer);
    await load(page, `/orders/${number}`);
    const dialog = page.getByRole('dialog');

    await page.getByRole('button', { name: '배송지 변경' }).click();
    await dialog.getByRole('button', { name: '직접 입력하기' }).click();
    await dialog.getByLabel('도로명 주소').fill('달빛로 7');
    await dialog.getByLabel('연락처').fill('010-9999-8888');
    await dialog.getByLabel('배송 요청사항 (선택)').selectOption('AT_DOOR');
    expect.soft(await seriousViolations(page), 'form of a destination').toBe('');
    await dialog.getByRole('button', { name: '변경하기' }).click();
    await dialog.waitFor({ state: 'detached' });
    const main = page.getByRole('main');
    for (const text of ['달빛로 7', '010-9999-8888', '문 앞']) await main.getByText(text).first().waitFor();
    await main.getByText(ADDRESSES.KR.address).waitFor({ state: 'detached' });

    const staff = await visit({ staff: true });
    await load(staff.page, `/admin/order_ko/${number}`);
    await page.getByRole('button', { name: '배송지 변경' }).click();
    await dialog.getByLabel('연락처').fill('010-7777-6666');
    const other = await openEdit(staff);
    await other.getByLabel('Apartment, floor').fill('101동');
    await other.getByLabel('Reason').fill('They called.');
    await other.getByRole('button', { name: 'Save' }).click();
    await other.waitFor({ state: 'detached' });
    await dialog.getByRole('button', { name: '변경하기' }).click();
    await dialog.getByText('그사이 주문 내용이 변경되었습니다.').waitFor();
    expect(await dialog.getByLabel('상세 주소 (선택)').inputValue()).toBe('101동');
    expect(await dialog.getByLabel('연락처').inputValue()).toBe('010-7777-6666');
    await dialog.getByRole('button', { name: '변경하기' }).click();
    await dialog.waitFor({ state: 'detached' });
    await main.getByText('010-7777-6666').first().waitFor();

    await page.getByRole('button', { name: '배송지 변경' }).click();
    await dialog.getByLabel('연락처').fill('010-1111-2222');
    await confirmOrder(number);
    await dialog.getByRole('button', { name: '변경하기' }).click();
    await dialog.getByText('이미 처리가 시작되어 직접 수정하실 수 없는 주문입니다.').waitFor();
  });
});
