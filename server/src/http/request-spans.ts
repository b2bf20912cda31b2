import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Span, startSpan } from '../telemetry/tracing.ts';

/** Polled by load balancers and collectors every few seconds. */
const UNTRACED: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * The trace that a request belongs to. A caller who can set the header can join and sample traces, so only a trusted proxy's
 * counts: Fastify lists more addresses than the socket's if a trusted peer forwards the request.
 */
function readParent({ headers, ips }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return ips && ips.length > 1 && typeof traceparent === 'string' ? traceparent : undefined;
}

/**
 * A span for each request, named after its route. It contains neither address nor headers of the caller, and of the path only the
 * route's pattern: paths contain order numbers and tokens. Call after the WebSocket plugin, whose handshakes do not end like
 * requests, and before all other hooks.
 */
export function registerRequestSpans(http: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  http.addHook('onRequest', (request, _reply, done) => {
    const { url: route } = request.routeOptions;
    if (request.ws || UNTRACED.has(route)) return done();
    const { method, protocol, id } = request;
    const span = startSpan(route ? `${method} ${route}` : method, {
      kind: 'server',
      isRoot: true,
      parent: readParent(request),
      attributes: {
        'http.request.method': method,
        'http.route': route,
        // Behind a proxy this comes from a header.
        'url.scheme': protocol === 'https' ? 'https' : 'http',
        'eunbit.request.id': String(id),
      },
    });
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });

  // The body was received in events of the connection, which have no span.
  http.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });

  http.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    if (!span) return;
    const { statusCode } = reply;
    span.set({ 'http.response.status_code': statusCode });
    if (statusCode >= 500) span.fail(String(statusCode));
    span.end();
  });
}
