import { describe, expect, it, vi } from 'vitest';
import { once } from './once.ts';

describe('once', () => {
  it('does the work at the first call, and returns its result to concurrent and later callers', async () => {
    const work = vi.fn(async () => ({}));
    const get = once(work);
    expect(work).not.toHaveBeenCalled();

    const [first, second] = await Promise.all([get(), get()]);

    expect(second).toBe(first);
    expect(await get()).toBe(first);
    expect(work).toHaveBeenCalledOnce();
  });

  it('tries again after a failure', async () => {
    const work = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('cannot be read now'));
    const get = once(work);

    await expect(get()).rejects.toThrow('cannot be read now');

    expect(await get()).toBe('loaded');
  });
});
