import type { ExportResult } from '@opentelemetry/core';
import type { PushMetricExporter } from '@opentelemetry/sdk-metrics';
import type { SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import type { TelemetrySettings } from './telemetry-settings.ts';

type Traces = NonNullable<TelemetrySettings['traces']>;
type Metrics = NonNullable<TelemetrySettings['metrics']>;

interface Exporter<T> {
  export(items: T, done: (result: ExportResult) => void): void;
}

/** `ExportResultCode.SUCCESS`. */
const SUCCESS = 0;

/**
 * Logs when the collector begins to fail, and when it accepts telemetry again: one line each, however long it lasts. Telemetry
 * that it rejects in the meantime is dropped once the SDK's queue is full.
 */
export function reportOutages<T, E extends Exporter<T>>(exporter: E, signal: string, log: Logger): E {
  const send = exporter.export.bind(exporter);
  let isFailing = false;
  exporter.export = (items, done) =>
    send(items, (result) => {
      const hasFailed = result.code !== SUCCESS;
      if (hasFailed && !isFailing) log.warn({ err: result.error, signal }, 'telemetry export failed');
      if (!hasFailed && isFailing) log.warn({ signal }, 'telemetry export recovered');
      isFailing = hasFailed;
      done(result);
    });
  return exporter;
}

export async function createTraceExporter({ protocol }: Traces): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}

export async function createMetricExporter({ protocol }: Metrics): Promise<PushMetricExporter> {
  const { OTLPMetricExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-metrics-otlp-http')
      : await import('@opentelemetry/exporter-metrics-otlp-proto');
  return new OTLPMetricExporter();
}
