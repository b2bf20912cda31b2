import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTelemetrySettings, TELEMETRY_VARIABLES } from './telemetry-settings.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

const read = (given: Record<string, string>, role: 'web' | 'jobs' | 'all' = 'all') =>
  readTelemetrySettings(z.object(TELEMETRY_VARIABLES).parse(given), role);

describe('telemetry is off', () => {
  it.each([
    ['unless asked for', {}],
    ['where the SDK is disabled', { ...ENDPOINT, OTEL_SDK_DISABLED: 'true' }],
    ['where both exporters are none', { ...ENDPOINT, OTEL_TRACES_EXPORTER: 'none', OTEL_METRICS_EXPORTER: 'none' }],
  ])('%s', (_where, given) => {
    expect(read(given)).toBeNull();
  });
});

describe('telemetry is on', () => {
  it('for both signals if a collector is set', () => {
    expect(read(ENDPOINT)).toEqual({
      serviceName: 'eunbit',
      traces: { protocol: 'http/protobuf', resolversFromMilliseconds: null },
      metrics: { protocol: 'http/protobuf', intervalMilliseconds: 60_000 },
    });
  });

  it('only for the signal that has an address or an exporter', () => {
    expect(read({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://tempo:4318/v1/traces' })).toMatchObject({
      metrics: null,
    });
    expect(read({ OTEL_METRICS_EXPORTER: 'otlp' })).toMatchObject({ traces: null, metrics: {} });
    expect(read({ ...ENDPOINT, OTEL_METRICS_EXPORTER: 'none' })).toMatchObject({ traces: {}, metrics: null });
  });

  it('under a service name by the role of the process unless one is set', () => {
    expect(read(ENDPOINT, 'web')?.serviceName).toBe('eunbit-web');
    expect(read(ENDPOINT, 'jobs')?.serviceName).toBe('eunbit-jobs');
    expect(read({ ...ENDPOINT, OTEL_SERVICE_NAME: 'shop' }, 'web')?.serviceName).toBe('shop');
  });

  it('over the protocol of the signal, or else of both', () => {
    const given = { OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_EXPORTER_OTLP_METRICS_PROTOCOL: 'http/protobuf' };
    expect(read({ ...ENDPOINT, ...given })).toMatchObject({
      traces: { protocol: 'http/json' },
      metrics: { protocol: 'http/protobuf' },
    });
  });
});

it.each([
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_TRACES_EXPORTER', 'zipkin'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_METRIC_EXPORT_INTERVAL', '0'],
])('%s=%s is rejected', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(name);
});
