import { emptyResource } from '@opentelemetry/resources';
import { DataPointType } from '@opentelemetry/sdk-metrics';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createPrometheusProducer } from './prometheus-producer.ts';

async function collect(registry: Registry) {
  const { resourceMetrics } = await createPrometheusProducer(registry, emptyResource()).collect();
  return resourceMetrics.scopeMetrics.flatMap(({ metrics }) => metrics);
}

it('counters, gauges and histograms of prom-client are converted to OpenTelemetry', async () => {
  const registers = [new Registry()] as [Registry];
  new Counter({ name: 'sold_total', help: 'Units.', labelNames: ['store'], registers }).inc({ store: 'KR' }, 3);
  new Gauge({ name: 'sockets', help: 'Open.', registers }).set(7);
  new Gauge({ name: 'unknown', help: 'Not known now.', registers }).set(Number.NaN);
  const times = new Histogram({ name: 'seconds', help: 'Time.', labelNames: ['route'], buckets: [0.1, 1], registers });
  for (const seconds of [0.05, 0.5, 0.7, 20]) times.observe({ route: '/graphql' }, seconds);
  times.observe({ route: '/' }, 0.01);

  const [sold, sockets, unknown, seconds] = await collect(registers[0]);

  expect(sold).toMatchObject({
    descriptor: { name: 'sold_total', description: 'Units.' },
    dataPointType: DataPointType.SUM,
    isMonotonic: true,
    dataPoints: [{ attributes: { store: 'KR' }, value: 3 }],
  });
  expect(sockets).toMatchObject({ dataPointType: DataPointType.GAUGE, dataPoints: [{ attributes: {}, value: 7 }] });
  expect(unknown?.dataPoints).toEqual([]);
  expect(seconds).toMatchObject({
    dataPointType: DataPointType.HISTOGRAM,
    dataPoints: [
      {
        attributes: { route: '/graphql' },
        value: { buckets: { boundaries: [0.1, 1], counts: [1, 2, 1] }, sum: 21.25, count: 4 },
      },
      { attributes: { route: '/' }, value: { buckets: { counts: [1, 0, 0] }, count: 1 } },
    ],
  });
});
