import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { emailTo } from '../kit/emails.ts';
import { load } from '../kit/load.ts';
import { signUp } from '../kit/members.ts';
import { story } from '../kit/story.ts';

const STORE = { market: 'KR', language: 'en' } as const;
const PAGE = '/product/heavy-duty-wipe';

describe('a secret question about a product', () => {
  story(
    'is asked on a phone, answered by staff, and shown to its author only, live and by email',
    async ({ visit }) => {
      const text = `Is it safe for my skin? ${randomUUID()}`;
      const answer = `네, 피부에 닿아도 안전합니다. 사용한 뒤에 물로 헹구지 않으셔도 됩니다. ${randomUUID()}`;
      const member = await visit({ ...STORE, viewport: { width: 390, height: 844 } });
      const email = await signUp(member);
      const { page } = member;
      await load(page, PAGE);
      const questions = page.locator('#questions');
      await questions.scrollIntoViewIfNeeded();
      await questions.getByRole('link', { name: 'Ask a question' }).click();
      await questions.getByLabel('Your question').fill('Hm?');
      await questions.getByRole('button', { name: 'Send question' }).click();
      await questions.getByText('Please write at least 5 characters.').waitFor();
      await questions.getByLabel('Your question').fill(text);
      await questions.getByLabel(/^Keep it secret/).check();
      expect.soft(await seriousViolations(page), 'form').toBe('');
      await questions.getByRole('button', { name: 'Send question' }).click();
      const own = questions.getByRole('article').filter({ hasText: text });
      await own.getByText('Waiting for an answer').waitFor();

      const guest = await visit(STORE);
      await load(guest.page, PAGE);
      const others = guest.page.locator('#questions').getByRole('article');
      await others.filter({ hasText: 'This is a secret question.' }).first().waitFor();
      expect(await guest.page.content()).not.toContain(text);

      const staff = await visit({ staff: true });
      await load(staff.page, '/admin/questions');
      const row = staff.page.getByRole('article').filter({ hasText: text });
      await row.getByRole('button', { name: 'Answer', exact: true }).click();
      await row.getByLabel('Your answer').fill(answer);
      expect.soft(await seriousViolations(staff.page), 'queue').toBe('');
      await row.getByRole('button', { name: 'Save the answer' }).click();
      await row.waitFor({ state: 'detached' });

      // The text has a `lang` attribute, so that screen readers change the voice on the English page.
      await own.locator('[lang=ko]', { hasText: answer }).waitFor();
      expect(await own.getByText(text).getAttribute('lang')).toBe('en');
      await others.getByText('Answered', { exact: true }).first().waitFor();
      expect(await guest.page.content()).not.toContain(answer);
      expect((await emailTo(email, 'QUESTION_ANSWERED')).text).toContain(answer);
      await load(page, '/dashboard-questions');
      await page.getByRole('article').filter({ hasText: answer }).waitFor();
      expect.soft(await seriousViolations(page), 'my questions').toBe('');
    },
  );
});

describe('a guest who asks about a product', () => {
  story('is sent to the sign-in page, and finds the typed text on return', async ({ visit }) => {
    const { page } = await visit(STORE);
    await load(page, PAGE);
    const questions = page.locator('#questions');
    await questions.getByRole('link', { name: 'Ask a question' }).click();
    await questions.getByLabel('Your question').fill('May I keep it in the car?');
    const signIn = questions.getByRole('link', { name: 'Log in to ask' });
    expect(await signIn.getAttribute('href')).toContain(encodeURIComponent(`${PAGE}#questions`));
    await signIn.click();
    await page.waitForURL('**/login?**');
    await page.goBack();
    await expect.poll(() => questions.getByLabel('Your question').inputValue()).toBe('May I keep it in the car?');
  });
});
