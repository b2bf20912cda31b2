import type { OAuthSettings } from '../../config/provider-settings.ts';
import { answered, askJson, failed, type SetupAnswer } from '../setup-answer.ts';
import { createEndpointResolver } from './oauth.ts';

/** The token endpoint of each provider, as in its adapter in this folder. */
const TOKEN_ENDPOINTS = {
  NAVER: 'https://nid.naver.com/oauth2.0/token',
  GOOGLE: 'https://oauth2.googleapis.com/token',
} as const;

/** Errors about the client. Any other error is about the code, so the client was accepted. */
const ABOUT_THE_CLIENT = /^(invalid_client|unauthorized_client|deleted_client|disabled_client)$/;

/** Naver also reports a mismatch of id and secret with a general error. */
const WRONG_PAIR = /client/i;

/**
 * Whether the provider accepts the shop's id and secret. Exchanges an invalid code, which a provider rejects with a different
 * error for a known client. Takes at most `timeoutMs`.
 */
export async function readOAuthSetup(
  provider: keyof typeof TOKEN_ENDPOINTS,
  settings: OAuthSettings,
  redirectUri: string,
  timeoutMs: number,
): Promise<SetupAnswer<true>> {
  const url = createEndpointResolver(settings)(TOKEN_ENDPOINTS[provider]);
  const answer = await askJson(url, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
      code: 'launch-check',
      state: 'launch-check',
      redirect_uri: redirectUri,
    }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) return answer;
  const { error, error_description: description } = Object(answer.value.body) as Record<string, unknown>;
  if (typeof error !== 'string') return failed('NO_ANSWER', 'unexpected answer');
  const isAboutPair = provider === 'NAVER' && error === 'invalid_request' && WRONG_PAIR.test(String(description));
  if (ABOUT_THE_CLIENT.test(error) || isAboutPair) return failed('KEY_REFUSED', `${error}: ${String(description)}`);
  return answered(true);
}
