import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';
import { testSteps } from './steps.ts';

describe('what npm test is asked for', () => {
  it('is everything where nothing is named', () => {
    const parts = ['conformance', 'check', 'tests', 'stories'];
    expect(readOptions([])).toEqual({ isThorough: false, parts, shard: null });
    expect(readOptions(['all'])).toEqual({ isThorough: true, parts, shard: null });
  });

  it('is a part of it by name, also at length', () => {
    expect(readOptions(['check'])).toEqual({ isThorough: false, parts: ['check'], shard: null });
    expect(readOptions(['all', 'stories', 'tests']).parts).toEqual(['tests', 'stories']);
  });

  it('is one of several shards of its tests', () => {
    expect(readOptions(['tests', '--shard=2/4'])).toEqual({ isThorough: false, parts: ['tests'], shard: '2/4' });
  });

  it.each([
    [['story'], '"story" is no part'],
    [['tests', '--shard=5/4'], '"5/4" is no shard'],
    [['tests', '--shard=0/4'], '"0/4" is no shard'],
    [['tests', '--shard=half'], '"half" is no shard'],
    [['check', '--shard=1/4'], 'Only tests and stories have shards'],
    [['--shards=1/4'], '--shards'],
  ])('is refused as %j', (args, message) => {
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

  it('leave the shard to vitest, and have a report of their own each', () => {
    const [first, second] = ['1/2', '2/2'].map((shard) => testSteps(['stories'], shard)[0]);
    expect(first?.command).toContain('--shard=1/2');
    expect(first?.name).toBe('end-to-end tests, shard 1/2');
    expect(first?.report).not.toBe(second?.report);
  });
});
