import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';

type AttributeValue = { readonly stringValue?: string; readonly intValue?: number; readonly boolValue?: boolean };
type Attributes = readonly { readonly key: string; readonly value: AttributeValue }[];

/** The parts of the OTLP JSON that tests read. */
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Attributes;
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly status: { readonly code: number };
}
interface SentPoint {
  readonly attributes: Attributes;
  readonly asDouble?: number;
  readonly count?: number;
}
interface SentMetric {
  readonly name: string;
  readonly sum?: { readonly dataPoints: readonly SentPoint[] };
  readonly gauge?: { readonly dataPoints: readonly SentPoint[] };
  readonly histogram?: { readonly dataPoints: readonly SentPoint[] };
}
interface Sent {
  readonly resourceSpans?: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
  readonly resourceMetrics?: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeMetrics: readonly { readonly metrics: readonly SentMetric[] }[];
  }[];
}

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Null for the root span of a trace. */
  readonly parentSpanId: string | null;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
  readonly hasFailed: boolean;
}

/** One export request of a process. */
interface Delivery {
  readonly path: string;
  readonly contentType: string;
  readonly body: Buffer;
}

function readAttributes(attributes: Attributes): CollectedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.boolValue ?? Number(value.intValue)]),
  );
}

const toSpan = ({ traceId, spanId, parentSpanId, name, attributes, links = [], status }: SentSpan): CollectedSpan => ({
  traceId,
  spanId,
  parentSpanId: parentSpanId || null,
  name,
  attributes: readAttributes(attributes),
  links,
  hasFailed: status.code === 2,
});

const JSON_TYPE = 'application/json';

/** Receives traces and metrics by OTLP over HTTP, like a collector, and stores them. Only JSON is supported. */
export async function startOtlpCollector() {
  const deliveries: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    deliveries.push({ path: request.url ?? '', contentType: request.headers['content-type'] ?? '', body });
    response.writeHead(200, { 'content-type': JSON_TYPE }).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;

  const readAll = (): Sent[] =>
    deliveries
      .filter(({ contentType }) => contentType === JSON_TYPE)
      .map(({ body }) => JSON.parse(body.toString()) as Sent);
  const spans = () =>
    readAll().flatMap(({ resourceSpans = [] }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans.map(toSpan))),
    );

  return {
    url: `http://127.0.0.1:${port}`,
    deliveries,
    spans,
    /** Resource attributes of everything received. */
    resources: () =>
      readAll()
        .flatMap(({ resourceSpans = [], resourceMetrics = [] }) => [...resourceSpans, ...resourceMetrics])
        .map(({ resource }) => readAttributes(resource.attributes)),
    /** The newest data points of a metric. */
    points(name: string) {
      const sent = readAll()
        .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
        .findLast((metric) => metric.name === name);
      const { dataPoints = [] } = sent?.sum ?? sent?.gauge ?? sent?.histogram ?? {};
      return dataPoints.map((point) => ({ ...point, attributes: readAttributes(point.attributes) }));
    },
    /** Waits for a span, which arrives with the next export of its process. */
    async span(isWanted: (span: CollectedSpan) => boolean): Promise<CollectedSpan> {
      return vi.waitFor(() => {
        const span = spans().find(isWanted);
        if (span) return span;
        throw new Error(`not among ${[...new Set(spans().map(({ name }) => name))].join(', ')}`);
      });
    },
    async stop() {
      server.closeAllConnections();
      await Promise.all([once(server, 'close'), server.close()]);
    },
  };
}

export type OtlpCollector = Awaited<ReturnType<typeof startOtlpCollector>>;
