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
  ...PROVIDER_VARIABLES,
  ...OPENING_VARIABLES,
  /** At least 16 characters, which a collector says to read `/metrics`; unset, there is no such path. */
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
  /** One of the stores that are open. */
  readonly defaultMarket: Market;
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
  /** Null: there are no metrics to read. */
  readonly metricsToken: string | null;
  /** What is exported to a collector; null for nothing. */
  readonly telemetry: TelemetrySettings | null;
  readonly logLevel: string;
}

const SANDBOX_ADDRESSES = Object.keys(settings.shape).filter((name) => name.endsWith('_API_URL'));

const setSandboxes = (given: GivenSettings) => SANDBOX_ADDRESSES.filter((name) => given[name] !== undefined);

/** Two equal secrets are a rotation that was not done: whoever set them believes that the old one has gone. */
function secretComplaints({ APP_SECRET: present, APP_SECRET_PREVIOUS: previous }: GivenSettings): string[] {
  const isSame = previous !== undefined && previous === present;
  return isSame ? ['APP_SECRET_PREVIOUS is wrong: it must differ from APP_SECRET.'] : [];
}

/** A warning for whoever starts a server that other machines can reach although it is not meant for them; null if there is none. */
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
