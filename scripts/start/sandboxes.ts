import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startStripeSandbox } from '../sandbox/stripe/server.ts';
import { StartError, type StartSettings } from './settings.ts';

/** What stands in for providers whose keys are not set, and the settings that lead the server to it. */
export interface Sandboxes {
  readonly environment: Readonly<Record<string, string>>;
  /** For the person who started the shop. */
  readonly descriptions: readonly string[];
  stop(): Promise<void>;
}

const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Values that only the sandbox knows. */
const SANDBOX_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
} as const;

/** Starts a sandbox for each provider without keys; in production a missing key is an error. */
export async function openSandboxes({ production, dataDir }: StartSettings, shopUrl: string): Promise<Sandboxes> {
  const missing = STRIPE_KEYS.filter((name) => !process.env[name]);
  if (missing.length === 0) return { environment: {}, descriptions: [], stop: async () => {} };
  if (production) throw new StartError(missing.map((name) => `${name} is missing.`).join('\n'));
  if (missing.length < STRIPE_KEYS.length) {
    throw new StartError(`${missing.join(', ')} missing: set all keys of Stripe, or none for the sandbox.`);
  }
  const dataPath = join(dataDir, 'stripe-sandbox');
  mkdirSync(dataPath, { recursive: true });
  const stripe = await startStripeSandbox({
    port: 0,
    dataPath,
    webhookUrl: `${shopUrl}/webhooks/stripe`,
    webhookSecret: SANDBOX_KEYS.STRIPE_WEBHOOK_SECRET,
  });
  return {
    environment: { ...SANDBOX_KEYS, STRIPE_API_URL: stripe.url },
    descriptions: [
      `Stripe sandbox at ${stripe.url} (no money moves; test cards 4242 4242 4242 4242, 4000 0000 0000 0002)`,
    ],
    stop: stripe.stop,
  };
}
