import { describe, expect } from 'vitest';
import { cancelAsStaff, unitsTaken } from '../kit/api.ts';
import { emailTo } from '../kit/emails.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';

const PRODUCT = 'all-purpose-spray';

describe('an order that was cancelled by mistake', () => {
  story('is reopened by the correction of an admin, and its customer is notified (ORDER-26)', async ({ visit }) => {
    const email = `corrected-${Date.now()}@example.com`;
    const number = await buyByDeposit(newGuest({ market: 'KR', language: 'ko' }), PRODUCT, email);
    await cancelAsStaff(number);
    expect(await unitsTaken('KR', PRODUCT, number)).toBe(0);
    const list = await new OrderList(await visit({ staff: true })).open('KR', '?size=100');
    const detail = await list.openOrder(number);

    await detail.correct('The wrong order was picked.', [
      'The deposit is awaited again, until the same deadline.',
      'The units are taken out of stock again.',
    ]);

    await detail.page.getByRole('button', { name: 'Record a deposit' }).first().waitFor();
    const entry = detail.page.getByRole('listitem').filter({ hasText: 'Correction' });
    await entry.getByText('The wrong order was picked.').waitFor();
    await detail.page.getByRole('listitem').getByText('Was wrong', { exact: true }).waitFor();
    expect(await unitsTaken('KR', PRODUCT, number)).toBe(1);
    expect((await emailTo(email, 'ORDER_CORRECTED')).subject).toContain(number);
    await list.row(number).filter({ hasText: 'Preparing' }).waitFor();
  });
});
