import { describe, expect, it } from 'vitest';
import { comparePlans, EVERY_DOCUMENT, readPlan } from './plan.ts';

const queryPlanner = (winningPlan: object) => ({
  queryPlanner: { winningPlan, rejectedPlans: [{ stage: 'COLLSCAN' }] },
});

describe('the plan within an explanation', () => {
  it.each([
    [
      'an index of a find',
      queryPlanner({ stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: 'number_1' } }),
      ['number_1'],
    ],
    ['an id before MongoDB 8', queryPlanner({ stage: 'IDHACK' }), ['_id_']],
    [
      'an id since MongoDB 8',
      queryPlanner({ stage: 'EXPRESS_IXSCAN', keyPattern: '{ _id: 1 }', indexName: '_id_' }),
      ['_id_'],
    ],
    [
      'an aggregation',
      { stages: [{ $cursor: queryPlanner({ stage: 'IXSCAN', indexName: 'day_1' }) }, { $group: {} }] },
      ['day_1'],
    ],
    [
      'the engine of slots',
      queryPlanner({ queryPlan: { stage: 'IXSCAN', indexName: 'day_1' }, slotBasedPlan: { stages: 'COLLSCAN' } }),
      ['day_1'],
    ],
    [
      'shards',
      {
        queryPlanner: {
          winningPlan: { stage: 'SHARD_MERGE', shards: [queryPlanner({ stage: 'COLLSCAN' }).queryPlanner] },
        },
      },
      [EVERY_DOCUMENT],
    ],
    [
      'alternatives',
      queryPlanner({
        stage: 'OR',
        inputStages: [
          { stage: 'IXSCAN', indexName: 'b' },
          { stage: 'IXSCAN', indexName: 'a' },
        ],
      }),
      ['a', 'b'],
    ],
  ])('is found for %s', (_what, explanation, reads) => {
    expect(readPlan(explanation)).toEqual({ reads, sorts: false });
  });

  it('includes whether something is sorted', () => {
    expect(readPlan(queryPlanner({ stage: 'SORT', inputStage: { stage: 'IXSCAN', indexName: 'a' } })).sorts).toBe(true);
    expect(readPlan({ stages: [{ $cursor: {} }, { $sort: { sortKey: { total: -1 } } }] }).sorts).toBe(true);
  });
});

describe('a plan compared with the required one', () => {
  const needed = { reads: ['number_1'], sorts: false };

  it('is not worse if it is the same or uses another index', () => {
    expect(comparePlans(needed, needed)).toBeNull();
    expect(comparePlans(needed, { reads: ['email_1'], sorts: false })).toEqual({
      isWorse: false,
      text: 'uses email_1',
    });
    expect(comparePlans({ reads: ['number_1'], sorts: true }, needed)).toBeNull();
  });

  it('is worse if it reads or sorts without need', () => {
    expect(comparePlans(needed, { reads: [EVERY_DOCUMENT], sorts: true })?.text).toBe('reads every document');
    expect(comparePlans(needed, { reads: ['number_1'], sorts: true })).toEqual({
      isWorse: true,
      text: 'sorts what it has read',
    });
    expect(
      comparePlans({ reads: [EVERY_DOCUMENT], sorts: false }, { reads: [EVERY_DOCUMENT], sorts: false }),
    ).toBeNull();
  });
});
