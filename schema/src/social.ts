import { SocialProvider } from './account.ts';

export const SOCIAL_PROVIDERS = Object.values(SocialProvider);

/** Purpose of a redirect to a provider. */
export const SOCIAL_INTENTS = ['sign-in', 'sign-up', 'link'] as const;
export type SocialIntent = (typeof SOCIAL_INTENTS)[number];

/** The page where a social sign-up is finished (ACCOUNT-14). */
export const FINISH_SIGN_UP_PATH = '/after-naver-signup';

/** The page on which social accounts are linked. */
export const LINKED_ACCOUNTS_PATH = '/change-userinfo';

/** Why the sign-in at a provider failed; the page to which it returns has a text for each. */
export const SOCIAL_PROBLEMS = [
  'denied',
  'failed',
  'expired',
  'emailTaken',
  'linkedElsewhere',
  'notSignedIn',
  'tooMany',
] as const;
export type SocialProblem = (typeof SOCIAL_PROBLEMS)[number];

/** The provider of `/auth/:provider`; null if the provider is unknown. */
export function findProviderByPath(segment: string): SocialProvider | null {
  return SOCIAL_PROVIDERS.find((provider) => provider.toLowerCase() === segment) ?? null;
}

/** The path that starts a sign-in with a provider. `next` is the path of the shop to continue with. */
export function socialStartPath(provider: SocialProvider, intent: SocialIntent, next: string | null): string {
  const query = new URLSearchParams({ intent, ...(next ? { next } : {}) });
  return `/auth/${provider.toLowerCase()}?${query}`;
}

export function socialCallbackPath(provider: SocialProvider): string {
  return `/auth/${provider.toLowerCase()}/callback`;
}
