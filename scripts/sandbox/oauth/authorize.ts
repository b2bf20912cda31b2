import type { Answer, Routes } from '../common/sandbox.ts';
import { consentPage, refusalPage } from './consent-page.ts';
import type { Grants } from './grants.ts';
import { type Client, readPerson, type VendorName } from './vendor.ts';

const REQUEST_FIELDS = [
  'response_type',
  'client_id',
  'redirect_uri',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
];

/** The error of a request that must not be redirected; null if it is valid. */
function findFault(request: URLSearchParams, client: Client): string | null {
  if (request.get('client_id') !== client.id) return 'client_id: unknown';
  const redirectUri = request.get('redirect_uri') ?? '';
  if (!/^https?:\/\//.test(redirectUri) || !URL.canParse(redirectUri)) return 'redirect_uri: not an http address';
  if (request.get('response_type') !== 'code') return 'response_type: code';
  if (!request.get('state')) return 'state: missing';
  const method = request.get('code_challenge_method');
  if (request.has('code_challenge') && method !== 'S256') return 'code_challenge_method: S256';
  return null;
}

function backTo(request: URLSearchParams, answer: Readonly<Record<string, string>>): Answer {
  const url = new URL(request.get('redirect_uri') ?? '');
  const state = request.get('state') ?? '';
  for (const [name, value] of Object.entries({ ...answer, state })) url.searchParams.set(name, value);
  return { status: 303, headers: { Location: url.href } };
}

function decide(vendor: VendorName, grants: Grants, form: URLSearchParams): Answer {
  if (form.get('decision') !== 'agree') {
    return backTo(form, { error: 'access_denied', error_description: 'Canceled By User' });
  }
  const person = readPerson(vendor, form);
  if (!person) return refusalPage(vendor, 'account: missing');
  const code = grants.issueCode({
    vendor,
    redirectUri: form.get('redirect_uri') ?? '',
    codeChallenge: form.get('code_challenge'),
    nonce: form.get('nonce'),
    person,
  });
  return backTo(form, { code });
}

/** The authorization page, to which a shop sends the browser: shows the consent form, and redirects with the result. */
export function authorizeRoutes(vendor: VendorName, path: string, client: Client, grants: Grants): Routes {
  return {
    [`GET ${path}`]: ({ query }) => {
      const fault = findFault(query, client);
      if (fault) return refusalPage(vendor, fault);
      const known = [...query].filter(([name]) => REQUEST_FIELDS.includes(name));
      return consentPage(vendor, new URLSearchParams(known));
    },
    [`POST ${path}`]: ({ body }) => {
      const form = new URLSearchParams(body);
      const fault = findFault(form, client);
      return fault ? refusalPage(vendor, fault) : decide(vendor, grants, form);
    },
  };
}
