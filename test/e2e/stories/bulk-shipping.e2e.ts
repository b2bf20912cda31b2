import { describe, expect, inject } from 'vitest';
import { readPdf } from '../../kit/pdf.ts';
import { ShopClient } from '../../kit/shop-client.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { confirmOrder, setStock, shipOrder } from '../kit/api.ts';
import { load } from '../kit/load.ts';
import { placeMany } from '../kit/many-orders.ts';
import { fromOwnAddress } from '../kit/own-address.ts';
import { buyByCard } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';
import { OrderList } from '../pages/back-office.ts';

/** Confirmed orders of the Korean store. */
async function buyMany(count: number): Promise<string[]> {
  const numbers = await placeMany(count);
  await Promise.all(numbers.map(confirmOrder));
  return numbers;
}

/** Tracking numbers unique to this run, as other runs may have shipped in the same shop. */
const base = Date.now() * 100;
const toTrackingNumber = (index: number) => String(base + index).slice(-12);

describe('staff who ship thirty orders at once', () => {
  story('type or scan the tracking numbers, and cannot ship rows with errors (SHIPMENT-24)', async ({ visit }) => {
    await setStock('KR', 'all-purpose-wipe', { quantity: 200 });
    const [foreign, ...orders] = (await buyMany(31)) as [string, ...string[]];
    await shipOrder(foreign, toTrackingNumber(99));
    const { page } = await visit({ staff: true });
    const query = new URLSearchParams(orders.map((number): [string, string] => ['order', number]));
    await load(page, `/admin/shipping_ko?${query}`);
    await page.getByLabel('Carrier of all rows').selectOption('CJ_LOGISTICS');
    const fieldOf = (number: string) => page.getByLabel(`Tracking number, ${number}`, { exact: true });
    const [first, second, third] = orders as [string, string, string];

    let keys = 0;
    async function scan(number: string): Promise<void> {
      await page.keyboard.type(number);
      await page.keyboard.press('Enter');
      keys += number.length + 1;
    }
    await fieldOf(first).focus();
    await scan(toTrackingNumber(0));
    await scan(toTrackingNumber(99));
    await scan('12-34');
    await page.getByText(`Order ${foreign} has been shipped under this number already.`).waitFor();
    await page.reload();
    await expect.poll(() => fieldOf(first).inputValue()).toBe(toTrackingNumber(0));
    await fieldOf(orders[3] ?? '').focus();
    for (let index = 3; index < orders.length; index += 1) await scan(toTrackingNumber(index));
    await page.getByText('28 of 30 ready · 2 wrong · 0 without a number').waitFor();
    expect.soft(await seriousViolations(page), 'the shipping table').toBe('');

    // The last Enter has moved the focus to the button.
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toContain(second);
    await page.keyboard.press('ControlOrMeta+a');
    await scan(toTrackingNumber(1));
    await page.getByRole('row').filter({ hasText: third }).getByRole('checkbox').press('Space');
    const ship = page.getByRole('button', { name: 'Ship 29 orders' });
    await ship.press('Enter');
    await page.getByText('29 orders processed.').waitFor();
    // The numbers, one Enter for each, and a few more keys.
    expect(keys).toBeLessThan(33 * (toTrackingNumber(0).length + 1));

    await fieldOf(first).waitFor({ state: 'detached' });
    await page.getByRole('row').filter({ hasText: third }).getByText('left out').waitFor();
    await load(page, `/admin/order_guest_ko/${second}`);
    await page.getByRole('main').getByText(toTrackingNumber(1)).first().waitFor();
  });

  story('open the table from selected orders, and paste a column of numbers (SHIPMENT-24)', async ({ visit }) => {
    const orders = (await buyMany(2)) as [string, string];
    const staff = await visit({ staff: true });
    const list = await new OrderList(staff).open('KR', '?size=100');
    for (const number of orders) await list.select(number);
    const { page } = staff;
    const papers = await page.getByRole('link', { name: 'Print papers of 2 orders' }).getAttribute('href');
    expect(await readPdf(new Uint8Array(await (await page.request.get(papers ?? '')).body()))).toHaveLength(3);
    await page.getByRole('link', { name: 'Ship 2 orders' }).click();
    await page.getByLabel('Carrier of all rows').selectOption('CJ_LOGISTICS');
    const fields = orders.map((number) => page.getByLabel(`Tracking number, ${number}`, { exact: true }));
    const upper = page.getByLabel(/^Tracking number, EB-/).first();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const column = `${toTrackingNumber(71)}\n${toTrackingNumber(72)}\n`;
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(column)})`);
    await upper.press('ControlOrMeta+v');
    for (const field of fields) await expect.poll(() => field.inputValue()).toMatch(/^\d{12}$/);
    await page.getByRole('button', { name: 'Ship 2 orders' }).press('Enter');
    await page.getByText('2 orders processed.').waitFor();
  });

  story(
    'ship parcels to the US with the numbers of their labels, printed in one file (SHIPMENT-29)',
    async ({ visit }) => {
      await setStock('US', 'all-purpose-wipe', { quantity: 50 });
      const guest = new ShopClient(inject('shopUrl'), { market: 'US', language: 'en', headers: fromOwnAddress() });
      const orders: string[] = [];
      for (let count = 0; count < 3; count += 1) orders.push(await buyByCard(guest, 'all-purpose-wipe'));
      await Promise.all(orders.map(confirmOrder));
      const { page } = await visit({ staff: true });
      const query = new URLSearchParams(orders.map((number): [string, string] => ['order', number]));
      await expect
        .poll(async () => {
          await load(page, `/admin/shipping_us?${query}`);
          await page.getByText(/ of 3 ready/).waitFor();
          return page.getByText('3 of 3 ready').count();
        })
        .toBe(1);

      const link = page.getByRole('link', { name: 'Picking list, slips and labels (PDF)' });
      const file = await page.request.get((await link.getAttribute('href')) ?? '');
      const [picking, ...papers] = await readPdf(new Uint8Array(await file.body()));
      expect(picking?.text).toContain('Units: 3 · Orders: 3');
      const [slips, labels] = [papers.filter((_, at) => at % 2 === 0), papers.filter((_, at) => at % 2 === 1)];
      expect(slips.flatMap(({ text }) => orders.filter((number) => text.includes(number))).sort()).toEqual(
        orders.toSorted(),
      );
      for (const [at, label] of labels.entries()) {
        expect(slips[at]?.text).toContain(/EB-\d{6}-\w{8}/.exec(label.text)?.[0] ?? 'no number on the label');
      }

      await page.getByRole('button', { name: 'Ship 3 orders' }).press('Enter');
      await page.getByText('3 orders processed.').waitFor();
    },
  );
});
