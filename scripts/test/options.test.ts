import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { testSteps } from './steps.ts';

describe('npm test', () => {
  it('runs everything by default', () => {
    const parts = ['conformance', 'check', 'tests', 'stories'];
    expect(readOptions([])).toEqual({ isThorough: false, parts, shard: null });
    expect(readOptions(['all'])).toEqual({ isThorough: true, parts, shard: null });
  });

  it('runs parts by name, also thoroughly', () => {
    expect(readOptions(['check'])).toEqual({ isThorough: false, parts: ['check'], shard: null });
    expect(readOptions(['all', 'stories', 'tests']).parts).toEqual(['tests', 'stories']);
  });

  it('runs one of several shards of its tests', () => {
    expect(readOptions(['tests', '--shard=2/4'])).toEqual({ isThorough: false, parts: ['tests'], shard: '2/4' });
  });

  it.each([
    [['story'], '"story" is no part'],
    [['tests', '--shard=5/4'], '"5/4" is no shard'],
    [['tests', '--shard=0/4'], '"0/4" is no shard'],
    [['tests', '--shard=half'], '"half" is no shard'],
    [['check', '--shard=1/4'], 'Only tests and stories have shards'],
    [['--shards=1/4'], '--shards'],
  ])('rejects %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

describe('the steps of tests', () => {
  it('are those of the parts, in their order', () => {
    expect(testSteps(['check'], null)).toEqual([]);
    expect(testSteps(['tests', 'stories'], null).map(({ name }) => name)).toEqual([
      'unit and integration tests',
      'end-to-end tests',
    ]);
  });

  it('pass the shard to vitest, and have a report each', () => {
    const [first, second] = ['1/2', '2/2'].map((shard) => testSteps(['stories'], shard)[0]);
    expect(first?.command).toContain('--shard=1/2');
    expect(first?.name).toBe('end-to-end tests, shard 1/2');
    expect(first?.report).not.toBe(second?.report);
  });
});
