import { StartError } from './settings.ts';

/** The settings of each outside provider: all of one, or none for its sandbox. */
const PROVIDER_KEYS = {
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  Postmark: ['POSTMARK_SERVER_TOKEN', 'POSTMARK_WEBHOOK_SECRET'],
  EasyPost: ['EASYPOST_API_KEY', 'EASYPOST_WEBHOOK_SECRET'],
  Toss: ['TOSS_SECRET_KEY'],
  Naver: ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  Google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
} as const;

export type Provider = keyof typeof PROVIDER_KEYS;

/** Providers that a sandbox has to stand in for. In production a missing key is an error, as is a part of them anywhere. */
export function providersWithoutKeys(
  production: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): Set<Provider> {
  const without = new Set<Provider>();
  const complaints: string[] = [];
  for (const [provider, names] of Object.entries(PROVIDER_KEYS) as [Provider, readonly string[]][]) {
    const missing = names.filter((name) => !environment[name]);
    if (production) complaints.push(...missing.map((name) => `${name} is missing.`));
    else if (missing.length === names.length) without.add(provider);
    else if (missing.length > 0) {
      complaints.push(`${missing.join(', ')} missing: set all keys of ${provider}, or none for the sandbox.`);
    }
  }
  if (complaints.length > 0) throw new StartError(complaints.join('\n'));
  return without;
}
