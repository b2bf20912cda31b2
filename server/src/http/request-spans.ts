import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Span, startSpan } from '../telemetry/tracing.ts';

/** Load balancers and collectors ask these every few seconds. */
const UNTRACED: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * The trace that a request belongs to. Whoever can set the header can join and sample traces, so only a trusted proxy's
 * counts: Fastify lists more addresses than the socket's where a trusted peer has said for whom it forwards.
 */
function readParent({ headers, ips }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return ips && ips.length > 1 && typeof traceparent === 'string' ? traceparent : undefined;
}

/**
 * A span for each request, named by its route. Neither address nor headers of the caller, and nothing of the path but the
 * route's pattern: paths hold order numbers and tokens. Call after the WebSocket plugin, whose handshakes have no end that
 * a request has, and before all other hooks.
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
        // Behind a proxy it is what a header says.
        'url.scheme': protocol === 'https' ? 'https' : 'http',
        'eunbit.request.id': String(id),
      },
    });
    if (!span) return done();
    spans.set(request, span);
    span.run(done);
  });

  // The body has come in by events of the connection, which know no span.
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
