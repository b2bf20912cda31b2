import { describe, expect } from 'vitest';
import { confirmOrder, recordDepositOf } from '../kit/api.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';

describe('a bulk status change', () => {
  story('updates the orders that allow it and lists the others with a reason (ORDER-4, ORDER-7)', async ({ visit }) => {
    const buyer = newGuest({ market: 'KR', language: 'ko' });
    const [confirmed, waiting, unpaid] = [
      await buyByDeposit(buyer, 'all-purpose-spray'),
      await buyByDeposit(buyer, 'all-purpose-spray'),
      await buyByDeposit(buyer, 'all-purpose-spray'),
    ];
    await confirmOrder(confirmed);
    await recordDepositOf(waiting);
    const staff = await visit({ staff: true });
    const list = await new OrderList(staff).open('KR', '?size=100');

    await list.select(confirmed);
    await list.select(waiting);
    await list.select(unpaid);
    await staff.page.getByRole('link', { name: 'Ship 2 of 3' }).waitFor();
    await staff.page.getByText('Cannot be shipped: 1 not paid').waitFor();
    const dialog = await list.ask('Order confirm');
    await dialog.getByText('1 order qualifies; 1 will be skipped').waitFor();
    await dialog.getByText('1 waits for its money and stays as it is.').waitFor();
    await dialog.getByRole('button', { name: 'Order confirm: 1 of 3' }).click();

    await dialog.getByText('1 order processed.').waitFor();
    await dialog.getByRole('listitem').filter({ hasText: confirmed }).getByText('has been confirmed already').waitFor();
    await dialog.getByRole('listitem').filter({ hasText: unpaid }).getByText('Its money has not come').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await list.row(waiting).filter({ hasText: 'Order confirmed' }).waitFor();

    await list.search(waiting);
    await list.row(confirmed).waitFor({ state: 'detached' });
    expect(new URL(staff.page.url()).searchParams.get('search')).toBe(waiting);
    await staff.page.reload();
    await list.row(waiting).waitFor();
    await expect.poll(() => list.row(confirmed).count()).toBe(0);
  });
});
