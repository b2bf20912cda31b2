import type { SocialProvider } from '@eunbit/schema/account';

/** Message keys of the providers' names. */
export const PROVIDER_NAME: Readonly<Record<SocialProvider, string>> = {
  NAVER: 'account.social.naver',
  GOOGLE: 'account.social.google',
};
