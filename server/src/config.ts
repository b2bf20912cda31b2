import { isIPv4 } from 'node:net';
import type { Market } from '@eunbit/schema/market';
import type { Openings } from '@eunbit/schema/openings';
import { MAXIMUM_UNDO_SECONDS } from '@eunbit/schema/status-undo';
import { z } from 'zod';
import { type GivenSettings, productionComplaints } from './common/production-settings.ts';
import { parseTrustedProxies, type TrustedProxies } from './common/trusted-proxies.ts';
import { addressComplaints, hasNoPath, isOrigin } from './config/addresses.ts';
import { OPENING_VARIABLES, openingComplaints, readOpenings } from './config/openings.ts';
import {
  PROVIDER_VARIABLES,
  type ProviderSettings,
  partialKeyComplaints,
  readProviders,
} from './config/provider-settings.ts';
import { readTelemetrySettings, TELEMETRY_VARIABLES, type TelemetrySettings } from './telemetry/telemetry-settings.ts';

/** An invalid setting; `message` has one line per invalid variable and can be printed as it is. */
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

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** What this process does: serve requests, run the jobs, or both. At least one process has to run jobs. */
  ROLE: z.enum(['web', 'jobs', 'all']).default('all'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(4000),
  /** The shop's public URL, which cookies, links and WebSocket origins depend on. Required in production. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(hasNoPath, 'must be an origin such as https://shop.example.com, without a path')
    .optional(),
  /** A separate origin for the Korean postcode search page, on another host name of the same servers. */
  POSTCODE_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://postcode.example.com, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Origin of a CDN or bucket that pages load their hashed files from; defaults to the shop itself. */
  ASSET_BASE: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://cdn.example.com, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Path of a module that renders pages from the sources instead of the builds; `npm run dev` sets it. */
  PAGES_MODULE: z.string().optional(),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must start with mongodb:// or mongodb+srv://'),
  /** `yes`: production is a rehearsal, in which base URLs of sandboxes may be set. Ignored in other modes. */
  ALLOW_SANDBOXES: z.enum(['yes', 'no']).default('no'),
  /** Time for a complete request to arrive; the longest are pictures of 10 MB. */
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().min(1).max(600).default(60),
  /** How long a stopping process keeps serving after `/readyz` fails, until load balancers have noticed. */
  SHUTDOWN_DELAY_SECONDS: z.coerce.number().min(0).max(300).optional(),
  /** How long running requests and jobs may take after that; the platform must not kill the process earlier. */
  SHUTDOWN_GRACE_SECONDS: z.coerce.number().min(1).max(300).default(15),
  /** How long staff can undo a status change before it takes effect; 0 for no delay. */
  UNDO_SECONDS: z.coerce.number().int().min(0).max(MAXIMUM_UNDO_SECONDS).default(10),
  /** Path of a MaxMind-format database with more than countries; the bundled one only has countries. */
  GEOIP_DATABASE: z.string().optional(),
  /** The proxies in front of the shop, whose X-Forwarded-… headers are trusted; by default, none. */
  TRUST_PROXY: proxies.optional(),
  /** Browsers may only run the operations of storefront and back office. */
  PERSISTED_OPERATIONS_ONLY: flag.default(false),
  /** Maximum open WebSockets per address (for IPv6, per /64) and of this process; further ones are rejected. */
  SOCKETS_PER_ADDRESS: z.coerce.number().int().min(1).default(100),
  SOCKETS_MAXIMUM: z.coerce.number().int().min(1).default(5000),
  /** Units that one network may hold or have ordered without paying, before a bot check is required (STOCK-16). */
  OPEN_UNITS_PER_NETWORK: z.coerce.number().int().min(5).default(20),
  /** Signs access tokens and encrypts guest pass codes. */
  APP_SECRET: secret,
  /** A second accepted secret during a rotation: first the new one, then the previous one. */
  APP_SECRET_PREVIOUS: secret.optional(),
  ...PROVIDER_VARIABLES,
  ...OPENING_VARIABLES,
  /** A token of at least 16 characters that a collector sends to read `/metrics`; without it, the path does not exist. */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'must have at least 16 characters and no space')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  ...TELEMETRY_VARIABLES,
});

export interface Config extends ProviderSettings {
  readonly open: Openings;
  readonly environment: 'development' | 'test' | 'production';
  readonly production: boolean;
  /** Production mode with sandboxes instead of providers: no purchase and no email is real. */
  readonly rehearsal: boolean;
  /** Shoppers see no sample data, since the shop is public (STORE-19). */
  readonly hidesSamples: boolean;
  /** `jobs`: serves only probes; `web`: another process runs the jobs. */
  readonly role: 'web' | 'jobs' | 'all';
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string | null;
  /** Separate origin of the Korean postcode search page; null if the page is at the shop's origin. */
  readonly postcodeOrigin: string | null;
  /** Origin that pages load their hashed files from; null for the shop's own. */
  readonly assetBase: string | null;
  /** The module of a development server that renders pages from the sources; null to use the builds. */
  readonly pagesModule: string | null;
  readonly mongodbUri: string;
  /** Time for a complete request to arrive. */
  readonly requestTimeoutSeconds: number;
  /** Five in production unless set, otherwise 0. */
  readonly shutdownDelaySeconds: number;
  /** Time for running requests and jobs of a stopping process. */
  readonly shutdownGraceSeconds: number;
  /** Time for staff to undo a status change; 0 for none. */
  readonly undoSeconds: number;
  /** One of the open stores. */
  readonly defaultMarket: Market;
  readonly geoipDatabase: string | null;
  /** The proxies whose X-Forwarded-… headers are trusted; null for none. */
  readonly trustedProxies: TrustedProxies | null;
  /** Browsers may only run the operations of storefront and back office. */
  readonly persistedOperationsOnly: boolean;
  /** Maximum open WebSockets of this process. */
  readonly sockets: { readonly perAddress: number; readonly total: number };
  /** See OPEN_UNITS_PER_NETWORK. */
  readonly openUnitsPerNetwork: number;
  readonly appSecret: string;
  /** Accepted in addition to `appSecret`; null except during a rotation. */
  readonly previousAppSecret: string | null;
  /** Null if there is no `/metrics`. */
  readonly metricsToken: string | null;
  /** The signals exported to a collector; null for none. */
  readonly telemetry: TelemetrySettings | null;
  readonly logLevel: string;
}

const SANDBOX_ADDRESSES = Object.keys(settings.shape).filter((name) => name.endsWith('_API_URL'));

const setSandboxes = (given: GivenSettings) => SANDBOX_ADDRESSES.filter((name) => given[name] !== undefined);

/** Two equal secrets are a failed rotation: the operator would believe that the old one is no longer accepted. */
function secretComplaints({ APP_SECRET: present, APP_SECRET_PREVIOUS: previous }: GivenSettings): string[] {
  const isSame = previous !== undefined && previous === present;
  return isSame ? ['APP_SECRET_PREVIOUS is wrong: it must differ from APP_SECRET.'] : [];
}

/** A warning if other machines can reach a server that is not meant for them; null otherwise. */
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
    ...addressComplaints(given),
    ...productionComplaints(given, setSandboxes(given)),
    ...secretComplaints(given),
    ...partialKeyComplaints(given),
    ...openingComplaints(given),
  );
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines.join('\n'));
  const value = parsed.data;
  const production = value.NODE_ENV === 'production';
  const open = readOpenings(value.STORES, given);
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
    open,
    defaultMarket: value.DEFAULT_MARKET ?? open.stores[0] ?? 'KR',
    geoipDatabase: value.GEOIP_DATABASE ?? null,
    trustedProxies: value.TRUST_PROXY ?? null,
    persistedOperationsOnly: value.PERSISTED_OPERATIONS_ONLY,
    sockets: { perAddress: value.SOCKETS_PER_ADDRESS, total: value.SOCKETS_MAXIMUM },
    openUnitsPerNetwork: value.OPEN_UNITS_PER_NETWORK,
    appSecret: value.APP_SECRET,
    previousAppSecret: value.APP_SECRET_PREVIOUS ?? null,
    ...readProviders(value),
    metricsToken: value.METRICS_TOKEN ?? null,
    telemetry: readTelemetrySettings(value, value.ROLE),
    logLevel: value.LOG_LEVEL,
  };
}
