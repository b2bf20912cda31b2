import { createHmac, randomUUID } from 'node:crypto';
import { type Answer, Refused } from '../common/sandbox.ts';
import { type Collection, Store } from '../common/store.ts';
import { WebhookSender } from '../common/webhook-sender.ts';
import { SANDBOX_KEYS } from '../keys.ts';
import type { Address } from './addresses.ts';

/** The part of EasyPost's objects that the sandbox itself reads; `../contracts/easypost.json` has their full shape. */
interface Thing {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface Rate extends Thing {
  readonly carrier: string;
  readonly service: string;
  /** In dollars. */
  readonly rate: string;
  readonly delivery_days: number;
}

export interface Tracker extends Thing {
  readonly tracking_code: string;
  readonly status: string;
  readonly updated_at: string;
  readonly carrier: string;
  /** Null until the carrier has reported. */
  readonly carrier_detail: object | null;
  readonly shipment_id: string;
  readonly tracking_details: readonly {
    readonly datetime: string;
    readonly message: string;
    readonly tracking_location: { readonly city: string | null; readonly state: string | null };
  }[];
}

export interface Shipment extends Thing {
  readonly reference: string | null;
  readonly to_address: Address;
  readonly from_address: Address;
  /** Weight in ounces. */
  readonly parcel: { readonly weight: number };
  readonly rates: readonly Rate[];
  readonly selected_rate: Rate | null;
  readonly postage_label: object | null;
  readonly tracking_code: string | null;
  readonly tracker: Tracker | null;
  readonly refund_status: 'submitted' | null;
}

interface AccountSetup {
  /** Whether the account has a webhook at the address to which the sandbox sends its events. */
  hasWebhook: boolean;
  webhookEnabled: boolean;
  /** Types such as `UspsAccount`. */
  carriers: string[];
}

export interface EasyPostContext {
  readonly store: Store;
  readonly shipments: Collection<Shipment>;
  readonly trackers: Collection<Tracker>;
  readonly webhooks: WebhookSender<Thing>;
  readonly setup: AccountSetup;
  baseUrl: string;
}

/** Starts with an account that is ready for a shop to open. */
export function createContext(webhookUrl: string | undefined): EasyPostContext {
  const store = new Store();
  const secret = SANDBOX_KEYS.EASYPOST_WEBHOOK_SECRET;
  const sign = (body: string) => createHmac('sha256', secret).update(body).digest('hex');
  const format = {
    render: (event: Thing) => JSON.stringify(event),
    buildHeaders: (body: string) => ({
      'X-Hmac-Signature': `hmac-sha256-hex=${sign(body)}`,
      'User-Agent': 'EasyPost Webhook/2.0 (sandbox)',
    }),
  };
  return {
    store,
    shipments: store.collection('shipment'),
    trackers: store.collection('tracker'),
    webhooks: new WebhookSender(store, format, webhookUrl),
    setup: { hasWebhook: true, webhookEnabled: true, carriers: ['UspsAccount'] },
    baseUrl: '',
  };
}

/** An id in EasyPost's format: the prefix, then 32 hexadecimal digits. */
export function newId(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '')}`;
}

/** A time in EasyPost's format, without fractions of a second. */
export function toSeconds(at = new Date()): string {
  return at.toISOString().replace(/\.\d+Z$/, 'Z');
}

/** The first fields of every EasyPost object. */
export function newThing<Kind extends string>(object: Kind, prefix: string) {
  const now = toSeconds();
  return { id: newId(prefix), object, mode: 'test', created_at: now, updated_at: now } as const;
}

/** An error in EasyPost's format; `field` is the name of a missing field. */
export function refuse(status: number, message: string, code = 'SANDBOX.FAULT', field?: string): Answer {
  const errors = field ? [{ field, message: 'cannot be blank' }] : [];
  return { status, body: { error: { code, message, errors } } };
}

export const refused = (code: string, message: string, status = 422, field?: string) =>
  new Refused(refuse(status, message, code, field));

export const notFound = () => refused('NOT_FOUND', 'The requested resource could not be found.', 404);
