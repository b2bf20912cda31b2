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

/** The result of a redirect to a provider, from the address. */
export interface SocialReport {
  readonly provider: SocialProvider;
  /** Its message key. */
  readonly text: string;
  readonly isProblem: boolean;
}

/** Reads the report from the address, which anybody can write: unknown values are ignored. */
export function readSocialReport(search: URLSearchParams): SocialReport | null {
  const report = search.get('social');
  const provider = SOCIAL_PROVIDERS.find((name) => name === search.get('provider')) ?? SocialProvider.NAVER;
  if (report === 'linked') return { provider, text: 'account.social.linked', isProblem: false };
  const problem = SOCIAL_PROBLEMS.find((known) => known === report);
  return problem ? { provider, text: TEXTS[problem], isProblem: true } : null;
}
