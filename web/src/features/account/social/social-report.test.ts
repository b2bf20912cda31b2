import { SOCIAL_PROBLEMS } from '@eunbit/schema/social';
import { describe, expect, it } from 'vitest';
import { readSocialReport } from './social-report.ts';

const readReport = (query: string) => readSocialReport(new URLSearchParams(query));

describe('The report after a redirect from a sign-in provider', () => {
  it.each(SOCIAL_PROBLEMS)('has a text for %s', (problem) => {
    expect(readReport(`social=${problem}&provider=GOOGLE`)).toEqual({
      provider: 'GOOGLE',
      text: `account.social.${problem}`,
      isProblem: true,
    });
  });

  it('can report success', () => {
    expect(readReport('social=linked&provider=NAVER')).toMatchObject({ provider: 'NAVER', isProblem: false });
  });

  it.each(['', 'social=', 'social=constructor', 'social=%3Cb%3E&provider=NAVER'])('is null for "%s"', (query) => {
    expect(readReport(query)).toBeNull();
  });
});
