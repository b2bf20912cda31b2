import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { OperationDefinitionNode } from 'graphql';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestContext } from '../common/request-context.ts';
import { equalInConstantTime } from '../common/tokens.ts';
import { bearerToken } from './create-request-context.ts';
import { type HealthSource, registerHealthGauges } from './health-gauges.ts';
import { countPlacedOrders, type OrderEventBoard } from './placed-orders.ts';

/** Histogram buckets in seconds: from a cached page to more than visitors will wait for. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  readonly registry: Registry;
  /** Responses sent from the cache, which no plugin sees. */
  readonly keptAnswers: Counter;
  /** Reports of errors in browsers. */
  readonly browserErrors: Counter<'app'>;
  /** Measures every executed operation, including those of rendered pages. */
  readonly plugin: ApolloServerPlugin<RequestContext>;
}

/** The first root field of an operation. Used as label because operation names are chosen by clients and unbounded. */
function getRootField({ selectionSet }: OperationDefinitionNode): string {
  const field = selectionSet.selections.find((selection) => selection.kind === 'Field');
  return field?.name.value ?? 'fragment';
}

/** Prometheus metrics of the process, and durations and counts of responses. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const operations = new Histogram({
    name: 'eunbit_operation_duration_seconds',
    help: 'Time that GraphQL operations take, by the first field asked for.',
    labelNames: ['type', 'field', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const keptAnswers = new Counter({
    name: 'eunbit_kept_answers_total',
    help: 'Operations that were answered from memory and not executed.',
    registers: [registry],
  });
  const browserErrors = new Counter({
    name: 'eunbit_browser_errors_total',
    help: 'Errors that browsers reported, by client.',
    labelNames: ['app'],
    registers: [registry],
  });
  return {
    registry,
    keptAnswers,
    browserErrors,
    plugin: {
      async requestDidStart() {
        const began = performance.now();
        return {
          async willSendResponse({ operation, errors }) {
            if (!operation) return;
            const outcome = errors ? 'error' : 'answer';
            const labels = { type: operation.operation, field: getRootField(operation), outcome };
            operations.observe(labels, (performance.now() - began) / 1000);
          },
        };
      },
    },
  };
}

interface MetricsSource extends HealthSource {
  /** If null, `/metrics` does not exist. */
  readonly token: string | null;
  readonly maximumSockets: number;
  readonly orderEvents: OrderEventBoard;
}

/**
 * Measures requests, sockets, emails and jobs, and serves `/metrics`. A token protects it, since its figures allow estimates of
 * the shop's sales; without a token the path does not exist. Call before the routes, so that it measures them.
 */
export function registerMetrics(
  http: FastifyInstance,
  { registry }: Metrics,
  { token, maximumSockets, orderEvents, ...health }: MetricsSource,
): void {
  const registers = [registry];
  const requests = new Histogram({
    name: 'eunbit_request_duration_seconds',
    help: 'Time that answers over HTTP take, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'eunbit_sockets',
    help: 'Open WebSockets of this process.',
    registers,
    collect() {
      this.set(http.websocketServer.clients.size);
    },
  });
  new Gauge({ name: 'eunbit_sockets_maximum', help: 'WebSockets that this process takes.', registers }).set(
    maximumSockets,
  );
  registerHealthGauges(registers, health);
  const orders = new Counter({
    name: 'eunbit_orders_placed_total',
    help: 'Orders of the whole shop that were placed while this process ran, as each process sees them.',
    labelNames: ['market'],
    registers,
  });
  countPlacedOrders(orderEvents, (market) => orders.inc({ market }));

  http.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  if (token === null) return;
  http.get('/metrics', async (request, reply) => {
    if (!equalInConstantTime(bearerToken(request) ?? '', token))
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
