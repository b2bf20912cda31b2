import type { Config } from '../../config.ts';
import { createGoogleProvider } from './google-provider.ts';
import type { IdentityProviders } from './identity-provider.ts';
import { createNaverProvider } from './naver-provider.ts';

export function createIdentityProviders(settings: Config['social']): IdentityProviders {
  return { NAVER: createNaverProvider(settings.naver), GOOGLE: createGoogleProvider(settings.google) };
}
