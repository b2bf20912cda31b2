import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Provider } from '@eunbit/server/config/provider-settings';
import { DELIVERY_TRACKER_KEYS } from '../sandbox/carrier-tracking/keys.ts';
import { startCarrierTrackingSandbox } from '../sandbox/carrier-tracking/server.ts';
import { EASYPOST_KEYS } from '../sandbox/easypost/keys.ts';
import { startEasyPostSandbox } from '../sandbox/easypost/server.ts';
import { SANDBOX_CLIENTS, SANDBOX_SOCIAL_SETTINGS } from '../sandbox/oauth/keys.ts';
import { startOAuthSandbox } from '../sandbox/oauth/server.ts';
import { POSTMARK_KEYS } from '../sandbox/postmark/keys.ts';
import { startPostmarkSandbox } from '../sandbox/postmark/server.ts';
import { startStripeSandbox } from '../sandbox/stripe/server.ts';
import { startVirtualAccountSandbox } from '../sandbox/virtual-account/server.ts';
import { providersWithoutKeys } from './provider-keys.ts';
import type { StartSettings } from './settings.ts';

/** What stands in for providers whose keys are not set, and the settings that lead the server to it. */
export interface Sandboxes {
  readonly environment: Readonly<Record<string, string>>;
  /** For the person who started the shop. */
  readonly descriptions: readonly string[];
  stop(): Promise<void>;
}

/** Values that only the sandbox knows. */
const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
} as const;

const TOSS_SECRET_KEY = 'test_sk_sandbox';

const NONE: Sandboxes = { environment: {}, descriptions: [], stop: async () => {} };

async function openStripe(dataDir: string, shopUrl: string): Promise<Sandboxes> {
  const dataPath = join(dataDir, 'stripe-sandbox');
  mkdirSync(dataPath, { recursive: true });
  const { url, stop } = await startStripeSandbox({
    port: 0,
    dataPath,
    webhookUrl: `${shopUrl}/webhooks/stripe`,
    webhookSecret: STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
  });
  return {
    environment: { ...STRIPE_KEYS, STRIPE_API_URL: url },
    descriptions: [`Stripe sandbox at ${url} (no money moves; test cards 4242 4242 4242 4242, 4000 0000 0000 0002)`],
    stop,
  };
}

async function openVirtualAccounts(dataDir: string, shopUrl: string): Promise<Sandboxes> {
  const dataPath = join(dataDir, 'virtual-account-sandbox');
  mkdirSync(dataPath, { recursive: true });
  const callbackUrl = `${shopUrl}/webhooks/virtual-account`;
  const { url, stop } = await startVirtualAccountSandbox({
    port: 0,
    dataPath,
    secretKey: TOSS_SECRET_KEY,
    callbackUrl,
  });
  return {
    environment: { TOSS_SECRET_KEY, TOSS_API_URL: url },
    descriptions: [`Virtual account sandbox at ${url} (no money moves; open it to make a deposit)`],
    stop,
  };
}

async function openPostmark(dataDir: string, shopUrl: string): Promise<Sandboxes> {
  const dataPath = join(dataDir, 'postmark-sandbox');
  mkdirSync(dataPath, { recursive: true });
  const { url, stop } = await startPostmarkSandbox({
    port: 0,
    dataPath,
    serverToken: POSTMARK_KEYS.POSTMARK_SERVER_TOKEN,
    webhookUrl: `${shopUrl}/webhooks/postmark`,
    webhookSecret: POSTMARK_KEYS.POSTMARK_WEBHOOK_SECRET,
  });
  return {
    environment: { ...POSTMARK_KEYS, POSTMARK_API_URL: url },
    descriptions: [`Postmark sandbox at ${url} (no email leaves; read them at ${url}/sandbox/emails)`],
    stop,
  };
}

async function openEasyPost(dataDir: string, shopUrl: string): Promise<Sandboxes> {
  const dataPath = join(dataDir, 'easypost-sandbox');
  mkdirSync(dataPath, { recursive: true });
  const { url, stop } = await startEasyPostSandbox({
    port: 0,
    dataPath,
    apiKey: EASYPOST_KEYS.EASYPOST_API_KEY,
    webhookUrl: `${shopUrl}/webhooks/easypost`,
    webhookSecret: EASYPOST_KEYS.EASYPOST_WEBHOOK_SECRET,
  });
  return {
    environment: { ...EASYPOST_KEYS, EASYPOST_API_URL: url },
    descriptions: [
      `EasyPost sandbox at ${url} (no parcel travels; "1 Nowhere Lane" is an address that does not exist)`,
    ],
    stop,
  };
}

async function openCarrierTracking(): Promise<Sandboxes> {
  const { url, stop } = await startCarrierTrackingSandbox({ port: 0 });
  return {
    environment: { ...DELIVERY_TRACKER_KEYS, DELIVERY_TRACKER_API_URL: url },
    descriptions: [`Delivery Tracker sandbox at ${url} (no parcel travels; POST /sandbox/parcels/NUMBER/delivered)`],
    stop,
  };
}

/** One server for both; each is led to it only where its own keys are missing. */
async function openOAuth(without: ReadonlySet<Provider>): Promise<Sandboxes> {
  const { url, stop } = await startOAuthSandbox({ port: 0, clients: SANDBOX_CLIENTS });
  const names = (['Naver', 'Google'] as const).filter((name) => without.has(name));
  const settings = Object.entries({ ...SANDBOX_SOCIAL_SETTINGS, NAVER_API_URL: url, GOOGLE_API_URL: url });
  const isLed = ([setting]: [string, string]) => names.some((name) => setting.startsWith(name.toUpperCase()));
  return {
    environment: Object.fromEntries(settings.filter(isLed)),
    descriptions: [`Sign-in sandbox for ${names.join(' and ')} at ${url} (you say who signs in)`],
    stop,
  };
}

/** Starts a sandbox for each provider without keys; in production there is none. */
export async function openSandboxes({ production, dataDir }: StartSettings, shopUrl: string): Promise<Sandboxes> {
  const without = providersWithoutKeys(production, process.env);
  const opened = await Promise.all([
    without.has('Stripe') ? openStripe(dataDir, shopUrl) : NONE,
    without.has('Toss') ? openVirtualAccounts(dataDir, shopUrl) : NONE,
    without.has('Postmark') ? openPostmark(dataDir, shopUrl) : NONE,
    without.has('EasyPost') ? openEasyPost(dataDir, shopUrl) : NONE,
    without.has('Delivery Tracker') ? openCarrierTracking() : NONE,
    without.has('Naver') || without.has('Google') ? openOAuth(without) : NONE,
  ]);
  return {
    environment: Object.assign({}, ...opened.map(({ environment }) => environment)),
    descriptions: opened.flatMap(({ descriptions }) => descriptions),
    stop: async () => void (await Promise.all(opened.map(({ stop }) => stop()))),
  };
}
