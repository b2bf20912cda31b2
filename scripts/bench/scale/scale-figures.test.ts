import { describe, expect, it } from 'vitest';
import { rateOnOwnCores } from './scale-figures.ts';

describe('servers on their own cores', () => {
  it('process more with each server, up to the limit of the database', () => {
    const costs = { server: 30, jobs: 10, database: 8 };

    expect([1, 2, 4].map((servers) => rateOnOwnCores(servers, costs))).toEqual([50, 100, 125]);
  });

  it('are not limited by a database that is not used', () => {
    expect(rateOnOwnCores(4, { server: 1, jobs: null, database: 0 })).toBe(4000);
  });

  it('have an unknown rate if processor times are unknown', () => {
    expect(rateOnOwnCores(2, { server: null, jobs: null, database: 3 })).toBeNull();
  });
});
