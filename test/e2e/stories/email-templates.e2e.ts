import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { emailTo } from '../kit/emails.ts';
import { layoutProblems } from '../kit/layout.ts';
import { load, reload } from '../kit/load.ts';
import { buyByCard, buyByDeposit, newGuest } from '../kit/own-orders.ts';
import { story } from '../kit/story.ts';

describe('emails that staff write to customers', () => {
  story(
    'start with a template, survive a reload, and are shown on the order (COLLABORATION-8, COLLABORATION-9)',
    async ({ visit }) => {
      const name = `Question ${randomUUID().slice(0, 8)}`;
      const to = `mina-${randomUUID()}@example.com`;
      const number = await buyByDeposit(newGuest({ market: 'KR', language: 'ko' }), 'all-purpose-spray', to);
      const { page } = await visit({ staff: true });

      await load(page, '/admin/email-templates');
      await page.getByRole('button', { name: 'New template' }).click();
      const editor = page.getByRole('dialog');
      await editor.getByLabel('Name of the template').fill(name);
      const korean = editor.getByRole('group', { name: 'Korean' });
      await korean.getByLabel('Subject').fill('[은빛] {주문번호} 문의');
      await korean.getByLabel('Text').fill(' 고객님, 안녕하세요.');
      const english = editor.getByRole('group', { name: 'English' });
      await english.getByLabel('Subject').fill('[Eunbit] About {orderNumber}');
      await english.getByLabel('Text').fill('Hi {name}');
      await editor.getByRole('button', { name: 'Save' }).click();
      await editor.getByText('The shop has nothing to fill in for {주문번호}').first().waitFor();
      expect.soft(await seriousViolations(page), 'editor of a template').toBe('');
      await korean.getByLabel('Subject').fill('[은빛]  문의');
      await korean.getByLabel('Subject').press('Home');
      for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
      await korean.getByRole('button', { name: 'Order number {orderNumber}' }).click();
      expect(await korean.getByLabel('Subject').inputValue()).toBe('[은빛] {orderNumber} 문의');
      await korean.getByLabel('Text').press('ControlOrMeta+Home');
      await korean.getByRole('button', { name: 'Recipient {name}' }).press('Enter');
      await editor.getByRole('button', { name: 'Save' }).click();
      await editor.waitFor({ state: 'detached' });
      await page.getByRole('listitem').filter({ hasText: name }).getByText('[은빛] {orderNumber} 문의').waitFor();
      expect.soft(await seriousViolations(page), 'templates').toBe('');

      await load(page, `/admin/order_guest_ko/${number}`);
      await page.getByRole('button', { name: 'Write an email' }).click();
      const email = page.getByRole('dialog', { name: 'Email to the customer' });
      await email.getByLabel('Template').selectOption({ label: name });
      const text = email.getByLabel('Text');
      expect(await text.inputValue()).toBe('{name} 고객님, 안녕하세요.');
      await text.fill('{name} 고객님, 송장번호는 {trackingNumber}입니다.');
      await email.getByRole('button', { name: 'Send' }).click();
      await email.getByText('This order has nothing for {trackingNumber} yet.').first().waitFor();
      expect.soft(await seriousViolations(page), 'email that is written').toBe('');

      await reload(page);
      await page.getByRole('button', { name: 'Go on with your email' }).click();
      expect(await text.inputValue()).toBe('{name} 고객님, 송장번호는 {trackingNumber}입니다.');
      await text.fill('{name} 고객님, 내일 발송합니다.');
      await email.getByRole('button', { name: 'Preview email' }).click();
      const preview = page.getByRole('dialog', { name: `[은빛] ${number} 문의` });
      await preview.frameLocator('iframe').getByText('고객님, 내일 발송합니다.').last().waitFor();
      await preview.getByRole('button', { name: 'Close' }).click();
      await email.getByRole('button', { name: 'Send' }).click();
      await email.waitFor({ state: 'detached' });

      const delivered = await emailTo(to, 'COMPOSED_EMAIL');
      expect(delivered.subject).toBe(`[은빛] ${number} 문의`);
      expect(delivered.text).toMatch(/\S+ 고객님, 내일 발송합니다\./);
      await page
        .getByRole('link', { name: `[은빛] ${number} 문의` })
        .or(page.getByRole('link', { name: 'Written by staff' }))
        .first()
        .click();
      await page.getByRole('dialog').frameLocator('iframe').getByText('고객님, 내일 발송합니다.').last().waitFor();
    },
  );

  story('are in the language of the buyer, on a phone too (COLLABORATION-9)', async ({ visit }) => {
    const number = await buyByCard(newGuest({ market: 'US', language: 'en' }), 'all-purpose-spray');
    const { page } = await visit({ staff: true, language: 'ko', viewport: { width: 390, height: 844 } });
    await load(page, `/admin/order_guest_us/${number}`);
    await page.getByRole('button', { name: '메일 쓰기' }).click();
    const email = page.getByRole('dialog', { name: '고객에게 메일 쓰기' });
    expect(await email.getByLabel('언어').locator('option:checked').innerText()).toBe('영어');
    await email.getByLabel('템플릿').selectOption({ label: '품절 안내 · Sold out' });
    expect(await email.getByLabel('제목').inputValue()).toBe('[Eunbit] An item in your order is sold out');
    await email.getByLabel('언어').selectOption({ label: '한국어' });
    expect(await email.getByLabel('제목').inputValue()).toContain('품절');
    expect(await layoutProblems(page)).toEqual([]);
  });
});
