import { SocialProvider } from '@eunbit/schema/account';
import { splitName } from '@eunbit/schema/person-name';
import { fetchProtectedResource } from 'openid-client';
import { z } from 'zod';
import type { OAuthSettings } from '../../config/provider-settings.ts';
import { type IdentityProvider, IdentityProviderError, type SocialIdentity } from './identity-provider.ts';
import { asked, authorizationUrl, createEndpointResolver, createOAuthClient, exchangeCode } from './oauth.ts';
import { optionalEmail, optionalText } from './optional-text.ts';

/** Addresses that Naver itself issues; for any other one it does not state whether it is verified. */
const OWN_ADDRESS = /@naver\.com$/i;

const profile = z.object({
  resultcode: z.literal('00'),
  response: z.object({ id: z.string().min(1), email: optionalEmail, name: optionalText }),
});

export function readNaverProfile(answer: unknown): SocialIdentity {
  const read = profile.safeParse(answer);
  if (!read.success) throw new IdentityProviderError(`no profile: ${z.prettifyError(read.error)}`);
  const { id, email, name } = read.data.response;
  return {
    provider: SocialProvider.NAVER,
    id,
    email,
    emailVerified: OWN_ADDRESS.test(email ?? ''),
    name: splitName(name ?? ''),
  };
}

/** Naver login: OAuth 2 without OpenID Connect; the identity comes from the profile API. */
export function createNaverProvider(settings: OAuthSettings): IdentityProvider {
  const at = createEndpointResolver(settings);
  const profileUrl = new URL(at('https://openapi.naver.com/v1/nid/me'));
  const client = createOAuthClient(settings, {
    issuer: 'https://nid.naver.com',
    authorization_endpoint: at('https://nid.naver.com/oauth2.0/authorize'),
    token_endpoint: at('https://nid.naver.com/oauth2.0/token'),
  });
  return {
    authorizationUrl: (secrets, redirectUri) => authorizationUrl(client, secrets, { redirect_uri: redirectUri }),

    async getIdentity(callback, secrets) {
      // Naver requires the state again in the token request.
      const parameters = { state: secrets.state };
      const { access_token } = await exchangeCode(client, callback, secrets, { withIdToken: false, parameters });
      return asked(async () => {
        const answer = await fetchProtectedResource(client, access_token, profileUrl, 'GET');
        if (!answer.ok) throw new IdentityProviderError(`the profile answers with status ${answer.status}`);
        return readNaverProfile(await answer.json());
      });
    },
  };
}
