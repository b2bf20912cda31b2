import { type ChannelListener, subscribe, unsubscribe } from 'node:diagnostics_channel';
import { errorMonitor } from 'node:events';
import type { ClientRequest } from 'node:http';
import { toPathTemplate } from './path-template.ts';
import { activeSpan, type Span, startDetail } from './tracing.ts';

interface Call {
  readonly method: string;
  /** Scheme, host and port. */
  readonly origin: string;
  readonly path: string;
}

/** A `fetch` request, as published on undici's diagnostics channels. */
interface FetchRequest {
  readonly method: string;
  readonly origin: string | URL;
  readonly path: string;
}

/** The number of calls of each endpoint within a span: a second one within a provider call is a retry. */
const called = new WeakMap<Span, Map<string, number>>();

function countCall(caller: Span, endpoint: string): number {
  const counts = called.get(caller) ?? new Map<string, number>();
  called.set(caller, counts);
  const before = counts.get(endpoint) ?? 0;
  counts.set(endpoint, before + 1);
  return before;
}

function startCall({ method, origin, path }: Call): Span | null {
  const caller = activeSpan();
  if (!caller?.isRecording) return null;
  const template = toPathTemplate(path);
  const { hostname, port, protocol } = new URL(origin);
  const resends = countCall(caller, `${method} ${origin}${path}`);
  return startDetail(`${method} ${template}`, {
    kind: 'client',
    attributes: {
      'http.request.method': method,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
      'url.scheme': protocol.slice(0, -1),
      'url.template': template,
      'http.request.resend_count': resends === 0 ? undefined : resends,
    },
  });
}

function setStatus(span: Span, status: number): void {
  span.set({ 'http.response.status_code': status });
  if (status >= 400) span.fail(String(status));
}

const errorType = (error: Error & { code?: unknown }) => (typeof error.code === 'string' ? error.code : error.name);

/** Null if the request is not traced. */
function startHttpCall(request: ClientRequest): Span | null {
  const { method, protocol, path, host } = request;
  const span = startCall({ method, path, origin: `${protocol}//${request.getHeader('host') ?? host}` });
  // A listener for `error` itself would hide that nothing handles a failure.
  request.once(errorMonitor, (error: Error) => span?.fail(errorType(error)));
  request.once('close', () => span?.end());
  return span;
}

/** The messages of the diagnostics channels: `node:http` and `fetch` have different requests and statuses. */
interface HttpMessage {
  readonly request: ClientRequest;
  readonly response: { readonly statusCode?: number };
}
interface FetchMessage {
  readonly request: FetchRequest;
  readonly response: { readonly statusCode: number };
  readonly error: Error;
}

/**
 * A span for each HTTP request sent within a traced operation, by `fetch` or by `node:http`, which the providers' SDKs use:
 * method, host, path without ids, status. Node publishes the requests on diagnostics channels, so nothing is patched, and no
 * headers are added: providers do not receive the trace.
 */
export function traceProviderCalls(): { stop(): void } {
  const calls = new WeakMap<object, Span>();

  function begin(request: object, span: Span | null): void {
    if (span) calls.set(request, span);
  }
  function answer(request: object, status: number | undefined): void {
    const span = calls.get(request);
    if (span && status !== undefined) setStatus(span, status);
  }

  const listeners = {
    'http.client.request.start': ({ request }: HttpMessage) => begin(request, startHttpCall(request)),
    'http.client.response.finish': ({ request, response }: HttpMessage) => answer(request, response.statusCode),
    'undici:request:create'({ request }: FetchMessage) {
      const { method, path, origin } = request;
      begin(request, startCall({ method, path, origin: String(origin) }));
    },
    'undici:request:headers': ({ request, response }: FetchMessage) => answer(request, response.statusCode),
    'undici:request:trailers': ({ request }: FetchMessage) => calls.get(request)?.end(),
    'undici:request:error'({ request, error }: FetchMessage) {
      const span = calls.get(request);
      span?.fail(errorType(error));
      span?.end();
    },
  };
  const subscribed = Object.entries(listeners) as [string, ChannelListener][];
  for (const [name, listener] of subscribed) subscribe(name, listener);
  return {
    stop() {
      for (const [name, listener] of subscribed) unsubscribe(name, listener);
    },
  };
}
