import { createHash, randomBytes } from 'node:crypto';
import type { Client, Person, VendorName } from './vendor.ts';

/** The grant behind an authorization code. */
export interface Grant {
  readonly vendor: VendorName;
  readonly redirectUri: string;
  readonly codeChallenge: string | null;
  readonly nonce: string | null;
  readonly person: Person;
}

interface IssuedCode extends Grant {
  readonly expiresAt: number;
  /** Set once the code was used. */
  accessToken: string | null;
}

export interface Redeemed {
  readonly accessToken: string;
  readonly grant: Grant;
}

export const TOKEN_SECONDS = 3600;
const CODE_MILLISECONDS = 10 * 60 * 1000;
const MOST_CODES = 5000;

/** Codes issued to browsers, and the access tokens for which they were exchanged. */
export class Grants {
  private readonly codes = new Map<string, IssuedCode>();
  private readonly people = new Map<string, { readonly vendor: VendorName; readonly person: Person }>();

  issueCode(grant: Grant): string {
    const code = randomBytes(24).toString('base64url');
    this.codes.set(code, { ...grant, expiresAt: Date.now() + CODE_MILLISECONDS, accessToken: null });
    for (const [oldest, { accessToken }] of this.codes) {
      if (this.codes.size <= MOST_CODES) break;
      this.codes.delete(oldest);
      if (accessToken) this.people.delete(accessToken);
    }
    return code;
  }

  /** Exchanges a code once; a second attempt revokes its token (RFC 6749, 4.1.2). Returns a string with the error. */
  redeem(vendor: VendorName, form: URLSearchParams): Redeemed | string {
    const issued = this.codes.get(form.get('code') ?? '');
    if (!issued || issued.vendor !== vendor || issued.expiresAt < Date.now()) return 'Malformed or expired code.';
    if (issued.accessToken) {
      this.people.delete(issued.accessToken);
      return 'The code was used before.';
    }
    if (form.get('redirect_uri') !== issued.redirectUri) return 'The redirect_uri is another one than before.';
    if (issued.codeChallenge !== null && computeChallenge(form.get('code_verifier')) !== issued.codeChallenge) {
      return 'Invalid code verifier.';
    }
    const accessToken = randomBytes(32).toString('base64url');
    issued.accessToken = accessToken;
    this.people.set(accessToken, { vendor, person: issued.person });
    return { accessToken, grant: issued };
  }

  findPerson(vendor: VendorName, authorization: string | undefined): Person | null {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
    const found = this.people.get(token);
    return found?.vendor === vendor ? found.person : null;
  }

  clear(): void {
    this.codes.clear();
    this.people.clear();
  }
}

/** S256 of RFC 7636. */
function computeChallenge(verifier: string | null): string | null {
  return verifier === null ? null : createHash('sha256').update(verifier).digest('base64url');
}

/** Whether id and secret, in the body or as HTTP Basic, are those of the client. */
export function isClient({ id, secret }: Client, form: URLSearchParams, authorization: string | undefined): boolean {
  const encoded = /^Basic (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!encoded) return form.get('client_id') === id && form.get('client_secret') === secret;
  const [user = '', password = ''] = Buffer.from(encoded, 'base64').toString().split(':').map(decodeURIComponent);
  return user === id && password === secret;
}
