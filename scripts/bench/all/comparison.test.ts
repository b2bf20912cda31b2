import { describe, expect, it } from 'vitest';
import { compare, pickNewest, type Release, renderComparison, toRelease } from './comparison.ts';
import type { Row } from './rows.ts';

const row = (work: string, ratio: number, unit: Row['unit'] = 'static answers'): Row => ({
  work,
  figure: 'as measured',
  ratio,
  unit,
});

const release = (version: string, rows: readonly Row[] = []): Release =>
  toRelease(rows, { version, at: '2026-11-25', machine: 'two cores', noise: 1.123456 });

describe('figures compared with a release', () => {
  const then = release('0.7.0', [row('list', 2), row('cart', 4), row('memory', 100, 'MB')]);

  it('are matched by work and unit', () => {
    const compared = compare([row('list', 3), row('cart', 4, 'times'), row('new', 1)], then);

    expect(compared.map(({ work, released, change }) => [work, released, change])).toEqual([
      ['list', 2, 1.5],
      ['cart', null, null],
      ['new', null, null],
    ]);
  });

  it('are listed as worse if they exceed the noise', () => {
    const text = renderComparison(compare([row('list', 2.5), row('cart', 6), row('memory', 131, 'MB')], then), then);

    expect(text).toBe(
      [
        '| work | here | ratio | unit | 0.7.0 | now / 0.7.0 |',
        '| --- | --- | ---: | --- | ---: | ---: |',
        '| list | as measured | 2.50 | static answers | 2.00 | 1.25 |',
        '| cart | as measured | 6.00 | static answers | 4.00 | 1.50 |',
        '| memory | as measured | 131 | MB | 100 | 1.31 |',
        '',
        'Worse than in 0.7.0 by more than 1.3 times:',
        '',
        '- cart: 1.50 times',
        '- memory: 1.31 times',
      ].join('\n'),
    );
  });

  it('include a note if nothing is worse', () => {
    expect(renderComparison(compare([row('list', 1)], then), then)).toContain('Nothing is worse than in 0.7.0');
  });

  it('are shown without a comparison if there is no release', () => {
    expect(renderComparison(compare([row('list', 1)], null), null)).toContain('There are no figures of a release');
  });
});

describe('the last release', () => {
  it('is the one with the highest version', () => {
    expect(pickNewest([release('0.9.0'), release('0.10.0'), release('0.7.0')])?.version).toBe('0.10.0');
    expect(pickNewest([])).toBeNull();
  });

  it('has ratios rounded to few digits', () => {
    const { noise, ratios } = release('1.0.0', [row('list', 2.123456), row('memory', 12_345.6, 'KB')]);

    expect(noise).toBe(1.123);
    expect(ratios).toEqual({ list: { ratio: 2.123, unit: 'static answers' }, memory: { ratio: 12_350, unit: 'KB' } });
  });
});
