import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  type ReadableSpan,
  type Sampler,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { createOtelTracing } from '../otel-tracing.ts';
import { setTracing } from '../tracing.ts';

/** Keeps the spans of this process in memory until it is stopped. */
export function recordSpans(sampler?: Sampler) {
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({
    spanProcessors: [new SimpleSpanProcessor(exporter)],
    ...(sampler && { sampler }),
  });
  setTracing(createOtelTracing(provider.getTracer('test'), new AsyncLocalStorageContextManager()));
  return {
    finished: () => exporter.getFinishedSpans(),
    find(name: string): ReadableSpan {
      const span = exporter.getFinishedSpans().find((finished) => finished.name === name);
      if (span) return span;
      throw new Error(`no span ${name}`);
    },
    stop: () => setTracing(null),
  };
}
