import { describe, expect, it } from 'vitest';
import type { Change } from './follow-collection.ts';
import { commonVersion, createMirror } from './mirror.ts';

const CHANGE = {} as Change<object>;

function countingMirror() {
  let loads = 0;
  const mirror = createMirror<number, object>(async () => {
    loads += 1;
    return loads;
  });
  return mirror;
}

describe('a mirror', () => {
  it('loads once for many concurrent reads', async () => {
    const mirror = countingMirror();
    expect(await Promise.all([mirror.read(), mirror.read()])).toEqual([1, 1]);
    expect(await mirror.read()).toBe(1);
  });

  it('reloads after a change', async () => {
    const mirror = countingMirror();
    await mirror.read();
    mirror.onChange(CHANGE);
    expect(await mirror.read()).toBe(2);
  });

  it('caches nothing while changes go unseen', async () => {
    const mirror = countingMirror();
    mirror.onBroken?.();
    expect([await mirror.read(), await mirror.read()]).toEqual([1, 2]);
    expect(await Promise.all([mirror.read(), mirror.read()]), 'the rows of one list').toEqual([3, 3]);
    mirror.onResumed(false);
    expect([await mirror.read(), await mirror.read()]).toEqual([4, 4]);
  });

  it('has a version that rises with every change and is null while changes go unseen', () => {
    const [changing, calm] = [countingMirror(), countingMirror()];
    const before = commonVersion([changing, calm]) ?? Number.NaN;
    changing.onChange(CHANGE);
    const after = commonVersion([changing, calm]) ?? Number.NaN;
    expect(after).toBeGreaterThan(before);
    changing.onBroken?.();
    expect(commonVersion([changing, calm])).toBeNull();
    changing.onResumed(false);
    expect(commonVersion([changing, calm])).toBeGreaterThan(after);
  });

  it('retries after a failed load', async () => {
    let fail = true;
    const mirror = createMirror<string, object>(async () => {
      if (fail) throw new Error('out of reach');
      return 'here';
    });
    await expect(mirror.read()).rejects.toThrow('out of reach');
    fail = false;
    expect(await mirror.read()).toBe('here');
  });
});
