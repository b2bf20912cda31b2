import type Stripe from 'stripe';
import type { StripeSettings } from '../../config/provider-settings.ts';
import { answered, failed, type SetupAnswer } from '../setup-answer.ts';
import { loadStripe } from '../stripe-sdk.ts';

export interface StripeAccountState {
  readonly country: string | null;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly cardPayments: string | null;
  /** Requirements that Stripe still needs, such as `external_account`. */
  readonly due: readonly string[];
}

export interface StripeEndpointState {
  readonly url: string;
  readonly enabled: boolean;
  readonly events: readonly string[];
  /** Null for the account's default. */
  readonly apiVersion: string | null;
}

export interface StripeDomainState {
  readonly name: string;
  readonly enabled: boolean;
  /** Wallets that are not active on this domain. */
  readonly inactive: readonly string[];
}

export interface StripeTaxState {
  readonly active: boolean;
  readonly missing: readonly string[];
  readonly registrations: readonly {
    readonly country: string;
    readonly state: string | null;
    readonly active: boolean;
  }[];
}

/** The shop's setup at Stripe. Each part is read separately: a restricted key may read only some of them. */
export interface StripeSetup {
  /** The API version that the shop uses. */
  readonly apiVersion: string;
  readonly account: SetupAnswer<StripeAccountState>;
  readonly endpoints: SetupAnswer<readonly StripeEndpointState[]>;
  readonly domains: SetupAnswer<readonly StripeDomainState[]>;
  readonly tax: SetupAnswer<StripeTaxState>;
  /** Whether Stripe knows the publishable key. */
  readonly publishableKey: SetupAnswer<true>;
}

type Settings = Pick<StripeSettings, 'secretKey' | 'publishableKey' | 'apiUrl'>;

/** Stripe's maximum page size; no shop has more endpoints, domains or registrations. */
const LIMIT = 100;

/** An invalid intent id: with a known key, Stripe responds that the intent does not exist. */
const NO_INTENT = 'pi_000000000000000000000000';

async function ask<T>(work: () => Promise<T>): Promise<SetupAnswer<T>> {
  try {
    return answered(await work());
  } catch (error) {
    const { type, statusCode, message } = error as Partial<Stripe.errors.StripeError> & Error;
    if (type === 'StripeAuthenticationError' || statusCode === 401) return failed('KEY_REFUSED', message);
    if (type === 'StripePermissionError' || statusCode === 403) return failed('NOT_ALLOWED', message);
    return failed('NO_ANSWER', message);
  }
}

function toAccount(account: Stripe.Account): StripeAccountState {
  const { requirements } = account;
  return {
    country: account.country ?? null,
    chargesEnabled: account.charges_enabled,
    payoutsEnabled: account.payouts_enabled,
    cardPayments: account.capabilities?.card_payments ?? null,
    due: [...new Set([...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])])],
  };
}

const toEndpoint = (endpoint: Stripe.WebhookEndpoint): StripeEndpointState => ({
  url: endpoint.url,
  enabled: endpoint.status === 'enabled',
  events: endpoint.enabled_events,
  apiVersion: endpoint.api_version,
});

function toDomain(domain: Stripe.PaymentMethodDomain): StripeDomainState {
  const wallets = { 'Apple Pay': domain.apple_pay, 'Google Pay': domain.google_pay, Link: domain.link };
  const inactive = Object.entries(wallets).flatMap(([name, wallet]) => (wallet?.status === 'active' ? [] : [name]));
  return { name: domain.domain_name, enabled: domain.enabled, inactive };
}

async function readTax(stripe: Stripe): Promise<StripeTaxState> {
  const [settings, registrations] = await Promise.all([
    stripe.tax.settings.retrieve(),
    stripe.tax.registrations.list({ limit: LIMIT, status: 'all' }),
  ]);
  return {
    active: settings.status === 'active',
    missing: settings.status_details.pending?.missing_fields ?? [],
    registrations: registrations.data.map(({ country, country_options: options, status }) => ({
      country,
      state: options.us?.state ?? null,
      active: status === 'active',
    })),
  };
}

/** With a known key, Stripe responds that the intent does not exist, otherwise that the key is invalid. */
async function knowsPublishableKey(stripe: Stripe): Promise<true> {
  try {
    await stripe.paymentIntents.retrieve(NO_INTENT, { client_secret: `${NO_INTENT}_secret_0` });
  } catch (error) {
    const { type } = error as Partial<Stripe.errors.StripeError>;
    if (type !== 'StripeInvalidRequestError') throw error;
  }
  return true;
}

/** Read-only. Takes at most `timeoutMs`. */
export async function readStripeSetup(settings: Settings, timeoutMs: number): Promise<StripeSetup> {
  const limits = { timeout: timeoutMs, maxNetworkRetries: 0 };
  const stripe = await loadStripe(settings, limits);
  const inBrowser = await loadStripe({ ...settings, secretKey: settings.publishableKey }, limits);
  const [account, endpoints, domains, tax, publishableKey] = await Promise.all([
    ask(async () => toAccount(await stripe.accounts.retrieveCurrent())),
    ask(async () => (await stripe.webhookEndpoints.list({ limit: LIMIT })).data.map(toEndpoint)),
    ask(async () => (await stripe.paymentMethodDomains.list({ limit: LIMIT })).data.map(toDomain)),
    ask(() => readTax(stripe)),
    ask(() => knowsPublishableKey(inBrowser)),
  ]);
  return { apiVersion: stripe.getApiField('version'), account, endpoints, domains, tax, publishableKey };
}

/** Registers a domain for the wallets of Stripe's form; an already registered one is enabled and validated again. */
export async function registerWalletDomain(settings: Settings, name: string, timeoutMs: number): Promise<void> {
  const stripe = await loadStripe(settings, { timeout: timeoutMs, maxNetworkRetries: 0 });
  const { data } = await stripe.paymentMethodDomains.list({ domain_name: name, limit: 1 });
  const [known] = data;
  if (!known) {
    await stripe.paymentMethodDomains.create({ domain_name: name });
    return;
  }
  if (!known.enabled) await stripe.paymentMethodDomains.update(known.id, { enabled: true });
  await stripe.paymentMethodDomains.validate(known.id);
}
