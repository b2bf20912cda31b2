import type { Config } from '../../config.ts';
import { createGoogleProvider } from './google-provider.ts';
import { createNaverProvider } from './naver-provider.ts';
import type { SocialProviders } from './social-provider.ts';

export function createSocialProviders(settings: Config['social']): SocialProviders {
  return { NAVER: createNaverProvider(settings.naver), GOOGLE: createGoogleProvider(settings.google) };
}
