import { createHash } from 'node:crypto';
import type { Answer, Exchange, Routes } from '../common/sandbox.ts';
import { authorizeRoutes } from './authorize.ts';
import { type Grants, isClient, TOKEN_SECONDS } from './grants.ts';
import { IdTokenSigner } from './id-token.ts';
import type { Client, Person } from './vendor.ts';

const ISSUER = 'https://accounts.google.com';

function refuse(status: number, error: string, error_description: string): Answer {
  return { status, body: { error, error_description } };
}

/** Values without consent are omitted. */
function buildClaims({ id, name, email, emailVerified }: Person): object {
  const [given, ...rest] = name?.split(' ') ?? [];
  return {
    sub: id,
    ...(name ? { name, given_name: given, ...(rest.length > 0 ? { family_name: rest.join(' ') } : {}) } : {}),
    ...(email ? { email, email_verified: emailVerified } : {}),
  };
}

function exchange(grants: Grants, client: Client, signer: IdTokenSigner, { body, headers }: Exchange): Answer {
  const form = new URLSearchParams(body);
  if (!isClient(client, form, headers.authorization))
    return refuse(401, 'invalid_client', 'The OAuth client was not found.');
  if (form.get('grant_type') !== 'authorization_code')
    return refuse(400, 'unsupported_grant_type', 'Invalid grant_type.');
  const redeemed = grants.redeem('google', form);
  if (typeof redeemed === 'string') return refuse(400, 'invalid_grant', redeemed);
  const { accessToken, grant } = redeemed;
  const now = Math.floor(Date.now() / 1000);
  const id_token = signer.sign({
    iss: ISSUER,
    aud: client.id,
    azp: client.id,
    iat: now,
    exp: now + TOKEN_SECONDS,
    at_hash: createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url'),
    ...(grant.nonce ? { nonce: grant.nonce } : {}),
    ...buildClaims(grant.person),
  });
  return {
    status: 200,
    body: {
      access_token: accessToken,
      expires_in: TOKEN_SECONDS,
      scope: 'openid email profile',
      token_type: 'Bearer',
      id_token,
    },
  };
}

/** Google's OpenID Connect: consent page, exchange of the code for a signed id token, userinfo, keys. */
export function googleRoutes(grants: Grants, client: Client): Routes {
  const signer = new IdTokenSigner();
  return {
    ...authorizeRoutes('google', '/o/oauth2/v2/auth', client, grants),
    'POST /token': (asked) => exchange(grants, client, signer, asked),
    'GET /v1/userinfo': ({ headers }) => {
      const person = grants.findPerson('google', headers.authorization);
      return person
        ? { status: 200, body: buildClaims(person) }
        : refuse(401, 'invalid_request', 'Invalid Credentials');
    },
    'GET /oauth2/v3/certs': () => ({ status: 200, body: { keys: signer.publicKeys() } }),
  };
}
