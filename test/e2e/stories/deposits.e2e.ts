import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { load } from '../kit/load.ts';
import { buyByDeposit, newMember, signInAs } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';

const KOREAN = { market: 'KR', language: 'ko' } as const;
const PHONE = { width: 390, height: 844 };

describe('a deposit that falls short', () => {
  story(
    'is recorded, requested and completed, and shipping the order requires a confirmation (PAYMENT-31)',
    async ({ visit }) => {
      const member = await newMember(KOREAN);
      const number = await buyByDeposit(member, 'all-purpose-spray');
      const buyer = await visit({ ...KOREAN, viewport: PHONE });
      await signInAs(member, buyer);
      const { page } = await visit({ staff: true });
      await load(page, `/admin/order_ko/${number}`);
      const panel = page.getByRole('region', { name: 'Deposits' });

      await panel.getByText('No deposit has been recorded yet.').waitFor();
      await panel.getByRole('button', { name: 'Record a deposit' }).click();
      const dialog = page.getByRole('dialog');
      const amount = dialog.getByLabel('Amount (won)');
      const whole = Number(await amount.inputValue());
      await amount.fill('nothing');
      await dialog.getByRole('button', { name: 'Record' }).click();
      await dialog.getByText('Please enter the amount in won').waitFor();
      await amount.fill(String(whole - 3_000));
      expect.soft(await seriousViolations(page), 'dialog of a deposit').toBe('');
      await dialog.getByRole('button', { name: 'Record' }).click();
      await dialog.waitFor({ state: 'detached' });
      await panel.getByText('3,000.00원 open').waitFor();
      await panel.getByRole('button', { name: 'Ask for the rest, 3,000.00원' }).click();
      await page.getByText('The customer is asked by email.').waitFor();
      expect.soft(await seriousViolations(page), 'panel of deposits').toBe('');

      const main = buyer.page.getByRole('main');
      await load(buyer.page, `/orders/${number}`);
      const instructions = main.getByRole('region', { name: '남은 금액을 입금해 주세요' });
      await instructions.getByText('3,000.00원').waitFor();
      expect.soft(await seriousViolations(buyer.page), 'deposit that falls short').toBe('');

      await page.getByRole('button', { name: 'Ship', exact: true }).click();
      await dialog.getByText('3,000.00원 of this order has not been paid.').waitFor();
      await dialog.getByLabel('Carrier').first().selectOption('HANJIN');
      await dialog.getByLabel('Tracking number').first().fill('123456789012');
      await dialog.getByRole('button', { name: 'Mark as shipped' }).click();
      await dialog.getByText('Ship it only if that is agreed.').waitFor();
      await dialog.getByRole('button', { name: 'Back' }).click();

      await panel.getByRole('button', { name: 'Record a deposit' }).click();
      expect(await amount.inputValue()).toBe('3000');
      await dialog.getByRole('button', { name: 'Record' }).click();
      await panel.getByText('3,000.00원 open').waitFor({ state: 'detached' });
      await instructions.waitFor({ state: 'detached' });

      await panel.getByRole('button', { name: 'Record a deposit' }).click();
      await amount.fill('5000');
      await dialog.getByRole('button', { name: 'Record' }).click();
      await page.getByText('5,000.00원 too much has come. Please pay it back to the customer.').waitFor();
      await page.getByRole('button', { name: 'Pay the surplus back' }).click();
      expect(await dialog.getByLabel('Another amount (optional)').inputValue()).toBe('5000');
      expect.soft(await seriousViolations(page), 'refund of a surplus').toBe('');
      await dialog.getByRole('button', { name: 'Refund 5,000.00원' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('5,000.00원 too much has come. It is on its way back').waitFor();
    },
  );
});
