import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

describe('tasks with one key', () => {
  it('run one after another, even after a failure, while tasks with other keys run concurrently', async () => {
    const inTurn = createKeyedQueue();
    const seen: string[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const first = inTurn('a', async () => {
      seen.push('a1 begins');
      await gate;
      seen.push('a1 ends');
      throw new Error('a1');
    });
    const second = inTurn('a', async () => void seen.push('a2'));
    await inTurn('b', async () => void seen.push('b1'));
    open();
    await expect(first).rejects.toThrow('a1');
    await second;
    expect(seen).toEqual(['a1 begins', 'b1', 'a1 ends', 'a2']);
  });
});
