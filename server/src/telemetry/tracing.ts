/** No values of requests, documents or persons: only names and ids that the shop itself assigns. */
export type SpanAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

export interface SpanOptions {
  readonly kind?: 'server' | 'client' | 'consumer';
  readonly attributes?: SpanAttributes;
  /** The span that caused this one, as a `traceparent` header; without it the active span. */
  readonly parent?: string | undefined;
  /** Starts a new trace, whatever is active. */
  readonly isRoot?: boolean;
  /** Spans of other traces that led to this one, as `traceparent` headers. */
  readonly links?: readonly string[];
  /** Milliseconds since the epoch; defaults to now. */
  readonly startedAt?: number;
}

export interface Span {
  /** Whether it is sampled. Its context is propagated either way, so that traces are sampled as a whole. */
  readonly isRecording: boolean;
  /** Runs work with this span as the active one, including all that it awaits. */
  run<T>(work: () => T): T;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** Marks it as failed. `type` is a class of errors, never a message: messages may contain data. */
  fail(type: string): void;
  end(): void;
}

/** The identifiers of the active span, as used in log lines. */
export type TraceFields = { readonly trace_id: string; readonly span_id: string } | Record<string, never>;

/** The destination of spans. */
export interface Tracing {
  startSpan(name: string, options: SpanOptions): Span;
  activeSpan(): Span | null;
  traceFields(): TraceFields;
  /** The active span as a `traceparent` header; undefined if none is sampled. */
  traceparent(): string | undefined;
}

/** Null unless this process exports traces. A span then costs only a comparison, and OpenTelemetry is not loaded. */
let tracing: Tracing | null = null;

export function setTracing(replacement: Tracing | null): void {
  tracing = replacement;
}

export const isTracing = (): boolean => tracing !== null;
export const activeSpan = (): Span | null => tracing?.activeSpan() ?? null;
export const traceFields = (): TraceFields => tracing?.traceFields() ?? {};
export const activeTraceparent = (): string | undefined => tracing?.traceparent();

export function startSpan(name: string, options: SpanOptions): Span | null {
  return tracing?.startSpan(name, options) ?? null;
}

/** Starts a child span of the active one; null if none is active or it is not sampled. */
export function startDetail(name: string, options: SpanOptions): Span | null {
  return tracing?.activeSpan()?.isRecording ? tracing.startSpan(name, options) : null;
}

/** Runs work in a span that ends with it, or with its promise. */
export function inSpan<T>(name: string, options: SpanOptions, work: () => T): T {
  if (!tracing) return work();
  const span = tracing.startSpan(name, options);
  return span.run(() => endWith(span, work));
}

function endWith<T>(span: Span, work: () => T): T {
  const fail = (error: unknown) => {
    span.fail(error instanceof Error ? error.name : typeof error);
    span.end();
  };
  try {
    const result = work();
    if (result instanceof Promise) result.then(() => span.end(), fail);
    else span.end();
    return result;
  } catch (error) {
    fail(error);
    throw error;
  }
}
