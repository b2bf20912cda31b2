import { describe, expect, it } from 'vitest';
import type { Figures } from '../api-figures.ts';
import * as rows from './rows.ts';

const ceiling = { perSecond: 2000, processorMs: 0.5, noise: 1.1 };

const path = (name: string, server: number | null, database: number | null = null): Figures => ({
  path: name,
  isStep: false,
  perSecond: 400,
  p50: 1,
  p95: 2,
  p99: 3,
  errors: 0,
  firstError: null,
  costs: { server, jobs: null, database },
  memoryMegabytes: 200,
  ofCeiling: 0.2,
});

const ratios = (found: readonly rows.Row[]) => found.map(({ work, ratio, unit }) => [work, ratio, unit]);

describe('rows of the table', () => {
  it('express processor time of server and database in static answers', () => {
    const paths = [
      path('static ceiling, before', 0.5),
      path('product list', 1, 0.5),
      path('guest checkout by card', 40),
    ];
    const step = { ...path('addCartLine', null), isStep: true, costs: null };

    expect(ratios(rows.apiRows({ idleMemoryMegabytes: 150, ceiling, answer: null, paths: [...paths, step] }))).toEqual([
      ['product list', 3, 'static answers'],
      ['memory of the idle server', 150, 'MB'],
    ]);
    expect(ratios(rows.checkoutRows({ ceiling, paths }))).toEqual([['guest checkout by card', 80, 'static answers']]);
  });

  it('are left out if the system has no processor times', () => {
    expect(rows.checkoutRows({ ceiling, paths: [path('guest checkout by card', null)] })).toEqual([]);
    expect(rows.renderRows({ pages: [{ page: '/', processorMs: 3 }] }, { ...ceiling, processorMs: null })).toEqual([]);
  });

  it('of growth compare a large shop with a small one', () => {
    const costs = (p50: number, processorMs: number | null) => [{ work: 'list', p50, processorMs }];
    const sizes = (small: number | null, large: number | null) => ({
      products: [
        { products: 6, megabytes: 200, costs: costs(2, small) },
        { products: 2000, megabytes: 260, costs: costs(3, large) },
      ],
    });

    expect(ratios(rows.growthRows(sizes(1, 1.2)))).toEqual([
      ['2000 products instead of 6: list', 1.2, 'times'],
      ['memory of 2000 products', 60, 'MB'],
    ]);
    expect(ratios(rows.growthRows(sizes(null, 1.2)))[0]).toEqual(['2000 products instead of 6: list', 1.5, 'times']);
    expect(rows.growthRows({ products: [] })).toEqual([]);
  });

  it('of open pages, the database and sizes have the measured figures', () => {
    expect(
      ratios(rows.liveRows({ sockets: 1000, memory: { rss: 12, heap: 8 }, fanOuts: [{ p95: 50 }] }, ceiling)),
    ).toEqual([
      ['a change reaches 1000 open pages', 100, 'static answers'],
      ['memory of an open page', 12, 'KB'],
    ]);
    expect(ratios(rows.databaseRows({ paths: [{ path: 'insert', perSecond: 900, serverCpu: 250 }] }, ceiling))).toEqual(
      [['database: insert', 0.5, 'static answers']],
    );
    const shares = [
      { documents: 2000, indexes: 500 },
      { documents: 1000, indexes: 0 },
    ];
    expect(ratios(rows.sizesRows({ methods: [{ method: 'CARD', shares }] }))).toEqual([
      ['what an order leaves, by card', 3.5, 'KB'],
    ]);
  });
});
