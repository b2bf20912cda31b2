/** Providers that people can sign in with; the value also names the setting, `NAVER` being that of `NAVER_CLIENT_ID`. */
export const SocialProviderName = { NAVER: 'NAVER', GOOGLE: 'GOOGLE' } as const;
export type SocialProviderName = (typeof SocialProviderName)[keyof typeof SocialProviderName];

export const SOCIAL_PROVIDERS = Object.values(SocialProviderName);

/** What somebody sets out for when they leave for a provider. */
export const SOCIAL_INTENTS = ['sign-in', 'sign-up', 'link'] as const;
export type SocialIntent = (typeof SOCIAL_INTENTS)[number];

/** The page where a social sign-up is finished (spec 001 §2). */
export const FINISH_SIGN_UP_PATH = '/after-naver-signup';

/** The provider of `/auth/:provider`; null for a path that names none. */
export function providerOfPath(segment: string): SocialProviderName | null {
  return SOCIAL_PROVIDERS.find((name) => name.toLowerCase() === segment) ?? null;
}

/** Where a browser goes to sign in with a provider. `next` is a path of this site to go on to. */
export function socialStartPath(provider: SocialProviderName, intent: SocialIntent, next?: string | null): string {
  const query = new URLSearchParams({ intent, ...(next ? { next } : {}) });
  return `/auth/${provider.toLowerCase()}?${query}`;
}

export function socialCallbackPath(provider: SocialProviderName): string {
  return `/auth/${provider.toLowerCase()}/callback`;
}
