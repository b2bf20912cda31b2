import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { seriousViolations } from '../kit/accessibility.ts';
import { alive, load } from '../kit/load.ts';
import { signUp } from '../kit/members.ts';
import { story, type Visit } from '../kit/story.ts';
import { ConsentPage } from '../pages/consent-page.ts';

/** A person who is new to the shop and the provider. */
function newPerson(name: string) {
  const account = `story-${randomUUID().slice(0, 8)}`;
  return { account, name, email: `${account}@naver.com` };
}

/** Waits until the browser is back on a page of the shop and the page is usable. */
async function backOn({ page }: Visit, path: string): Promise<void> {
  await page.waitForURL(({ pathname }) => pathname === path);
  await alive(page);
}

describe('people with a Naver account', () => {
  story('sign up with it, and sign in with it later', async ({ visit }) => {
    const mina = newPerson('한미나');
    const first = await visit({ language: 'ko', viewport: { width: 390, height: 844 } });
    await load(first.page, '/signup?next=/cart');
    expect.soft(await seriousViolations(first.page), 'sign-up').toBe('');
    await first.page.getByRole('link', { name: '네이버 계정으로 가입' }).click();
    await new ConsentPage(first).agree(mina);
    await backOn(first, '/after-naver-signup');
    expect.soft(await seriousViolations(first.page), 'finish').toBe('');

    const finish = first.page.getByRole('button', { name: '가입 완료' });
    await finish.click();
    await first.page.getByText('이용약관에 동의해 주세요.').waitFor();
    expect.soft(await seriousViolations(first.page), 'refused').toBe('');
    await first.page.getByRole('checkbox', { name: '만 18세 이상이며', exact: false }).check();
    await finish.click();
    await backOn(first, '/cart');

    const later = await visit({ language: 'ko' });
    await load(later.page, '/login?next=/change-userinfo');
    await later.page.getByRole('link', { name: '네이버 로그인' }).click();
    await new ConsentPage(later).agree(mina);
    await backOn(later, '/change-userinfo');
    await later.page.getByText(mina.email).waitFor();
  });
});

describe('a member', () => {
  story('links and unlinks Google, and can cancel halfway', async ({ visit }) => {
    const mina = newPerson('Mina Han');
    const member = await visit({ market: 'US' });
    const { page } = member;
    await signUp(member, `member-${mina.account}@email.example`);
    await load(page, '/change-userinfo');
    await page.getByRole('link', { name: 'Link Google' }).click();
    await new ConsentPage(member).agree(mina);
    await backOn(member, '/change-userinfo');
    await page.getByText('Your Google account is linked.').waitFor();
    expect.soft(await seriousViolations(page), 'linked').toBe('');

    await page.getByRole('button', { name: 'Unlink Google' }).click();
    await page.getByText('Your Google account is no longer linked.').waitFor();
    await page.getByRole('link', { name: 'Link Google' }).click();
    await new ConsentPage(member).cancel();
    await backOn(member, '/change-userinfo');
    await page.getByText('You cancelled logging in with Google.').waitFor();
  });

  story('sees that their email is registered when they sign in with another provider', async ({ visit }) => {
    const mina = newPerson('한미나');
    await signUp(await visit(), mina.email);
    const stranger = await visit({ language: 'ko' });
    await load(stranger.page, '/login');

    await stranger.page.getByRole('link', { name: '네이버 로그인' }).click();
    await new ConsentPage(stranger).agree(mina);

    await backOn(stranger, '/login');
    await stranger.page.getByText('네이버 계정의 이메일은 이미 가입되어 있습니다.', { exact: false }).waitFor();
    expect.soft(await seriousViolations(stranger.page), 'email taken').toBe('');
  });
});
