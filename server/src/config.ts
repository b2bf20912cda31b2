import { isIPv4 } from 'node:net';
import { MAXIMUM_UNDO_SECONDS } from '@eunbit/schema/status-undo';
import { z } from 'zod';
import { type GivenSettings, productionComplaints } from './common/production-settings.ts';
import { parseTrustedProxies, type TrustedProxies } from './common/trusted-proxies.ts';
import { readTelemetrySettings, TELEMETRY_VARIABLES, type TelemetrySettings } from './telemetry/telemetry-settings.ts';

/** A setting that cannot be used; `message` is one line per wrong variable, fit to be printed as it is. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(32, 'must have at least 32 characters');
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const proxies = z.string().transform((value, context) => {
  const parsed = parseTrustedProxies(value);
  if (parsed === null || !('complaint' in parsed)) return parsed;
  context.addIssue({ code: 'custom', message: parsed.complaint });
  return z.NEVER;
});

const parseUrl = (value: string) => (URL.canParse(value) ? new URL(value) : null);

/** Whether an address names nothing but scheme, host and port. */
function hasNoPath(value: string): boolean {
  const url = parseUrl(value);
  return url !== null && url.href === `${url.origin}/`;
}

/** Whether it is scheme and host alone. The host's characters are fit for a header and a policy. */
function isOrigin(value: string): boolean {
  return hasNoPath(value) && /^https?:\/\/[a-z0-9.-]+(:\d+)?$/.test(new URL(value).origin);
}

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** What this process does: answer requests, run the jobs, or both. Of all processes, one at least has to run jobs. */
  ROLE: z.enum(['web', 'jobs', 'all']).default('all'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(4000),
  /** Where browsers reach the shop; cookies, links and WebSocket origins go by it. Needed in production. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(hasNoPath, 'must be an origin such as https://shop.example.com, without a path')
    .optional(),
  /** An origin of its own for the page of the Korean postcode search, on another host name of the same servers. */
  POSTCODE_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://postcode.example.com, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Origin of a CDN or bucket that pages load their hashed files from; unset, they come from the shop itself. */
  ASSET_BASE: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://cdn.example.com, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Path of a module that renders pages from the sources in place of the builds; `npm run dev` sets it. */
  PAGES_MODULE: z.string().optional(),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://'),
  /** `yes`: production is a rehearsal, in which base addresses of sandboxes may be set. Of no meaning elsewhere. */
  ALLOW_SANDBOXES: z.enum(['yes', 'no']).default('no'),
  /** Time for a request to arrive in whole; the longest are pictures of 10 MB. */
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().min(1).max(600).default(60),
  /** How long a stopping process goes on serving after `/readyz` has said no, until load balancers have noticed. */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).optional(),
  /** How long running requests and jobs have after that; the platform must not kill the process before. */
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(1).max(300).default(15),
  /** How long staff can undo a status change, in which it has no effect; 0: changes take effect at once. */
  UNDO_SECONDS: z.coerce.number().int().min(0).max(MAXIMUM_UNDO_SECONDS).default(10),
  DEFAULT_MARKET: z.enum(['KR', 'US']).default('KR'),
  /** Path of a MaxMind-format database with more than countries; the built-in one knows countries only. */
  GEOIP_DATABASE: z.string().optional(),
  /** The proxies in front of the shop, whose X-Forwarded-… headers are believed; unset, nobody's are. */
  TRUST_PROXY: proxies.optional(),
  /** Browsers may run the operations of storefront and back office, and no others. */
  PERSISTED_OPERATIONS_ONLY: flag.default(false),
  /** Open WebSockets of one address (of IPv6, of one /64) and of this process; further ones are refused. */
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
  SOCKETS_MAXIMUM: z.coerce.number().int().min(1).default(5000),
  /** Units that one network may hold or have ordered without paying, before proofs are asked for (STOCK-16). */
  OPEN_UNITS_PER_NETWORK: z.coerce.number().int().min(5).default(20),
  /** Signs access tokens and encrypts guest pass codes. */
  APP_SECRET: secret,
  /** A second secret that is accepted while one takes the other's place: first the new one, then the one of before. */
  APP_SECRET_PREVIOUS: secret.optional(),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  /** Base address of a Stripe sandbox; unset means Stripe itself. */
  STRIPE_API_URL: z.url().optional(),
  TOSS_SECRET_KEY: z.string().min(1),
  /** Base address of a Toss Payments sandbox; unset means Toss Payments itself. */
  TOSS_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  NAVER_CLIENT_ID: z.string().min(1),
  NAVER_CLIENT_SECRET: z.string().min(1),
  GOOGLE_CLIENT_ID: z.string().min(1),
  GOOGLE_CLIENT_SECRET: z.string().min(1),
  /** Base addresses of a sandbox; unset means Naver and Google themselves. */
  NAVER_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  GOOGLE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  POSTMARK_SERVER_TOKEN: z.string().min(1),
  /** What Postmark's webhooks say to be believed; it stands in the address that Postmark is given. */
  POSTMARK_WEBHOOK_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{16,}$/, 'must have at least 16 characters, which are letters, digits or one of - . _ ~'),
  /** Base address of a Postmark sandbox; unset means Postmark itself. */
  POSTMARK_API_URL: z.url().optional(),
  EASYPOST_API_KEY: z.string().min(1),
  EASYPOST_WEBHOOK_SECRET: z.string().min(1),
  /** Base address of an EasyPost sandbox; unset means EasyPost itself. */
  EASYPOST_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Both, or none where staff say what becomes of parcels in Korea. */
  DELIVERY_TRACKER_CLIENT_ID: z.string().min(1).optional(),
  DELIVERY_TRACKER_CLIENT_SECRET: z.string().min(1).optional(),
  /** Base address of a sandbox; unset means Delivery Tracker itself. */
  DELIVERY_TRACKER_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The message stream for news and offers; all other emails go through `outbound`. */
  POSTMARK_MARKETING_STREAM: z.string().min(1).default('broadcast'),
  /** Where emails come from: an address that Postmark has confirmed; unset means the company's, of the shop's settings. */
  EMAIL_FROM: z.email().optional(),
  /** At least 16 characters, which a collector says to read `/metrics`; unset, there is no such path. */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters and no space')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ...TELEMETRY_VARIABLES,
});

/** What the shop is registered as with a provider that people sign in with. */
export interface OAuthSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base address of a sandbox; null means the provider itself. */
  readonly apiUrl: string | null;
}

export interface Config {
  readonly environment: 'development' | 'test' | 'production';
  readonly production: boolean;
  /** Production mode with sandboxes in the place of providers: nothing that is bought or sent is real. */
  readonly rehearsal: boolean;
  /** Shoppers see no sample data: real people read this shop (STORE-19). */
  readonly hidesSamples: boolean;
  /** `jobs`: it answers probes alone; `web`: another process runs the jobs. */
  readonly role: 'web' | 'jobs' | 'all';
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | null;
  /** Where the page of the Korean postcode search has an origin of its own; null: it is at the shop's, without one. */
  readonly postcodeOrigin: string | null;
  /** Origin that pages load their hashed files from; null: the shop's own. */
  readonly assetBase: string | null;
  /** The module of a development server that renders pages from the sources; null: they are built. */
  readonly pagesModule: string | null;
  readonly mongodbUri: string;
  /** For a request to arrive in whole. */
  readonly requestTimeoutSeconds: number;
  /** Five in production unless set, else none. */
  readonly shutdownDelaySeconds: number;
  /** For running requests and jobs of a stopping process. */
  readonly shutdownGraceSeconds: number;
  /** For staff to undo a status change; 0: none. */
  readonly undoSeconds: number;
  readonly defaultMarket: 'KR' | 'US';
  readonly geoipDatabase: string | null;
  /** Whose X-Forwarded-… headers are believed; null: nobody's. */
  readonly trustedProxies: TrustedProxies | null;
  /** Browsers may run the operations of storefront and back office, and no others. */
  readonly persistedOperationsOnly: boolean;
  /** How many WebSockets may be open at this process. */
  readonly sockets: { readonly perAddress: number; readonly total: number };
  /** See OPEN_UNITS_PER_NETWORK. */
  readonly openUnitsPerNetwork: number;
  readonly appSecret: string;
  /** Accepted beside `appSecret`; null but for a rotation. */
  readonly previousAppSecret: string | null;
  readonly stripe: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
    readonly apiUrl: string | null;
  };
  /** Issues virtual accounts. */
  readonly toss: { readonly secretKey: string; readonly apiUrl: string | null };
  readonly social: { readonly naver: OAuthSettings; readonly google: OAuthSettings };
  readonly shipping: {
    readonly apiKey: string;
    readonly webhookSecret: string;
    /** Base address of a sandbox; null means EasyPost itself. */
    readonly apiUrl: string | null;
  };
  /** Keys of the service that is asked for news of parcels in Korea; null where none is. */
  readonly carrierTracking: {
    readonly clientId: string;
    readonly clientSecret: string;
    readonly apiUrl: string | null;
  } | null;
  readonly email: {
    readonly serverToken: string;
    readonly webhookSecret: string;
    readonly apiUrl: string | null;
    readonly marketingStream: string;
    /** Null means the company's address. */
    readonly from: string | null;
  };
  /** Null: there are no metrics to read. */
  readonly metricsToken: string | null;
  /** What is exported to a collector; null for nothing. */
  readonly telemetry: TelemetrySettings | null;
  readonly logLevel: string;
}

const SANDBOX_ADDRESSES = Object.keys(settings.shape).filter((name) => name.endsWith('_API_URL'));

const setSandboxes = (given: GivenSettings) => SANDBOX_ADDRESSES.filter((name) => given[name] !== undefined);

/** What would give the scripts of the postcode search an origin that the shop has, or that others can write into. */
function postcodeOriginComplaints({
  POSTCODE_ORIGIN: postcode,
  PUBLIC_URL: shop,
  NODE_ENV: mode,
}: GivenSettings): string[] {
  const hostname = postcode && parseUrl(postcode)?.hostname;
  if (!hostname) return [];
  const complaints: string[] = [];
  if (mode === 'production' && parseUrl(postcode)?.protocol !== 'https:') {
    complaints.push('POSTCODE_ORIGIN is wrong: it must begin with https:// in production.');
  }
  // Another port of the host would not do: cookies are sent to all of them.
  if (hostname === parseUrl(shop ?? 'http://localhost')?.hostname) {
    complaints.push("POSTCODE_ORIGIN is wrong: it must have another host name than the shop's, PUBLIC_URL.");
  }
  return complaints;
}

/** Browsers refuse scripts that a page served by https would load by http. */
function assetBaseComplaints({ ASSET_BASE: base, PUBLIC_URL: shop }: GivenSettings): string[] {
  const isMixed = parseUrl(base ?? '')?.protocol === 'http:' && parseUrl(shop ?? '')?.protocol === 'https:';
  return isMixed ? ['ASSET_BASE is wrong: it must begin with https://, as PUBLIC_URL does.'] : [];
}

/** Two equal secrets are a rotation that was not done: whoever set them believes that the old one has gone. */
function secretComplaints({ APP_SECRET: present, APP_SECRET_PREVIOUS: previous }: GivenSettings): string[] {
  const isSame = previous !== undefined && previous === present;
  return isSame ? ['APP_SECRET_PREVIOUS is wrong: it must differ from APP_SECRET.'] : [];
}

/** A process that only runs jobs does not know by itself where the shop is, which its emails lead to. */
function publicUrlComplaints({ PUBLIC_URL: shop, NODE_ENV: mode, ROLE: role }: GivenSettings): string[] {
  const isNeeded = mode === 'production' || role === 'jobs';
  return isNeeded && shop === undefined ? ['PUBLIC_URL is missing.'] : [];
}

const DELIVERY_TRACKER_KEYS = ['DELIVERY_TRACKER_CLIENT_ID', 'DELIVERY_TRACKER_CLIENT_SECRET'] as const;

function carrierTrackingComplaints(given: GivenSettings): string[] {
  const missing = DELIVERY_TRACKER_KEYS.filter((name) => given[name] === undefined);
  return missing.length === 1 ? [`${missing[0]} is missing: set both keys of Delivery Tracker, or none.`] : [];
}

function readCarrierTracking(value: z.infer<typeof settings>): Config['carrierTracking'] {
  const { DELIVERY_TRACKER_CLIENT_ID: clientId, DELIVERY_TRACKER_CLIENT_SECRET: clientSecret } = value;
  const apiUrl = value.DELIVERY_TRACKER_API_URL ?? null;
  return clientId && clientSecret ? { clientId, clientSecret, apiUrl } : null;
}

/** A warning for whoever starts a server that other machines can reach although it is not meant for them; null for none. */
export function exposureWarning({ production, host }: Pick<Config, 'production' | 'host'>): string | null {
  const isLoopback = host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));
  if (production || isLoopback) return null;
  return `HOST=${host}: other machines can reach this server, which does not run in production mode (NODE_ENV=production).`;
}

/** Reads the environment once; the only reader of it in the server. Throws `ConfigError` naming every wrong variable. */
export function readConfig(environment: GivenSettings): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  const lines = (parsed.error?.issues ?? []).map((issue) => {
    const name = issue.path.join('.');
    return given[name] === undefined ? `${name} is missing.` : `${name} is wrong: ${issue.message}.`;
  });
  lines.push(
    ...publicUrlComplaints(given),
    ...productionComplaints(given, setSandboxes(given)),
    ...postcodeOriginComplaints(given),
    ...assetBaseComplaints(given),
    ...secretComplaints(given),
    ...carrierTrackingComplaints(given),
  );
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines.join('\n'));
  const value = parsed.data;
  const production = value.NODE_ENV === 'production';
  const rehearsal = production && setSandboxes(given).length > 0;
  return {
    environment: value.NODE_ENV,
    production,
    rehearsal,
    hidesSamples: production && !rehearsal,
    role: value.ROLE,
    host: value.HOST,
    port: value.PORT,
    publicUrl: value.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    postcodeOrigin: value.POSTCODE_ORIGIN ?? null,
    assetBase: value.ASSET_BASE ?? null,
    pagesModule: value.PAGES_MODULE ?? null,
    mongodbUri: value.MONGODB_URI,
    requestTimeoutSeconds: value.REQUEST_TIMEOUT_SECONDS,
    shutdownDelaySeconds: value.SHUTDOWN_DELAY_SECONDS ?? (production ? 5 : 0),
    shutdownGraceSeconds: value.SHUTDOWN_GRACE_SECONDS,
    undoSeconds: value.UNDO_SECONDS,
    defaultMarket: value.DEFAULT_MARKET,
    geoipDatabase: value.GEOIP_DATABASE ?? null,
    trustedProxies: value.TRUST_PROXY ?? null,
    persistedOperationsOnly: value.PERSISTED_OPERATIONS_ONLY,
    sockets: { perAddress: value.SOCKETS_PER_ADDRESS, total: value.SOCKETS_MAXIMUM },
    openUnitsPerNetwork: value.OPEN_UNITS_PER_NETWORK,
    appSecret: value.APP_SECRET,
    previousAppSecret: value.APP_SECRET_PREVIOUS ?? null,
    stripe: {
      secretKey: value.STRIPE_SECRET_KEY,
      publishableKey: value.STRIPE_PUBLISHABLE_KEY,
      webhookSecret: value.STRIPE_WEBHOOK_SECRET,
      apiUrl: value.STRIPE_API_URL ?? null,
    },
    toss: {
      secretKey: value.TOSS_SECRET_KEY,
      apiUrl: value.TOSS_API_URL?.replace(/\/$/, '') ?? null,
    },
    social: {
      naver: {
        clientId: value.NAVER_CLIENT_ID,
        clientSecret: value.NAVER_CLIENT_SECRET,
        apiUrl: value.NAVER_API_URL ?? null,
      },
      google: {
        clientId: value.GOOGLE_CLIENT_ID,
        clientSecret: value.GOOGLE_CLIENT_SECRET,
        apiUrl: value.GOOGLE_API_URL ?? null,
      },
    },
    shipping: {
      apiKey: value.EASYPOST_API_KEY,
      webhookSecret: value.EASYPOST_WEBHOOK_SECRET,
      apiUrl: value.EASYPOST_API_URL ?? null,
    },
    carrierTracking: readCarrierTracking(value),
    email: {
      serverToken: value.POSTMARK_SERVER_TOKEN,
      webhookSecret: value.POSTMARK_WEBHOOK_SECRET,
      apiUrl: value.POSTMARK_API_URL ?? null,
      marketingStream: value.POSTMARK_MARKETING_STREAM,
      from: value.EMAIL_FROM ?? null,
    },
    metricsToken: value.METRICS_TOKEN ?? null,
    telemetry: readTelemetrySettings(value, value.ROLE),
    logLevel: value.LOG_LEVEL,
  };
}
