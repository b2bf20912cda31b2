import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Idempotency } from '../common/idempotency.ts';
import type { Collection } from '../common/store.ts';
import type { WebhookSender } from '../common/webhook-sender.ts';
import type { CardBehaviour } from './cards.ts';
import type { Form } from './form.ts';

/** The pending step of an intent. */
export type PendingStep =
  | { kind: 'authentication'; paymentMethodId: string; returnUrl: string | null }
  /** `at` in milliseconds since 1970. */
  | { kind: 'settlement'; paymentMethodId: string; at: number; outcome: 'succeeded' | 'failed' };

export interface StoredIntent {
  id: string;
  intent: Stripe.PaymentIntent;
  step: PendingStep | null;
}

export interface StoredPaymentMethod {
  id: string;
  paymentMethod: Stripe.PaymentMethod;
  behaviour: CardBehaviour;
}

export interface AccountSetup {
  country: string;
  chargesEnabled: boolean;
  payoutsEnabled: boolean;
  /** Requirements that Stripe still has, such as `external_account`. */
  due: string[];
  /** Whether the account has an endpoint for the sandbox's webhooks. */
  hasEndpoint: boolean;
  endpointEnabled: boolean;
  /** `*` for all events. */
  endpointEvents: string[];
  taxActive: boolean;
  /** US states. */
  registeredIn: string[];
  /** Whether the domain of the webhooks is registered for wallets. */
  domainRegistered: boolean;
}

/** Makes the next payments stay in `processing` for a while, like bank debits, instead of settling at once. */
interface ProcessingOrder {
  count: number;
  milliseconds: number;
  outcome: 'succeeded' | 'failed';
}

/** State shared by the handlers. */
export interface SandboxContext {
  readonly intents: Collection<StoredIntent>;
  readonly paymentMethods: Collection<StoredPaymentMethod>;
  readonly charges: Collection<Stripe.Charge>;
  readonly refunds: Collection<Stripe.Refund>;
  readonly disputes: Collection<Stripe.Dispute>;
  readonly transactions: Collection<Stripe.BalanceTransaction>;
  readonly idempotency: Idempotency;
  /** The lines of the newest calculations of Stripe Tax, for further pages of their lists. */
  readonly calculations: Collection<{ id: string; lines: Stripe.Tax.CalculationLineItem[] }>;
  readonly webhooks: WebhookSender<Stripe.Event>;
  readonly setup: AccountSetup;
  processing: ProcessingOrder | null;
  readonly settlements: Set<NodeJS.Timeout>;
  /** The sandbox's address for browsers. */
  baseUrl: string;
}

/** One request to the API, after its key was checked. */
export interface ApiCall {
  params: Form;
  /** The `:id` of the path; empty if there is none. */
  id: string;
  /** Whether the request has a publishable key, so that it comes from a browser and must contain the intent's client secret. */
  isFromBrowser: boolean;
}

/** The API version of the sandbox's responses, which is that of the installed SDK. */
export const API_VERSION = '2026-10-28.endive';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function newId(prefix: string, length = 24): string {
  return `${prefix}_${Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

type EventType =
  | `charge.dispute.${'closed' | 'created' | 'funds_reinstated' | 'funds_withdrawn' | 'updated'}`
  | 'charge.refunded'
  | `payment_intent.${'amount_capturable_updated' | 'canceled' | 'payment_failed' | 'processing' | 'succeeded'}`
  | `refund.${'created' | 'failed' | 'updated'}`;

/** Sends a webhook event to the shop. */
export function publish({ webhooks }: SandboxContext, type: EventType, object: object): void {
  webhooks.send({
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowInSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } as Stripe.Event);
}

export function saveIntent(
  { intents }: SandboxContext,
  intent: Stripe.PaymentIntent,
  step: PendingStep | null = null,
): Stripe.PaymentIntent {
  return intents.put({ id: intent.id, intent, step }).intent;
}

/** Formats an amount, such as `$8.99` and `₩7,120`. */
export function formatAmount(amount: number, currency: string): string {
  const units = currency === 'krw' ? amount : amount / 100;
  return units.toLocaleString('en', { style: 'currency', currency });
}
