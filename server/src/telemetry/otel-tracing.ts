import {
  type Span as ApiSpan,
  type Context,
  type ContextManager,
  createContextKey,
  isSpanContextValid,
  type Link,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { Span, SpanAttributes, SpanOptions, TraceFields, Tracing } from './tracing.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;
const ACTIVE = createContextKey('eunbit active span');

function toLinks(places: readonly string[]): Link[] {
  return places.map(parseTraceParent).flatMap((context) => (context ? [{ context }] : []));
}

class OtelSpan implements Span {
  private readonly context: Context;

  constructor(
    private readonly span: ApiSpan,
    parent: Context,
    private readonly contexts: ContextManager,
  ) {
    this.context = trace.setSpan(parent, span).setValue(ACTIVE, this);
  }

  get isRecording(): boolean {
    return this.span.isRecording();
  }

  get fields(): TraceFields {
    const { traceId, spanId } = this.span.spanContext();
    return { trace_id: traceId, span_id: spanId };
  }

  get traceparent(): string | undefined {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return traceFlags & TraceFlags.SAMPLED ? `00-${traceId}-${spanId}-01` : undefined;
  }

  run<T>(work: () => T): T {
    return this.contexts.with(this.context, work);
  }

  rename(name: string): void {
    this.span.updateName(name);
  }

  set(attributes: SpanAttributes): void {
    this.span.setAttributes({ ...attributes });
  }

  fail(type: string): void {
    this.span.setAttribute('error.type', type);
    this.span.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.span.end();
  }
}

/** Maps the shop's spans to OpenTelemetry. */
export function createOtelTracing(tracer: Tracer, contexts: ContextManager): Tracing {
  /** A remote parent is continued, with its sampling decision; an invalid one starts a new trace. */
  function getParentContext({ isRoot, parent }: SpanOptions): Context {
    const remote = parent === undefined ? null : parseTraceParent(parent);
    if (remote && isSpanContextValid(remote)) return trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true });
    return isRoot || parent !== undefined ? ROOT_CONTEXT : contexts.active();
  }

  const getActive = () => contexts.active().getValue(ACTIVE) as OtelSpan | undefined;

  return {
    startSpan(name, options) {
      const { kind, attributes, links = [], startedAt } = options;
      const parent = getParentContext(options);
      const span = tracer.startSpan(
        name,
        {
          kind: kind ? KINDS[kind] : SpanKind.INTERNAL,
          ...(attributes && { attributes: { ...attributes } }),
          links: toLinks(links),
          ...(startedAt !== undefined && { startTime: startedAt }),
        },
        parent,
      );
      return new OtelSpan(span, parent, contexts);
    },
    activeSpan: () => getActive() ?? null,
    traceFields: () => getActive()?.fields ?? {},
    traceparent: () => getActive()?.traceparent,
  };
}
