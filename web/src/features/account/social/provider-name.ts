import type { SocialProvider } from '@eunbit/schema/account';

/** Texts with the name of a provider. */
export const PROVIDER_NAME: Readonly<Record<SocialProvider, string>> = {
  NAVER: 'account.social.naver',
  GOOGLE: 'account.social.google',
};
