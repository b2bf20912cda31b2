import { describe, expect, inject } from 'vitest';
import { graphql } from '../../gql/gql.ts';
import { koreanDay, type WrittenDeposit, writeStatement } from '../../kit/bank-statements.ts';
import { StartPayment } from '../../kit/operations.ts';
import { ShopClient } from '../../kit/shop-client.ts';
import { expectResult, fillCheckout } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { setStock } from '../kit/api.ts';
import { load } from '../kit/load.ts';
import { fromOwnAddress } from '../kit/own-address.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';

const WipeToDeposit = graphql(`query WipeToDeposit { product(slug: "all-purpose-wipe") { id } }`);

/** Names that no other story uses, without digits, which banks and the shop ignore in names. */
const nameOf = (index: number) =>
  `입금${String.fromCharCode(0xac00 + index * 28)}${String.fromCharCode(0xb098 + index)}`;

interface Awaited {
  readonly number: string;
  readonly name: string;
  readonly total: number;
}

/** Orders of the Korean store that await their deposits; a few are placed at a time. */
async function awaitDeposits(count: number): Promise<Awaited[]> {
  const orders: Awaited[] = [];
  async function place(index: number): Promise<void> {
    const client = new ShopClient(inject('shopUrl'), { market: 'KR', language: 'ko', headers: fromOwnAddress() });
    const { product } = await client.run(WipeToDeposit);
    const { checkoutId, total } = await fillCheckout(client, 'KR', { [present(product, 'the wipe').id]: 1 });
    const name = nameOf(index);
    const input = { checkoutId, method: 'DEPOSIT' as const, expectedTotal: total, hasAgreedToTerms: true };
    const { startPayment } = await client.run(StartPayment, {
      input: { ...input, bankId: 'woori', depositorName: name },
    });
    orders[index] = { number: expectResult(startPayment, 'OrderPlaced').order.number, name, total };
  }
  for (let index = 0; index < count; index += 4) {
    const some = Array.from({ length: Math.min(4, count - index) }, (_none, offset) => place(index + offset));
    await Promise.all(some);
  }
  return orders;
}

const asFile = (deposits: readonly WrittenDeposit[]) => ({
  name: '거래내역.csv',
  mimeType: 'text/csv',
  buffer: writeStatement(deposits),
});

describe('staff who import a bank statement', () => {
  story('book its deposits with one click, and none of them twice (PAYMENT-36, PAYMENT-39)', async ({ visit }) => {
    await setStock('KR', 'all-purpose-wipe', { quantity: 200 });
    const orders = await awaitDeposits(28);
    const [short, other, ...sure] = orders as [Awaited, Awaited, ...Awaited[]];
    const at = `${koreanDay()} 00:00:00`;
    const deposits = [
      ...sure.map(({ name, total }) => ({ name, amount: total, at })),
      { name: short.name, amount: short.total - 100, at },
      { name: '남의이름', amount: other.total, memo: other.number, at },
      { name: '예금이자결산', amount: 37, at },
      { name: '대표자입금', amount: 1_000_000, at },
    ];
    const sum = [...sure, other].reduce((all, { total }) => all + total, 0).toLocaleString('en');
    const { page } = await visit({ staff: true });
    await load(page, '/admin/deposits_ko');

    await page.getByLabel('Account', { exact: true }).selectOption('woori');
    const file = page.locator('input[type=file]');
    await file.setInputFiles(asFile(deposits));
    await page.getByRole('button', { name: 'Read the statement' }).click();
    await page
      .getByRole('cell', { name: '예금이자결산' })
      .or(page.getByRole('cell', { name: sure[0]?.name ?? '' }))
      .first()
      .waitFor();
    expect(await page.getByLabel('Depositor *').inputValue()).toBe('보낸분/받는분');
    await page.getByRole('button', { name: 'Read with these columns' }).click();

    await page.getByText(/^30 new deposits\./).waitFor();
    // Other rows may suggest the order of the same name.
    const row = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Book ${name} ` }) });
    await row(short.name).getByText('Too little').waitFor();
    await row('예금이자결산').getByText('No order fits.').waitFor();
    expect.soft(await seriousViolations(page), 'deposits to book').toBe('');
    await page.getByRole('button', { name: `Book 27 deposits (${sum}.00원)` }).click();
    await page.getByText('27 deposits booked.').waitFor();
    await row(sure[0]?.name ?? '').waitFor({ state: 'detached' });

    for (const name of ['예금이자결산', '대표자입금']) {
      await row(name).getByRole('combobox').selectOption({ label: 'Not for an order' });
    }
    await page.getByRole('button', { name: 'Set 2 aside' }).click();
    await page.getByRole('dialog').getByLabel('Why').fill('interest, own money');
    await page.getByRole('dialog').getByRole('button', { name: 'Set 2 aside' }).click();
    await page.getByText('2 deposits set aside.').waitFor();

    await file.setInputFiles(asFile(deposits));
    await page.getByRole('button', { name: 'Read the statement' }).click();
    await page.getByText('0 new deposits. Known before: 30.').waitFor();
    await row(short.name).waitFor();
    expect(await row(sure[1]?.name ?? '').count()).toBe(0);

    await load(page, `/admin/order_guest_ko/${other.number}`);
    await page.getByRole('main').getByText('Paid', { exact: true }).first().waitFor();
  });
});
