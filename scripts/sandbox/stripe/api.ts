import type { Answer, Exchange, Route } from '../common/http-service.ts';
import { checkKey } from './api-keys.ts';
import type { SandboxContext } from './context.ts';
import { expandAll } from './expand.ts';
import { invalidRequest, StripeFailure } from './failures.ts';
import { type Form, parseForm } from './form.ts';
import { findKeptAnswer, keepAnswer } from './idempotency.ts';
import { newId } from './ids.ts';
import { type ApiCall, publicIntent } from './intent-access.ts';
import { expandParam } from './params.ts';

/** The version whose shapes the sandbox answers with; the one that the installed SDK asks for. */
export const API_VERSION = '2026-10-28.endive';

export interface Endpoint {
  method: 'GET' | 'POST';
  pattern: string;
  isOpenToBrowsers?: boolean;
  run(context: SandboxContext, call: ApiCall): object;
}

interface Outcome {
  status: number;
  body: string;
}

function readParams({ method, query, body, headers }: Exchange): Form {
  if (method === 'GET') return parseForm(query);
  const type = headers['content-type'] ?? '';
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw invalidRequest(
      `Invalid request (check that your POST content type is application/x-www-form-urlencoded). ${type}`,
    );
  }
  return parseForm(body);
}

function failureBody(failure: StripeFailure, isFromBrowser: boolean): string {
  const { payment_intent: intent, ...rest } = failure.body;
  const shown = intent && isFromBrowser ? publicIntent(intent) : intent;
  return JSON.stringify({ error: shown ? { ...rest, payment_intent: shown } : rest });
}

/** Refused parameters are not remembered by an idempotency key: the caller may mend them and try again. */
function isWorthKeeping(failure: StripeFailure): boolean {
  return failure.status === 402 || (failure.status === 400 && failure.body.param === undefined);
}

function buildHeaders(exchange: Exchange, requestId: string): Record<string, string> {
  const key = exchange.headers['idempotency-key'];
  const version = exchange.headers['stripe-version'];
  return {
    'Content-Type': 'application/json',
    'Request-Id': requestId,
    'Stripe-Version': typeof version === 'string' ? version : API_VERSION,
    ...(typeof key === 'string' ? { 'Idempotency-Key': key } : {}),
  };
}

interface Request {
  exchange: Exchange;
  requestId: string;
  params: Form;
  isFromBrowser: boolean;
}

function execute(context: SandboxContext, endpoint: Endpoint, request: Request, key: string | null): Outcome {
  const { exchange, requestId, params, isFromBrowser } = request;
  const call: ApiCall = {
    params,
    id: exchange.params.id ?? '',
    isFromBrowser,
    origin: { id: requestId, idempotency_key: key },
  };
  const result = endpoint.run(context, call);
  const expanded = expandAll(context, result, expandParam(params));
  const shown = isFromBrowser ? publicIntent(expanded as Parameters<typeof publicIntent>[0]) : expanded;
  return { status: 200, body: JSON.stringify(shown) };
}

/** Carries a request out once for each idempotency key and answers a repeated one with the first answer. */
function executeOnce(context: SandboxContext, endpoint: Endpoint, request: Request): Answer {
  const { exchange, requestId } = request;
  const headers = buildHeaders(exchange, requestId);
  const key = exchange.headers['idempotency-key'];
  if (typeof key !== 'string' || exchange.method !== 'POST') {
    return { ...execute(context, endpoint, request, null), headers };
  }
  const keyed = { key, endpoint: exchange.path, body: exchange.body };
  const kept = findKeptAnswer(context.store, keyed);
  if (kept) {
    const { status, body, requestId: original } = kept;
    return { status, body, headers: { ...headers, 'Idempotent-Replayed': 'true', 'Original-Request': original } };
  }
  try {
    const outcome = execute(context, endpoint, request, key);
    keepAnswer(context.store, keyed, { requestId, ...outcome });
    return { ...outcome, headers };
  } catch (error) {
    if (!(error instanceof StripeFailure) || !isWorthKeeping(error)) throw error;
    const outcome = { status: error.status, body: failureBody(error, request.isFromBrowser) };
    keepAnswer(context.store, keyed, { requestId, ...outcome });
    return { ...outcome, headers };
  }
}

/** The route of an endpoint: key check, idempotency, expansion, and Stripe's shape for each refusal. */
export function apiRoute(context: SandboxContext, endpoint: Endpoint): Route {
  const { method, pattern } = endpoint;
  return {
    method,
    pattern,
    handle(exchange): Answer {
      const requestId = newId('req', 14);
      let isFromBrowser = false;
      try {
        const params = readParams(exchange);
        isFromBrowser = checkKey(exchange.headers, params, endpoint.isOpenToBrowsers ?? false) === 'browser';
        return executeOnce(context, endpoint, { exchange, requestId, params, isFromBrowser });
      } catch (error) {
        if (!(error instanceof StripeFailure)) throw error;
        return {
          status: error.status,
          body: failureBody(error, isFromBrowser),
          headers: buildHeaders(exchange, requestId),
        };
      }
    },
  };
}

export function failureAnswer(failure: StripeFailure): Answer {
  return {
    status: failure.status,
    body: failureBody(failure, true),
    headers: { 'Content-Type': 'application/json', 'Request-Id': newId('req', 14) },
  };
}
