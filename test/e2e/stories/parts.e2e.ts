import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { buyByDeposit, newMember, signInAs } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';

const KOREAN = { market: 'KR', language: 'ko' } as const;
const PHONE = { width: 390, height: 844 };

/** The width and height of the first product's picture. */
async function pictureSize(main: Locator): Promise<readonly number[]> {
  const { width, height } = present(await main.locator('li img').first().boundingBox(), 'a picture of a product');
  return [width, height];
}

describe('an order in several shipments', () => {
  story(
    'is shipped unit by unit, corrected and tracked, and its buyer sees each step (SHIPMENT-15, -19, -21)',
    async ({ visit }) => {
      const member = await newMember(KOREAN);
      const number = await buyByDeposit(member, 'all-purpose-spray', undefined, 2);
      const buyer = await visit({ ...KOREAN, viewport: PHONE });
      await signInAs(member, buyer);
      await load(buyer.page, `/orders/${number}`);
      const main = buyer.page.getByRole('main');
      const { page } = await visit({ staff: true });
      await load(page, `/admin/order_ko/${number}`);
      const panel = page.getByRole('region', { name: 'Shipments' });

      await page.getByRole('button', { name: 'Ship', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: 'Ship only a part of it' }).check();
      const units = dialog.getByLabel(/\(2 left\)/);
      await units.fill('3');
      await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
      await dialog.getByText('There are not that many left to ship.').waitFor();
      await units.fill('1');
      await dialog.getByLabel('Carrier').first().selectOption('HANJIN');
      await dialog.getByLabel('Tracking number').first().fill('123456789012');
      await dialog.getByLabel('The rest follows on').fill('2099-01-05');
      await dialog.getByRole('checkbox', { name: 'It is agreed that the order leaves unpaid.' }).check();
      expect.soft(await seriousViolations(page), 'shipping of a part').toBe('');
      await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
      await dialog.waitFor({ state: 'detached' });
      await panel.getByText('Partly shipped').waitFor();
      await main.getByText('123456789012').waitFor();
      expect(await pictureSize(main)).toEqual([72, 72]);
      await main.getByText(/나머지 상품은 .+ 발송 예정입니다/).waitFor();
      expect.soft(await seriousViolations(buyer.page), 'order that left in part').toBe('');

      await panel.getByRole('button', { name: 'Correct parcels' }).click();
      await dialog.getByLabel('Tracking number').first().fill('210987654321');
      await dialog.getByRole('button', { name: 'Correct and tell' }).click();
      await dialog.getByText('Please write why.').waitFor();
      await dialog.getByLabel('Why it is corrected').fill('Two labels were swapped.');
      await dialog.getByRole('button', { name: 'Correct and tell' }).click();
      await dialog.waitFor({ state: 'detached' });
      await main.getByText('210987654321').waitFor();
      await main.getByText('123456789012').waitFor({ state: 'detached' });

      await panel.getByRole('button', { name: 'Note its state: 210987654321' }).click();
      await dialog.getByRole('button', { name: 'Note it' }).click();
      await dialog.waitFor({ state: 'detached' });
      await panel.getByText('Delivered').first().waitFor();
      await main.getByText('배달 완료').waitFor();
      expect.soft(await seriousViolations(page), 'panel of shipments').toBe('');
    },
  );
});
