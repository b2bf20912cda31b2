import { ENOUGH_TOKEN_BITS, isGuessable } from './secret-strength.ts';

/** The environment without empty values. */
export type GivenSettings = Readonly<Record<string, string | undefined>>;

/** Prefixes of the providers' test keys. */
const TEST_KEYS: Readonly<Record<string, RegExp>> = {
  STRIPE_SECRET_KEY: /^(sk|rk)_test_/,
  STRIPE_PUBLISHABLE_KEY: /^pk_test_/,
  TOSS_SECRET_KEY: /^test_/,
  EASYPOST_API_KEY: /^EZTK/,
  POSTMARK_SERVER_TOKEN: /^POSTMARK_API_TEST$/,
};

const isTestKey = (name: string, key: string | undefined) => key !== undefined && TEST_KEYS[name]?.test(key) === true;

/** Secrets that the owner generates and others only send, with the command that generates one. */
const TOKENS = ['METRICS_TOKEN', 'POSTMARK_WEBHOOK_SECRET', 'EASYPOST_WEBHOOK_SECRET'] as const;

function secretComplaints(given: GivenSettings): string[] {
  const complaint = (name: string) => `${name} can be guessed: make one with \`openssl rand -hex 32\`.`;
  const { APP_SECRET: secret } = given;
  const weak = TOKENS.filter((name) => given[name] !== undefined && isGuessable(given[name], ENOUGH_TOKEN_BITS));
  return [...(secret !== undefined && isGuessable(secret) ? ['APP_SECRET'] : []), ...weak].map(complaint);
}

/**
 * Settings that are allowed in development and would harm a real shop, one line each. In a rehearsal, providers may be sandboxes
 * or have test keys, and the shop may be reached without HTTPS.
 * @param sandboxes the settings that point to sandboxes
 */
export function productionComplaints(given: GivenSettings, sandboxes: readonly string[]): string[] {
  if (given.NODE_ENV !== 'production') return [];
  const complaints = given.PAGES_MODULE ? ['PAGES_MODULE is for development: unset it.'] : [];
  if (given.ALLOW_SANDBOXES === 'yes') return complaints;
  const rehearsal = 'set ALLOW_SANDBOXES=yes if this is a rehearsal.';
  if (/^http:/i.test(given.PUBLIC_URL ?? '')) {
    complaints.push(`PUBLIC_URL is wrong: it must begin with https:// in production, or ${rehearsal}`);
  }
  for (const name of sandboxes) complaints.push(`${name} leads to a sandbox. Unset it, or ${rehearsal}`);
  for (const name of Object.keys(TEST_KEYS)) {
    if (isTestKey(name, given[name])) complaints.push(`${name} is a test key. Set the live one, or ${rehearsal}`);
  }
  return [...complaints, ...secretComplaints(given)];
}
