import { join } from 'node:path';
import { PROVIDER_KEYS, type Provider } from '@eunbit/server/config/provider-settings';
import { startCarrierTrackingSandbox } from './carrier-tracking/server.ts';
import type { Sandbox, SandboxPlace } from './common/sandbox.ts';
import { startEasyPostSandbox } from './easypost/server.ts';
import { DELIVERY_TRACKER_KEYS, SANDBOX_KEYS } from './keys.ts';
import { startOAuthSandbox } from './oauth/server.ts';
import { startPostmarkSandbox } from './postmark/server.ts';
import { startStripeSandbox } from './stripe/server.ts';
import { startVirtualAccountSandbox } from './virtual-account/server.ts';

interface SandboxKind {
  /** Also the name of its folder, and of its webhook path at the shop. */
  readonly name: string;
  /** Providers that it imitates. */
  readonly providers: readonly Provider[];
  start(place: SandboxPlace): Promise<Sandbox>;
  /** Message for the person who started it. */
  describe(url: string): string;
}

const SANDBOXES: readonly SandboxKind[] = [
  {
    name: 'stripe',
    providers: ['Stripe'],
    start: startStripeSandbox,
    describe: (url) => `Stripe sandbox at ${url} (no money moves; test cards 4242 4242 4242 4242, 4000 0000 0000 0002)`,
  },
  {
    name: 'postmark',
    providers: ['Postmark'],
    start: startPostmarkSandbox,
    describe: (url) => `Postmark sandbox at ${url} (no email leaves; read them at ${url}/sandbox/emails)`,
  },
  {
    name: 'oauth',
    providers: ['Naver', 'Google'],
    start: startOAuthSandbox,
    describe: (url) => `Sign-in sandbox for Naver and Google at ${url} (you say who signs in)`,
  },
  {
    name: 'easypost',
    providers: ['EasyPost'],
    start: startEasyPostSandbox,
    describe: (url) =>
      `EasyPost sandbox at ${url} (no parcel travels; "1 Nowhere Lane" is an address that does not exist)`,
  },
  {
    name: 'virtual-account',
    providers: ['Toss'],
    start: startVirtualAccountSandbox,
    describe: (url) => `Virtual account sandbox at ${url} (no money moves; open it to make a deposit)`,
  },
  {
    name: 'carrier-tracking',
    providers: ['Delivery Tracker'],
    start: startCarrierTrackingSandbox,
    describe: (url) => `Delivery Tracker sandbox at ${url} (no parcel travels; POST /sandbox/parcels/NUMBER/delivered)`,
  },
];

const KEYS = { ...SANDBOX_KEYS, ...DELIVERY_TRACKER_KEYS };

/** The settings with which a shop uses the sandbox of a provider. */
function settingsOf(provider: Provider, url: string): (readonly [name: string, value: string])[] {
  const keys = PROVIDER_KEYS[provider];
  const apiUrl = `${provider.toUpperCase().replace(' ', '_')}_API_URL`;
  return [...keys.map((name) => [name, KEYS[name]] as const), [apiUrl, url]];
}

interface SandboxesOptions {
  readonly dataDir: string | undefined;
  readonly shopUrl: string;
  /** Port of the first sandbox, each further one has the next; 0 for free ports. */
  readonly firstPort: number;
}

/** Sandboxes for providers, and the settings with which a shop uses them. */
export interface Sandboxes {
  readonly environment: Readonly<Record<string, string>>;
  /** Messages for the person who started them. */
  readonly descriptions: readonly string[];
  stop(): Promise<void>;
}

/** Starts the sandboxes of the given providers. */
export async function startSandboxes(
  wanted: ReadonlySet<Provider>,
  { dataDir, shopUrl, firstPort }: SandboxesOptions,
): Promise<Sandboxes> {
  const kinds = SANDBOXES.filter(({ providers }) => providers.some((provider) => wanted.has(provider)));
  const started = await Promise.all(
    kinds.map(async ({ name, providers, start, describe }, index) => {
      const { url, stop } = await start({
        port: firstPort && firstPort + index,
        webhookUrl: `${shopUrl}/webhooks/${name}`,
        ...(dataDir && { dataPath: join(dataDir, `${name}-sandbox`) }),
      });
      const led = providers.filter((provider) => wanted.has(provider));
      return { settings: led.flatMap((provider) => settingsOf(provider, url)), description: describe(url), stop };
    }),
  );
  return {
    environment: Object.fromEntries(started.flatMap(({ settings }) => settings)),
    descriptions: started.map(({ description }) => description),
    stop: async () => void (await Promise.all(started.map(({ stop }) => stop()))),
  };
}
