import { randomUUID } from 'node:crypto';
import { print } from 'graphql';
import { describe, expect, inject } from 'vitest';
import { linkIn } from '../../kit/emails.ts';
import { SubscribeToMailingList } from '../../kit/operations.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { emailTo } from '../kit/emails.ts';
import { story } from '../kit/story.ts';

describe('the mailing list', () => {
  story('is left through the link in its email, without sign-in or JavaScript', async ({ visit }) => {
    const email = `${randomUUID()}@email.example`;
    await fetch(`${inject('shopUrl')}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-language': 'en' },
      body: JSON.stringify({ query: print(SubscribeToMailingList), variables: { input: { email } } }),
    });
    const { pathname, search } = linkIn(await emailTo(email, 'MAILING_LIST_JOINED'), '/unsubscribe');

    const { page } = await visit({ javaScript: false });
    await page.goto(`${pathname}${search}`);
    await page.getByText(email).waitFor();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();

    await page.getByRole('heading', { name: 'You have left the mailing list' }).waitFor();
    expect((await emailTo(email, 'MAILING_LIST_LEFT')).subject).toBe('[Eunbit] You have left our mailing list');
  });

  story('shows an accessible page for an invalid link', async ({ visit }) => {
    const { page } = await visit({ language: 'ko', provokes: /status of 400/ });
    await page.goto('/unsubscribe?token=none');

    await page.getByRole('heading', { name: '사용할 수 없는 링크입니다' }).waitFor();
    expect(await seriousViolations(page)).toBe('');
  });
});
