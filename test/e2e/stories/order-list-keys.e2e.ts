import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';

const SLUG = 'all-purpose-spray';
const KOREAN = { market: 'KR', language: 'ko' } as const;

describe('staff who process orders all day', () => {
  story('open them by keyboard, select many at once, and save a filter as a view', async ({ visit }) => {
    const buyer = newGuest(KOREAN);
    // The filter excludes orders placed by other stories, and it was never saved before.
    const email = `mina-${randomUUID()}@example.com`;
    const numbers: string[] = [];
    for (let bought = 0; bought < 11; bought += 1) numbers.push(await buyByDeposit(buyer, SLUG, email));
    const [newest, third] = [present(numbers[10], 'the newest order'), present(numbers[8], 'the third order')];
    const filter = new URLSearchParams({ customer: 'GUEST', payment: 'DEPOSIT', search: email }).toString();
    const staff = await visit({ staff: true });
    const { page } = staff;
    const list = await new OrderList(staff).open('KR', `?${filter}`);

    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await list.select(newest);
    await page.getByLabel(`Select order ${third}`).click({ modifiers: ['Shift'] });
    await page.getByText('3 selected').waitFor();
    const all = page.getByRole('button', { name: /^Select all \d+ matching$/ });
    expect(await all.innerText()).toBe('Select all 11 matching');
    await all.click();
    await page.getByText('11 selected').waitFor();
    await page.getByRole('button', { name: 'Clear the selection' }).click();

    const name = `Guests ${randomUUID().slice(0, 8)}`;
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByLabel('Name of the view').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const elsewhere = await visit({ staff: true });
    const view = elsewhere.page.getByRole('navigation', { name: 'Saved views' }).getByRole('link', { name });
    await new OrderList(elsewhere).open('KR');
    await view.click();
    await elsewhere.page.waitForURL(`**/admin/orders_ko?${filter}`);
    await elsewhere.page.getByRole('button', { name: '한국어' }).click();
    await elsewhere.page.getByRole('heading', { level: 1, name: '주문 목록' }).waitFor();
    expect(elsewhere.page.url()).toContain(`/admin/orders_ko?${filter}`);
    await elsewhere.page.getByRole('button', { name: 'English' }).click();
    await elsewhere.page.getByRole('button', { name: 'Manage views' }).click();
    await elsewhere.page.getByRole('button', { name: new RegExp(`^Delete ?: ${name}$`) }).click();
    await elsewhere.page.getByText(`Deleted: ${name}`).waitFor();

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search everything' }).fill(newest);
    await page.getByRole('option').filter({ hasText: newest }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/order_guest_ko/${newest}`);
  });
});
