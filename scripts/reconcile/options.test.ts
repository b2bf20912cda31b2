import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const NOW = new Date('2026-05-31T12:00:00Z');

describe('the options of reconcile', () => {
  it('look back thirty days and leave out the last ten minutes by default', () => {
    expect(readOptions([], NOW)).toEqual({
      since: new Date('2026-05-01T12:00:00Z'),
      settledBy: new Date('2026-05-31T11:50:00Z'),
      json: false,
    });
  });

  it('accept a day or a time, and a grace period of zero', () => {
    const options = readOptions(['--since', '2026-05-30', '--grace', '0', '--json'], NOW);
    expect(options).toEqual({ since: new Date('2026-05-30T00:00:00Z'), settledBy: NOW, json: true });
  });

  it.each([
    ['--since', 'yesterday'],
    ['--since', '2027-01-01'],
    ['--grace', 'x'],
    ['--grace', '-1'],
    ['--grace='],
    ['--until', '2026-05-30'],
  ])('refuse %s %s', (...args) => {
    expect(() => readOptions(args, NOW)).toThrow();
  });
});
