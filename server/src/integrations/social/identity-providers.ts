import type { ProviderSettings } from '../../config/provider-settings.ts';
import { createGoogleProvider } from './google-provider.ts';
import type { IdentityProviders } from './identity-provider.ts';
import { createNaverProvider } from './naver-provider.ts';

/** The providers for which the shop has keys. */
export function createIdentityProviders({ naver, google }: ProviderSettings['social']): IdentityProviders {
  return { NAVER: naver && createNaverProvider(naver), GOOGLE: google && createGoogleProvider(google) };
}
