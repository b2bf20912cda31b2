import { SocialProvider } from '@eunbit/schema/account';
import { SOCIAL_PROBLEMS, SOCIAL_PROVIDERS, type SocialProblem } from '@eunbit/schema/social';

const TEXTS: Readonly<Record<SocialProblem, string>> = {
  denied: 'account.social.denied',
  failed: 'account.social.failed',
  expired: 'account.social.expired',
  emailTaken: 'account.social.emailTaken',
  linkedElsewhere: 'account.social.linkedElsewhere',
  notSignedIn: 'account.social.notSignedIn',
  tooMany: 'account.social.tooMany',
};

/** What the address says about a visit to a provider that is just over. */
export interface SocialReport {
  readonly provider: SocialProvider;
  /** Key of its text. */
  readonly text: string;
  readonly isProblem: boolean;
}

/** Anybody can write an address, so only what is known is shown. */
export function readSocialReport(search: URLSearchParams): SocialReport | null {
  const report = search.get('social');
  const provider = SOCIAL_PROVIDERS.find((name) => name === search.get('provider')) ?? SocialProvider.NAVER;
  if (report === 'linked') return { provider, text: 'account.social.linked', isProblem: false };
  const problem = SOCIAL_PROBLEMS.find((known) => known === report);
  return problem ? { provider, text: TEXTS[problem], isProblem: true } : null;
}
