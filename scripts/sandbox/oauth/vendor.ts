import { createHash } from 'node:crypto';

/** The providers that this sandbox imitates. */
export type VendorName = 'naver' | 'google';

/** The shop's registration with a vendor. */
export interface Client {
  readonly id: string;
  readonly secret: string;
}

/** Differences between the consent pages of the vendors. */
export interface VendorPage {
  readonly title: string;
  readonly color: string;
  /** Whether the vendor reports if the email address is verified. */
  readonly reportsVerification: boolean;
  readonly defaults: { readonly account: string; readonly name: string; readonly email: string };
}

/** No Naver ID has a dot and no address ends in `.example`, so emails to them reach nobody. */
export const VENDOR_PAGES: Readonly<Record<VendorName, VendorPage>> = {
  naver: {
    title: 'Naver',
    color: '#026b35',
    reportsVerification: false,
    defaults: { account: 'mina', name: '한미나', email: 'mina.sandbox@naver.com' },
  },
  google: {
    title: 'Google',
    color: '#1a4fa0',
    reportsVerification: true,
    defaults: { account: 'mina', name: 'Mina Han', email: 'mina.sandbox@gmail.example' },
  },
};

/** The person who gave consent, with the shared values. */
export interface Person {
  /** The vendor's id: the same account always has the same id, even after a restart. */
  readonly id: string;
  /** Null if it is not shared. */
  readonly name: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

function buildId(vendor: VendorName, account: string): string {
  const digest = createHash('sha256').update(`${vendor}:${account}`).digest();
  // Google's ids have 21 digits, Naver's 43 characters.
  return vendor === 'google'
    ? `1${digest.readBigUInt64BE().toString().padStart(20, '0')}`
    : digest.toString('base64url');
}

/** Reads the consent form; null if it contains no account. */
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
