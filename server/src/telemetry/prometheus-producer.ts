import { type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string>>;
type Attributes = DataPoint<number>['attributes'];

interface Interval {
  readonly startTime: HrTime;
  readonly endTime: HrTime;
}

/** Skips unknown values, which are NaN. */
const toPoints = (values: readonly MetricValue<string>[], interval: Interval): DataPoint<number>[] =>
  values
    .filter(({ value }) => !Number.isNaN(value))
    .map(({ labels, value }) => ({ ...interval, attributes: labels as Attributes, value }));

/** One point for each set of labels. prom-client's buckets are cumulative. */
function toHistograms(values: readonly MetricValueWithName<string>[], interval: Interval): DataPoint<Histogram>[] {
  const points = new Map<
    string,
    { attributes: Attributes; bounds: number[]; totals: number[]; sum: number; count: number }
  >();
  for (const { labels, metricName = '', value } of values) {
    const { le, ...attributes } = labels as Record<string, string | number>;
    const key = JSON.stringify(attributes);
    const point = points.get(key) ?? { attributes, bounds: [], totals: [], sum: 0, count: 0 };
    points.set(key, point);
    if (metricName.endsWith('_sum')) point.sum = value;
    else if (metricName.endsWith('_count')) point.count = value;
    else {
      point.totals.push(value);
      if (le !== '+Inf') point.bounds.push(Number(le));
    }
  }
  return Array.from(points.values(), ({ attributes, bounds, totals, sum, count }) => {
    const counts = totals.map((total, index) => total - (totals[index - 1] ?? 0));
    return { ...interval, attributes, value: { buckets: { boundaries: bounds, counts }, sum, count } };
  });
}

/** Null for metric types that the shop does not use. */
export function toMetricData({ name, help, type, values }: Metric, interval: Interval): MetricData | null {
  const common = {
    // Without a unit: the name contains it, and a Prometheus collector would append it a second time.
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  switch (String(type)) {
    case 'counter':
      return { ...common, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: toPoints(values, interval) };
    case 'gauge':
      return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: toPoints(values, interval) };
    case 'histogram':
      return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: toHistograms(values, interval) };
    default:
      return null;
  }
}

/** The metrics of `/metrics` for an OpenTelemetry reader, so that each is defined once, with prom-client. */
export function createPrometheusProducer(registry: Registry, resource: Resource): MetricProducer {
  const startTime = millisToHrTime(Date.now());
  return {
    async collect() {
      const interval = { startTime, endTime: millisToHrTime(Date.now()) };
      const metrics = (await registry.getMetricsAsJSON()) as Metric[];
      return {
        resourceMetrics: {
          resource,
          scopeMetrics: [
            { scope: { name: 'eunbit' }, metrics: metrics.flatMap((metric) => toMetricData(metric, interval) ?? []) },
          ],
        },
        errors: [],
      };
    },
  };
}
