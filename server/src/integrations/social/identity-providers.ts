import type { ProviderSettings } from '../../config/provider-settings.ts';
import { createGoogleProvider } from './google-provider.ts';
import type { IdentityProviders } from './identity-provider.ts';
import { createNaverProvider } from './naver-provider.ts';

/** Those that the shop has keys of. */
export function createIdentityProviders({ naver, google }: ProviderSettings['social']): IdentityProviders {
  return { NAVER: naver && createNaverProvider(naver), GOOGLE: google && createGoogleProvider(google) };
}
