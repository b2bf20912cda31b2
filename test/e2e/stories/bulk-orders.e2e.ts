import { describe, expect } from 'vitest';
import { confirmOrder } from '../kit/api.ts';
import { buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';

describe('many orders at once', () => {
  story('move on where they can, and the others are named with the reason (ORDER-7)', async ({ visit }) => {
    const buyer = newGuest({ market: 'KR', language: 'ko' });
    const [confirmed, waiting] = [
      await buyByDeposit(buyer, 'all-purpose-spray'),
      await buyByDeposit(buyer, 'all-purpose-spray'),
    ];
    await confirmOrder(confirmed);
    const staff = await visit({ staff: true });
    const list = await new OrderList(staff).open('KR', '?size=100');

    await list.select(confirmed);
    await list.select(waiting);
    const dialog = await list.ask('Order confirm');
    await dialog.getByText('1 order qualifies; 1 will be skipped').waitFor();
    await dialog.getByRole('button', { name: 'Order confirm' }).click();

    await dialog.getByText('1 order processed.').waitFor();
    await dialog.getByRole('listitem').filter({ hasText: confirmed }).getByText('has been confirmed already').waitFor();
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
