import { describe, expect, it } from 'vitest';
import { COLUMNS, type Figures } from './api-figures.ts';
import { percentiles, renderTable } from './figures.ts';

describe('percentiles', () => {
  it('are measured times, regardless of their order', () => {
    const times = Array.from({ length: 1000 }, (_, index) => 1000 - index);

    expect(percentiles(times)).toEqual({ p50: 501, p95: 951, p99: 991 });
  });

  it('of an empty list are 0', () => {
    expect(percentiles([])).toEqual({ p50: 0, p95: 0, p99: 0 });
  });
});

describe('the table', () => {
  it('lines up its columns and shows what is unknown as a dash', () => {
    const row: Figures = {
      path: 'list',
      isStep: false,
      perSecond: 1234.4,
      p50: 8.94,
      p95: 13,
      p99: 18.1,
      costs: { server: 0.731, jobs: null, database: null },
      errors: 0,
      firstError: null,
      memoryMegabytes: null,
      ofCeiling: 0.987,
    };

    expect(
      renderTable(COLUMNS, [
        row,
        { ...row, path: 'step', isStep: true, perSecond: 9.5, costs: null, ofCeiling: null },
      ]).split('\n'),
    ).toEqual([
      'path    requests/s  p50 ms  p95 ms  p99 ms  server ms  database ms  errors  memory MB  of ceiling',
      'list          1234     8.9    13.0    18.1       0.73            -       0          -        0.99',
      '  step         9.5     8.9    13.0    18.1          -            -       0          -           -',
    ]);
  });
});
