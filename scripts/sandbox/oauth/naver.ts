import { randomBytes } from 'node:crypto';
import type { Answer, Exchange, Routes } from '../common/sandbox.ts';
import { authorizeRoutes } from './authorize.ts';
import { type Grants, isClient, TOKEN_SECONDS } from './grants.ts';
import type { Client, Person } from './vendor.ts';

/** Naver rejects an exchange with status 200. */
function refuse(error: string, error_description: string): Answer {
  return { status: 200, body: { error, error_description } };
}

function exchange(grants: Grants, client: Client, { query, body, headers }: Exchange): Answer {
  const form = body ? new URLSearchParams(body) : query;
  if (!isClient(client, form, headers.authorization))
    return refuse('invalid_client', 'wrong client id or client secret pair');
  if (form.get('grant_type') !== 'authorization_code')
    return refuse('unsupported_grant_type', 'unsupported grant type');
  const redeemed = grants.redeem('naver', form);
  if (typeof redeemed === 'string') return refuse('invalid_request', redeemed);
  // Naver returns the number of seconds as a string.
  const { accessToken } = redeemed;
  // Never used: the shop requests the profile once, during the sign-in.
  const refreshToken = randomBytes(32).toString('base64url');
  return {
    status: 200,
    body: {
      access_token: accessToken,
      refresh_token: refreshToken,
      token_type: 'bearer',
      expires_in: String(TOKEN_SECONDS),
    },
  };
}

/** Values without consent are omitted. */
function buildProfile({ id, name, email }: Person): object {
  return {
    resultcode: '00',
    message: 'success',
    response: { id, nickname: 'sandbox', ...(name ? { name } : {}), ...(email ? { email } : {}) },
  };
}

/** Naver login according to its API documentation: consent page, exchange of the code, profile. */
export function naverRoutes(grants: Grants, client: Client): Routes {
  const token = (asked: Exchange) => exchange(grants, client, asked);
  return {
    ...authorizeRoutes('naver', '/oauth2.0/authorize', client, grants),
    'GET /oauth2.0/token': token,
    'POST /oauth2.0/token': token,
    'GET /v1/nid/me': ({ headers }) => {
      const person = grants.findPerson('naver', headers.authorization);
      if (person) return { status: 200, body: buildProfile(person) };
      return { status: 401, body: { resultcode: '024', message: 'Authentication failed (인증 실패하였습니다.)' } };
    },
  };
}
