import { z } from 'zod';

const exporter = z.enum(['otlp', 'none'], 'must be otlp or none').optional();
const protocol = z.enum(['http/protobuf', 'http/json'], 'must be http/protobuf or http/json').optional();
const milliseconds = z.coerce.number().int().min(1);

/**
 * The standard OpenTelemetry settings that decide whether and how this process exports. The SDK reads all others itself: URLs,
 * headers, sampler, limits and resource attributes.
 */
export const TELEMETRY_VARIABLES = {
  OTEL_SDK_DISABLED: z.stringbool('must be true or false').default(false),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: protocol,
  OTEL_METRIC_EXPORT_INTERVAL: milliseconds.default(60_000),
  /** Resolvers that take at least this long have spans of their own; if unset, none has. */
  TRACE_RESOLVERS_FROM_MS: z.coerce.number().min(0).optional(),
} as const;

type Given = z.infer<z.ZodObject<typeof TELEMETRY_VARIABLES>>;
type Protocol = NonNullable<z.infer<typeof protocol>>;

export interface TelemetrySettings {
  readonly serviceName: string;
  /** Null if no traces are exported. */
  readonly traces: { readonly protocol: Protocol; readonly resolversFromMilliseconds: number | null } | null;
  /** Null if no metrics are exported. */
  readonly metrics: { readonly protocol: Protocol; readonly intervalMilliseconds: number } | null;
}

/** An explicit exporter takes precedence; otherwise an endpoint enables the export. */
function isExported(named: 'otlp' | 'none' | undefined, address: string | undefined): boolean {
  return named === undefined ? address !== undefined : named === 'otlp';
}

/** Null if this process exports nothing; OpenTelemetry is then not loaded. */
export function readTelemetrySettings(given: Given, role: 'web' | 'jobs' | 'all'): TelemetrySettings | null {
  const address = given.OTEL_EXPORTER_OTLP_ENDPOINT;
  const hasTraces = isExported(given.OTEL_TRACES_EXPORTER, given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? address);
  const hasMetrics = isExported(given.OTEL_METRICS_EXPORTER, given.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT ?? address);
  if (given.OTEL_SDK_DISABLED || !(hasTraces || hasMetrics)) return null;
  const common = given.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf';
  return {
    serviceName: given.OTEL_SERVICE_NAME ?? (role === 'all' ? 'eunbit' : `eunbit-${role}`),
    traces: hasTraces
      ? {
          protocol: given.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? common,
          resolversFromMilliseconds: given.TRACE_RESOLVERS_FROM_MS ?? null,
        }
      : null,
    metrics: hasMetrics
      ? {
          protocol: given.OTEL_EXPORTER_OTLP_METRICS_PROTOCOL ?? common,
          intervalMilliseconds: given.OTEL_METRIC_EXPORT_INTERVAL,
        }
      : null,
  };
}
