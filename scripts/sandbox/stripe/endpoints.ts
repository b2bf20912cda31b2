import type Stripe from 'stripe';
import type { Collection } from '../common/collection.ts';
import { ACCOUNT_ENDPOINTS } from './account-endpoints.ts';
import type { Endpoint } from './api.ts';
import { readBalance } from './balance.ts';
import type { SandboxContext } from './context.ts';
import { noSuch } from './failures.ts';
import { type Form, toText, toTexts } from './form.ts';
import { findIntent } from './intent-access.ts';
import { cancelIntent, captureIntent } from './intent-close.ts';
import { confirmIntent } from './intent-confirm.ts';
import { createIntent, updateIntent } from './intent-create.ts';
import { listPage } from './lists.ts';
import { refuseUnknown } from './params.ts';
import { createRefund } from './refunds.ts';
import type { StripeStore } from './store.ts';
import { calculateTax, listCalculatedLines } from './tax.ts';

const PAGING = ['created', 'ending_before', 'expand', 'limit', 'starting_after'] as const;

/** Compares those fields that the request names. */
function matchesFields(params: Form, names: readonly string[]): (item: object) => boolean {
  const wanted = names.flatMap((name) => {
    const value = toText(params[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return (item) => wanted.every(([name, value]) => (item as Record<string, unknown>)[name] === value);
}

interface Plain {
  id: string;
  created: number;
}

interface ListedKind<T extends Plain> {
  pattern: string;
  what: string;
  filters: readonly string[];
  items(context: SandboxContext): Collection<T>;
}

/** Retrieve and list for objects that are shown as they are stored. */
function readEndpoints<T extends Plain>(kind: ListedKind<T>): Endpoint[] {
  const { pattern, what, filters, items } = kind;
  return [
    {
      method: 'GET',
      pattern: `${pattern}/:id`,
      run(context, { id }) {
        const found = items(context).get(id);
        if (!found) throw noSuch(what, id);
        return found;
      },
    },
    {
      method: 'GET',
      pattern,
      run(context, { params }) {
        refuseUnknown(params, [...PAGING, ...filters]);
        const matches = matchesFields(params, filters);
        const shape = { getCreated: (item: T) => item.created, matches, render: (item: T) => item };
        return listPage<T>(items(context), params, { url: pattern, what, ...shape });
      },
    },
  ];
}

const INTENTS = '/v1/payment_intents';

const INTENT_ENDPOINTS: Endpoint[] = [
  { method: 'POST', pattern: INTENTS, run: createIntent },
  {
    method: 'GET',
    pattern: INTENTS,
    run(context, { params }) {
      refuseUnknown(params, [...PAGING, 'customer']);
      const customer = toText(params.customer) ?? null;
      return listPage(context.store.intents, params, {
        url: INTENTS,
        what: 'payment_intent',
        getCreated: ({ intent }) => intent.created,
        matches: ({ intent }) => customer === null || intent.customer === customer,
        render: ({ intent }) => intent,
      });
    },
  },
  {
    method: 'GET',
    pattern: `${INTENTS}/:id`,
    isOpenToBrowsers: true,
    run: (context, call) => findIntent(context, call).intent,
  },
  { method: 'POST', pattern: `${INTENTS}/:id`, run: updateIntent },
  { method: 'POST', pattern: `${INTENTS}/:id/confirm`, isOpenToBrowsers: true, run: confirmIntent },
  { method: 'POST', pattern: `${INTENTS}/:id/capture`, run: captureIntent },
  { method: 'POST', pattern: `${INTENTS}/:id/cancel`, run: cancelIntent },
];

/** Events as they are shown: with the number of their deliveries that are still open. */
function eventView(store: StripeStore): (event: Stripe.Event) => Stripe.Event {
  const open = new Map<string, number>();
  for (const { eventId, state } of store.deliveries.values()) {
    if (state === 'pending') open.set(eventId, (open.get(eventId) ?? 0) + 1);
  }
  return (event) => ({ ...event, pending_webhooks: open.get(event.id) ?? 0 });
}

const EVENT_ENDPOINTS: Endpoint[] = [
  {
    method: 'GET',
    pattern: '/v1/events/:id',
    run({ store }, { id }) {
      const event = store.events.get(id);
      if (!event) throw noSuch('event', id);
      return eventView(store)(event);
    },
  },
  {
    method: 'GET',
    pattern: '/v1/events',
    run({ store }, { params }) {
      refuseUnknown(params, [...PAGING, 'type', 'types']);
      const types = [...toTexts(params.type), ...toTexts(params.types)];
      return listPage(store.events, params, {
        url: '/v1/events',
        what: 'event',
        getCreated: (event) => event.created,
        matches: (event) => types.length === 0 || types.includes(event.type),
        render: eventView(store),
      });
    },
  },
];

const TAX_ENDPOINTS: Endpoint[] = [
  { method: 'POST', pattern: '/v1/tax/calculations', run: (context, { params }) => calculateTax(context, params) },
  { method: 'GET', pattern: '/v1/tax/calculations/:id/line_items', run: listCalculatedLines },
];

/** What the sandbox knows of Stripe's API. */
export const ENDPOINTS: Endpoint[] = [
  ...INTENT_ENDPOINTS,
  ...EVENT_ENDPOINTS,
  { method: 'POST', pattern: '/v1/refunds', run: (context, call) => createRefund(context, call.params, call.origin) },
  ...readEndpoints<Stripe.Refund>({
    pattern: '/v1/refunds',
    what: 'refund',
    filters: ['charge', 'payment_intent'],
    items: ({ store }) => store.refunds,
  }),
  ...readEndpoints<Stripe.Dispute>({
    pattern: '/v1/disputes',
    what: 'dispute',
    filters: ['charge', 'payment_intent'],
    items: ({ store }) => store.disputes,
  }),
  ...readEndpoints<Stripe.Charge>({
    pattern: '/v1/charges',
    what: 'charge',
    filters: ['customer', 'payment_intent'],
    items: ({ store }) => store.charges,
  }),
  ...readEndpoints<Stripe.BalanceTransaction>({
    pattern: '/v1/balance_transactions',
    what: 'balance transaction',
    filters: ['currency', 'source', 'type'],
    items: ({ store }) => store.transactions,
  }),
  ...TAX_ENDPOINTS,
  ...ACCOUNT_ENDPOINTS,
  { method: 'GET', pattern: '/v1/balance', run: ({ store }) => readBalance(store) },
];
