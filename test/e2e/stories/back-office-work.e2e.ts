import { describe, expect } from 'vitest';
import { recordDepositOf } from '../kit/api.ts';
import { load } from '../kit/load.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';

const SLUG = 'all-purpose-spray';
const KOREAN = { market: 'KR', language: 'ko' } as const;

describe('two staff members at one order', () => {
  story('do not overwrite each other: the second one sees the change of the first one (ORDER-6)', async ({ visit }) => {
    const number = await buyByDeposit(newGuest(KOREAN), SLUG);
    await recordDepositOf(number);
    const [first, second] = [await visit({ staff: true }), await visit({ staff: true })];
    await load(second.page, `/admin/order_guest_ko/${number}?action=cancel`);
    const late = second.page.getByRole('dialog');
    await late.getByRole('button', { name: 'Cancel order' }).waitFor();
    await load(first.page, `/admin/order_guest_ko/${number}?action=confirm`);
    await first.page.getByRole('dialog').getByRole('button', { name: 'Confirm order' }).click();
    await first.page.getByRole('dialog').waitFor({ state: 'detached' });

    await late.getByText('The order changed after you opened this dialog.').waitFor();
    await late.getByText('Order confirmed').waitFor();
    await expect.poll(() => late.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    await late.getByRole('button', { name: 'Close' }).click();
    await load(second.page, `/admin/order_guest_ko/${number}`);
    await second.page.getByRole('button', { name: 'Confirm order' }).waitFor({ state: 'detached' });
    await second.page.getByRole('heading', { level: 2, name: 'History' }).waitFor();
    const history = second.page.getByRole('region', { name: 'History' });
    await history.getByText('Order confirmed').waitFor();
    expect(await history.getByText('Order cancelled').count()).toBe(0);
  });
});
