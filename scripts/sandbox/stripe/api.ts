import type Stripe from 'stripe';
import type { Answer, Exchange, Handle } from '../common/sandbox.ts';
import { API_VERSION, type ApiCall, newId, type SandboxContext } from './context.ts';
import { invalidRequest, noSuch, StripeFailure } from './failures.ts';
import { type Form, parseForm, toForm, toInteger, toText, toTexts } from './form.ts';

export type Run = (context: SandboxContext, call: ApiCall) => object;

/** Fields of an intent that browsers may not see: the charge and the shop's metadata. */
const HIDDEN_FROM_BROWSERS = ['latest_charge', 'metadata'];

function publicIntent(intent: Stripe.PaymentIntent | object): object {
  return Object.fromEntries(Object.entries(intent).filter(([name]) => !HIDDEN_FROM_BROWSERS.includes(name)));
}

/** Distinguishes the shop's server (secret key) from a browser (publishable key); throws for anything else. */
function readSender(headers: Exchange['headers'], params: Form): 'server' | 'browser' {
  const key = /^bearer (.*)$/i.exec(headers.authorization ?? '')?.[1] ?? toText(params.key) ?? '';
  if (/^[sr]k_test_\w+$/.test(key)) return 'server';
  if (/^pk_test_\w+$/.test(key)) return 'browser';
  throw invalidRequest(key === '' ? 'You did not provide an API key.' : `Invalid API Key provided: ${key}`, {}, 401);
}

/** Expands ids to objects along a path such as `latest_charge.balance_transaction`; copies what it changes. */
function expand(context: SandboxContext, value: unknown, [name = '', ...rest]: string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => expand(context, item, [name, ...rest]));
  const { intents, paymentMethods, charges, refunds, transactions } = context;
  const object =
    typeof value !== 'string'
      ? value
      : (charges.get(value) ??
        transactions.get(value) ??
        refunds.get(value) ??
        paymentMethods.get(value)?.paymentMethod ??
        intents.get(value)?.intent);
  if (name === '' || typeof object !== 'object' || object === null) return object;
  return { ...object, [name]: expand(context, (object as Record<string, unknown>)[name], rest) };
}

function failureAnswer({ status, body }: StripeFailure, isFromBrowser: boolean): Answer {
  const { payment_intent: intent } = body;
  return {
    status,
    body: { error: intent && isFromBrowser ? { ...body, payment_intent: publicIntent(intent) } : body },
  };
}

/** Whether a response is stored for its idempotency key. Rejected parameters are not: the caller may correct them and retry. */
export function isKept({ status, body }: Answer): boolean {
  return status === 200 || status === 402 || (status === 400 && Object(body).error?.param === undefined);
}

/** An endpoint: key check, idempotency, expansion, and errors in Stripe's format. */
export function apiEndpoint(context: SandboxContext, run: Run, isOpenToBrowsers = false): Handle {
  return (exchange) => {
    const { headers, method, query, body, params: inPath } = exchange;
    const params = parseForm(method === 'GET' ? query : body);
    let isFromBrowser = false;
    function answer(work: () => Answer): Answer {
      try {
        return work();
      } catch (error) {
        if (error instanceof StripeFailure) return failureAnswer(error, isFromBrowser);
        throw error;
      }
    }
    function carryOut(): Answer {
      const found = run(context, { params, id: inPath.id ?? '', isFromBrowser });
      const paths = toTexts(params.expand).map((path) => path.split('.'));
      const shown = paths.reduce((object, path) => Object(expand(context, object, path)), found);
      return { status: 200, body: isFromBrowser ? publicIntent(shown) : shown };
    }
    const answered = answer(() => {
      isFromBrowser = readSender(headers, params) === 'browser';
      if (isFromBrowser && !isOpenToBrowsers) {
        throw invalidRequest('This API call cannot be made with a publishable API key.', {}, 401);
      }
      return context.idempotency.once(exchange, () => answer(carryOut));
    });
    const version = headers['stripe-version'];
    const stamp = { 'Request-Id': newId('req', 14), 'Stripe-Version': String(version ?? API_VERSION) };
    return { ...answered, headers: stamp };
  };
}

/** A filter for `created` by its bounds (seconds since 1970). */
function readCreated(params: Form): (created: number) => boolean {
  const bounds = toForm(params.created);
  const from = Math.max(toInteger(bounds, 'gte') ?? 0, (toInteger(bounds, 'gt') ?? -1) + 1);
  const to = Math.min(toInteger(bounds, 'lte') ?? Infinity, (toInteger(bounds, 'lt') ?? Infinity) - 1);
  return (created) => created >= from && created <= to;
}

interface Listed {
  readonly id: string;
  readonly created: number;
}

/** One page of a list, newest first; `filters` are the fields by which a request may filter. */
export function listPage<T extends Listed>(items: readonly T[], params: Form, url: string, filters: string[] = []) {
  const limit = toInteger(params, 'limit') ?? 10;
  const isWanted = readCreated(params);
  const wanted = filters.flatMap((name) => (params[name] === undefined ? [] : [[name, toText(params[name])] as const]));
  const after = toText(params.starting_after);
  const position = items.findIndex(({ id }) => id === after);
  if (after !== null && position < 0) throw noSuch('object', after, 'starting_after');
  const found = items
    .slice(position + 1)
    .filter((item) => isWanted(item.created) && wanted.every(([name, value]) => Object(item)[name] === value));
  return { object: 'list', url, has_more: found.length > limit, data: found.slice(0, limit) };
}
