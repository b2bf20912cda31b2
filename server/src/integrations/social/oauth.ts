import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type ServerMetadata,
} from 'openid-client';
import type { OAuthSettings } from '../../config/provider-settings.ts';
import { IdentityProviderError, type SocialSecrets, SocialSignInError } from './identity-provider.ts';

/** Seconds per request to the provider: the user waits for the redirect. */
const TIMEOUT_SECONDS = 10;

/** OAuth error codes (RFC 6749) that mean this exchange was rejected, as opposed to a provider failure. */
const REFUSED_CODES = new Set(['invalid_grant', 'invalid_request', 'access_denied']);

export function newSocialSecrets(): SocialSecrets {
  return { state: randomState(), codeVerifier: randomPKCECodeVerifier(), nonce: randomNonce() };
}

/** Resolves a provider's endpoints; with a sandbox they keep their path on its host. */
export function createEndpointResolver(settings: OAuthSettings): (address: string) => string {
  const { apiUrl } = settings;
  return apiUrl ? (address) => new URL(new URL(address).pathname, apiUrl).href : (address) => address;
}

export function createOAuthClient(settings: OAuthSettings, server: ServerMetadata): Configuration {
  const { clientId, clientSecret, apiUrl } = settings;
  const client = new Configuration(server, clientId, undefined, ClientSecretPost(clientSecret));
  client.timeout = TIMEOUT_SECONDS;
  // Only a local sandbox is used without TLS.
  if (apiUrl?.startsWith('http:')) allowInsecureRequests(client);
  return client;
}

export async function authorizationUrl(
  client: Configuration,
  secrets: SocialSecrets,
  parameters: Readonly<Record<string, string>>,
): Promise<URL> {
  return buildAuthorizationUrl(client, {
    ...parameters,
    state: secrets.state,
    code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
  });
}

/** Exchanges the authorization code; verifies state, PKCE and, with OpenID Connect, the id token. */
export function exchangeCode(
  client: Configuration,
  callback: URL,
  secrets: SocialSecrets,
  { withIdToken, parameters = {} }: { withIdToken: boolean; parameters?: Record<string, string> },
) {
  return asked(() =>
    authorizationCodeGrant(
      client,
      callback,
      {
        expectedState: secrets.state,
        pkceCodeVerifier: secrets.codeVerifier,
        ...(withIdToken ? { expectedNonce: secrets.nonce } : {}),
      },
      parameters,
    ),
  );
}

/**
 * Runs a request to a provider and maps its errors: SocialSignInError if rejected, IdentityProviderError if it failed.
 */
export async function asked<T>(conversation: () => Promise<T>): Promise<T> {
  try {
    return await conversation();
  } catch (error) {
    if (error instanceof IdentityProviderError || error instanceof SocialSignInError) throw error;
    throw sortedError(error);
  }
}

function sortedError(error: unknown): Error {
  const cause = { cause: error };
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied') return new SocialSignInError('denied', 'the person said no', cause);
    return new IdentityProviderError(`the provider sent the browser back with ${error.error}`, cause);
  }
  if (error instanceof ResponseBodyError && error.status < 500) {
    if (REFUSED_CODES.has(error.error)) return new SocialSignInError('invalid', error.error, cause);
    return new IdentityProviderError(`the provider refuses the shop: ${error.error}`, cause);
  }
  if (error instanceof ClientError && error.code === 'OAUTH_INVALID_RESPONSE') {
    return new SocialSignInError('invalid', error.message, cause);
  }
  const { message } = error instanceof Error ? error : new Error(String(error));
  return new IdentityProviderError(message, cause);
}
