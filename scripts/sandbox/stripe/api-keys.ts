import type { Exchange } from '../common/http-service.ts';
import { invalidRequest } from './failures.ts';
import { type Form, toText } from './form.ts';

function sentKey(headers: Exchange['headers'], params: Form): string | undefined {
  const authorization = headers.authorization ?? '';
  const [scheme = '', value = ''] = authorization.split(' ', 2);
  if (/^bearer$/i.test(scheme)) return value;
  // As at Stripe, the key may be the user name of basic authentication.
  if (/^basic$/i.test(scheme)) return Buffer.from(value, 'base64').toString('utf8').split(':', 1)[0];
  return toText(params.key);
}

function masked(key: string): string {
  const shown =
    key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}` : '*'.repeat(key.length);
  return shown || '(empty)';
}

/** Tells the shop's server (secret key) from a browser (publishable key); throws for anything else. */
export function checkKey(headers: Exchange['headers'], params: Form, isOpenToBrowsers: boolean): 'server' | 'browser' {
  const key = sentKey(headers, params);
  if (key === undefined || key === '') {
    throw invalidRequest(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer ' +
        "auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      {},
      401,
    );
  }
  if (/^[sr]k_test_\w+$/.test(key)) return 'server';
  if (/^pk_test_\w+$/.test(key)) {
    if (isOpenToBrowsers) return 'browser';
    throw invalidRequest(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      { code: 'secret_key_required' },
      401,
    );
  }
  throw invalidRequest(`Invalid API Key provided: ${masked(key)}`, {}, 401);
}
