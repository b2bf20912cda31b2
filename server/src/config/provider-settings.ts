import { z } from 'zod';
import type { GivenSettings } from '../common/production-settings.ts';

const key = z.string().min(1).optional();
const sandbox = z.url({ protocol: /^https?$/ }).optional();

/** Keys of external services. Base URLs (`…_API_URL`) are those of sandboxes; unset means the service itself. */
export const PROVIDER_VARIABLES = {
  STRIPE_SECRET_KEY: key,
  STRIPE_PUBLISHABLE_KEY: key,
  STRIPE_WEBHOOK_SECRET: key,
  STRIPE_API_URL: sandbox,
  TOSS_SECRET_KEY: key,
  TOSS_API_URL: sandbox,
  NAVER_CLIENT_ID: key,
  NAVER_CLIENT_SECRET: key,
  NAVER_API_URL: sandbox,
  GOOGLE_CLIENT_ID: key,
  GOOGLE_CLIENT_SECRET: key,
  GOOGLE_API_URL: sandbox,
  POSTMARK_SERVER_TOKEN: z.string().min(1),
  /** The secret with which Postmark's webhooks authenticate; it is part of the URL that Postmark is given. */
  POSTMARK_WEBHOOK_SECRET: z
    .string()
    .regex(/^[A-Za-z0-9._~-]{16,}$/, 'must have at least 16 characters, which are letters, digits or one of - . _ ~'),
  POSTMARK_API_URL: sandbox,
  /** The message stream for news and offers; all other emails are sent through `outbound`. */
  POSTMARK_MARKETING_STREAM: z.string().min(1).default('broadcast'),
  /** Sender of emails: an address that Postmark has confirmed; defaults to the company's in the shop's settings. */
  EMAIL_FROM: z.email().optional(),
  EASYPOST_API_KEY: key,
  EASYPOST_WEBHOOK_SECRET: key,
  EASYPOST_API_URL: sandbox,
  DELIVERY_TRACKER_CLIENT_ID: key,
  DELIVERY_TRACKER_CLIENT_SECRET: key,
  DELIVERY_TRACKER_API_URL: sandbox,
} as const;

type ProviderValues = z.infer<z.ZodObject<typeof PROVIDER_VARIABLES>>;

/** The keys of each external service: either all or none of a service are set. */
export const PROVIDER_KEYS = {
  Stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  Postmark: ['POSTMARK_SERVER_TOKEN', 'POSTMARK_WEBHOOK_SECRET'],
  EasyPost: ['EASYPOST_API_KEY', 'EASYPOST_WEBHOOK_SECRET'],
  Toss: ['TOSS_SECRET_KEY'],
  Naver: ['NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET'],
  Google: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  'Delivery Tracker': ['DELIVERY_TRACKER_CLIENT_ID', 'DELIVERY_TRACKER_CLIENT_SECRET'],
} as const;

export type Provider = keyof typeof PROVIDER_KEYS;

/** The keys of a service that are not set. */
export const missingKeys = (provider: Provider, given: GivenSettings): readonly string[] =>
  PROVIDER_KEYS[provider].filter((name) => !given[name]);

export const hasKeys = (provider: Provider, given: GivenSettings): boolean => missingKeys(provider, given).length === 0;

/** A service with only some of its keys was meant to be used. Those of Postmark are always required. */
export function partialKeyComplaints(given: GivenSettings): string[] {
  const providers = (Object.keys(PROVIDER_KEYS) as Provider[]).filter((provider) => provider !== 'Postmark');
  return providers.flatMap((provider) => {
    const missing = missingKeys(provider, given);
    if (missing.length === PROVIDER_KEYS[provider].length) return [];
    return missing.map((name) => `${name} is missing: set all keys of ${provider}, or none.`);
  });
}

/** The shop's registration with a social sign-in provider. */
export interface OAuthSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Base address of a sandbox; null means the provider itself. */
  readonly apiUrl: string | null;
}

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string | null;
}

/** What a client of Stripe's API needs. */
export type StripeAccess = Pick<StripeSettings, 'secretKey' | 'apiUrl'>;

export interface TossSettings {
  readonly secretKey: string;
  readonly apiUrl: string | null;
}

export interface EasyPostSettings {
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string | null;
}

export interface PostmarkSettings {
  readonly serverToken: string;
  readonly webhookSecret: string;
  readonly apiUrl: string | null;
  readonly marketingStream: string;
  /** Null means the company's address. */
  readonly from: string | null;
}

/** The external services of a shop; null for each one without keys. */
export interface ProviderSettings {
  readonly stripe: StripeSettings | null;
  /** Issues virtual accounts and cash receipts. */
  readonly toss: TossSettings | null;
  readonly social: { readonly naver: OAuthSettings | null; readonly google: OAuthSettings | null };
  readonly shipping: EasyPostSettings | null;
  /** Queried for parcel states in Korea. */
  readonly carrierTracking: OAuthSettings | null;
  readonly email: PostmarkSettings;
}

function readOAuth(
  clientId: string | undefined,
  clientSecret: string | undefined,
  apiUrl: string | undefined,
): OAuthSettings | null {
  return clientId && clientSecret ? { clientId, clientSecret, apiUrl: apiUrl ?? null } : null;
}

function readStripe(value: ProviderValues): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = value;
  const { STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl = null } = value;
  return secretKey && publishableKey && webhookSecret ? { secretKey, publishableKey, webhookSecret, apiUrl } : null;
}

function readEasyPost(value: ProviderValues): EasyPostSettings | null {
  const { EASYPOST_API_KEY: apiKey, EASYPOST_WEBHOOK_SECRET: webhookSecret, EASYPOST_API_URL: apiUrl = null } = value;
  return apiKey && webhookSecret ? { apiKey, webhookSecret, apiUrl } : null;
}

export function readProviders(value: ProviderValues): ProviderSettings {
  const { TOSS_SECRET_KEY: tossKey, TOSS_API_URL: tossUrl } = value;
  return {
    stripe: readStripe(value),
    toss: tossKey ? { secretKey: tossKey, apiUrl: tossUrl?.replace(/\/$/, '') ?? null } : null,
    social: {
      naver: readOAuth(value.NAVER_CLIENT_ID, value.NAVER_CLIENT_SECRET, value.NAVER_API_URL),
      google: readOAuth(value.GOOGLE_CLIENT_ID, value.GOOGLE_CLIENT_SECRET, value.GOOGLE_API_URL),
    },
    shipping: readEasyPost(value),
    carrierTracking: readOAuth(
      value.DELIVERY_TRACKER_CLIENT_ID,
      value.DELIVERY_TRACKER_CLIENT_SECRET,
      value.DELIVERY_TRACKER_API_URL,
    ),
    email: {
      serverToken: value.POSTMARK_SERVER_TOKEN,
      webhookSecret: value.POSTMARK_WEBHOOK_SECRET,
      apiUrl: value.POSTMARK_API_URL ?? null,
      marketingStream: value.POSTMARK_MARKETING_STREAM,
      from: value.EMAIL_FROM ?? null,
    },
  };
}
