import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { byNewest } from './newest-first.ts';

const written = (id: string, day: number) => ({
  _id: new Types.ObjectId(id.padStart(24, '0')),
  createdAt: new Date(Date.UTC(2026, 0, day)),
});

describe('the order by newest first', () => {
  it('is total, also for documents of the same millisecond', () => {
    const [old, first, second, third] = [written('f', 1), written('1', 2), written('2', 2), written('3', 2)];
    const newest = [third, second, first, old];
    expect([old, first, second, third].sort(byNewest)).toEqual(newest);
    expect([third, old, second, first].sort(byNewest)).toEqual(newest);
  });
});
