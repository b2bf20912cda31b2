import { type Sandboxes, startSandboxes } from '../sandbox/sandboxes.ts';
import { providersWithoutKeys } from './provider-keys.ts';
import type { StartSettings } from './settings.ts';

/** Starts a sandbox for each provider without keys; none in production. */
export function openSandboxes({ production, dataDir }: StartSettings, shopUrl: string): Promise<Sandboxes> {
  return startSandboxes(providersWithoutKeys(production, process.env), { dataDir, shopUrl, firstPort: 0 });
}
