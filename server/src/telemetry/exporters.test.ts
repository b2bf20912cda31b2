import type { ExportResult } from '@opentelemetry/core';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { reportOutages } from './exporters.ts';

it('an outage is logged when it begins and ends, and each failure is passed to the SDK', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const outcomes = [0, 1, 1, 1, 0, 0, 1];
  const exported: number[] = [];
  const exporter = reportOutages(
    {
      export: (_items: string[], done: (result: ExportResult) => void) =>
        done({ code: outcomes[exported.length] ?? 0, error: new Error('connect ECONNREFUSED') }),
    },
    'traces',
    log,
  );

  for (const _ of outcomes) exporter.export([], ({ code }) => exported.push(code));

  expect(exported).toEqual(outcomes);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    'telemetry export failed',
    'telemetry export recovered',
    'telemetry export failed',
  ]);
});
