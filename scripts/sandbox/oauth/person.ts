import { createHash } from 'node:crypto';
import type { VendorName } from './vendor.ts';

/** Who agreed on the consent page, and how much of them the shop may learn. */
export interface Person {
  /** The vendor's id: the same account is the same person, also after a restart. */
  readonly id: string;
  /** Null: not shared. */
  readonly name: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

function buildId(vendor: VendorName, account: string): string {
  const digest = createHash('sha256').update(`${vendor}:${account}`).digest();
  // Google's ids are 21 digits, Naver's 43 characters.
  return vendor === 'google'
    ? `1${digest.readBigUInt64BE().toString().padStart(20, '0')}`
    : digest.toString('base64url');
}

/** Reads the consent form; null when it names no account. */
export function readPerson(vendor: VendorName, form: URLSearchParams): Person | null {
  const account = form.get('account')?.trim();
  if (!account) return null;
  return {
    id: buildId(vendor, account),
    name: form.get('name')?.trim() || null,
    email: form.has('share_email') ? form.get('email')?.trim() || null : null,
    emailVerified: form.has('email_verified'),
  };
}
