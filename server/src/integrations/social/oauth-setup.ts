import type { OAuthSettings } from '../../config/provider-settings.ts';
import { answered, askJson, failed, type SetupAnswer } from '../setup-answer.ts';
import { createEndpointResolver } from './oauth.ts';

/** Where each provider exchanges codes, as its adapter in this folder has it. */
const TOKEN_ENDPOINTS = {
  NAVER: 'https://nid.naver.com/oauth2.0/token',
  GOOGLE: 'https://oauth2.googleapis.com/token',
} as const;

/** Errors about the client; any other one is about the code, and the client was accepted. */
const ABOUT_THE_CLIENT = /^(invalid_client|unauthorized_client|deleted_client|disabled_client)$/;

/** Naver has said with a general error, too, that id and secret do not belong together. */
const WRONG_PAIR = /client/i;

/**
 * Whether the provider knows the shop's id and secret. Exchanges a code that nobody was given, which a provider refuses
 * in another way to a client that it knows. Takes no longer than `timeoutMs`.
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
