import { missingKeys, PROVIDER_KEYS, type Provider } from '@eunbit/server/config/provider-settings';
import { StartError } from './settings.ts';

/** Providers that need a sandbox: none in production, where the server reports missing keys. */
export function providersWithoutKeys(
  production: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): Set<Provider> {
  const without = new Set<Provider>();
  const complaints: string[] = [];
  if (production) return without;
  for (const provider of Object.keys(PROVIDER_KEYS) as Provider[]) {
    const missing = missingKeys(provider, environment);
    if (missing.length === PROVIDER_KEYS[provider].length) without.add(provider);
    else if (missing.length > 0) {
      complaints.push(`${missing.join(', ')} missing: set all keys of ${provider}, or none for the sandbox.`);
    }
  }
  if (complaints.length > 0) throw new StartError(complaints.join('\n'));
  return without;
}
