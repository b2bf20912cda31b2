import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { MongoClient } from 'mongodb';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { version } from '../../../package.json';
import { traceCommands } from './command-spans.ts';
import { createMetricExporter, createTraceExporter, reportOutages } from './exporters.ts';
import { createOtelTracing } from './otel-tracing.ts';
import { createPrometheusProducer } from './prometheus-producer.ts';
import { traceProviderCalls } from './provider-call-spans.ts';
import type { TelemetrySettings } from './telemetry-settings.ts';
import { setTracing } from './tracing.ts';

/** Milliseconds for a stopping process to export the remaining telemetry. */
const FLUSH_MS = 3000;
/** The default of OTEL_METRIC_EXPORT_TIMEOUT. */
const METRIC_EXPORT_TIMEOUT_MS = 30_000;

/** The telemetry that this process exports. */
export interface Telemetry {
  /** Traces the commands of a client with command monitoring; null if no traces are exported. */
  readonly traceCommands: ((client: MongoClient) => void) | null;
  /** Starts to export the registry's metrics; null if no metrics are exported. */
  readonly exportMetrics: ((registry: Registry) => void) | null;
  /** Exports the rest, as far as the collector accepts it in time. */
  stop(): Promise<void>;
}

/**
 * OTEL_RESOURCE_ATTRIBUTES and OTEL_SERVICE_NAME take precedence. Excludes personal data, such as the user who runs the process.
 */
function describeProcess(serviceName: string, environment: string): Resource {
  const own = resourceFromAttributes({
    'service.name': serviceName,
    'service.namespace': 'eunbit',
    'service.version': version,
    'deployment.environment.name': environment,
    'host.name': hostname(),
    'process.pid': process.pid,
    'process.runtime.name': 'nodejs',
    'process.runtime.version': process.versions.node,
  });
  return own.merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));
}

async function startTraces(settings: NonNullable<TelemetrySettings['traces']>, resource: Resource, log: Logger) {
  const exporter = reportOutages(await createTraceExporter(settings), 'traces', log);
  // Sampler, limits and the queue's size are read from the environment by the SDK.
  const provider = new BasicTracerProvider({ resource, spanProcessors: [new BatchSpanProcessor(exporter)] });
  const contexts = new AsyncLocalStorageContextManager();
  // Global, since the SDK marks its own exports by the global context, so that they are not traced.
  context.setGlobalContextManager(contexts.enable());
  setTracing(createOtelTracing(provider.getTracer('eunbit', version), contexts));
  const calls = traceProviderCalls();
  return {
    async stop() {
      calls.stop();
      setTracing(null);
      await provider.shutdown();
    },
  };
}

/** Call before anything that is traced is created: objects created earlier may not record spans. */
export async function startTelemetry(
  { serviceName, traces, metrics }: TelemetrySettings,
  environment: string,
  log: Logger,
): Promise<Telemetry> {
  const resource = describeProcess(serviceName, environment);
  const running: { stop(): Promise<void> }[] = [];
  if (traces) running.push(await startTraces(traces, resource, log));
  const metricExporter = metrics && reportOutages(await createMetricExporter(metrics), 'metrics', log);

  function exportMetrics(registry: Registry): void {
    if (!metrics || !metricExporter) return;
    const reader = new PeriodicExportingMetricReader({
      exporter: metricExporter,
      exportIntervalMillis: metrics.intervalMilliseconds,
      exportTimeoutMillis: Math.min(METRIC_EXPORT_TIMEOUT_MS, metrics.intervalMilliseconds),
      metricProducers: [createPrometheusProducer(registry, resource)],
    });
    const provider = new MeterProvider({ resource, readers: [reader] });
    running.push({ stop: () => provider.shutdown() });
  }

  return {
    traceCommands: traces ? traceCommands : null,
    exportMetrics: metrics ? exportMetrics : null,
    async stop() {
      await Promise.race([
        Promise.allSettled(running.map((part) => part.stop())),
        wait(FLUSH_MS, undefined, { ref: false }),
      ]);
    },
  };
}
