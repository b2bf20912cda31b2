import { describe, expect, it } from 'vitest';
import { neededChange } from './replica-set.ts';

const HOST = '127.0.0.1:27018';
const config = (host: string) => ({ _id: 'eunbit', version: 3, term: 7, members: [{ _id: 0, host, priority: 1 }] });

describe('a one-member replica set', () => {
  it('is not changed at its own port', () => {
    expect(neededChange(config(HOST), HOST)).toBeNull();
  });

  it('is moved to another port with everything else unchanged', () => {
    expect(neededChange(config('127.0.0.1:27017'), HOST)).toEqual({
      replSetReconfig: { ...config(HOST), version: 4 },
      force: true,
    });
  });
});
