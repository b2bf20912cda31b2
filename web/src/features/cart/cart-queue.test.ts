import { describe, expect, it } from 'vitest';
import { cartIsSettled, createCartQueue, type ExclusiveLock } from './cart-queue.ts';

/** A task that logs its start and finishes on demand. */
function controlledTask(log: string[], name: string) {
  let finish = (): void => undefined;
  let fail = (_reason: Error): void => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
  const task = async () => {
    log.push(`${name} starts`);
    await promise;
    log.push(`${name} ends`);
    return name;
  };
  return { task, finish, fail };
}

describe('the queue of cart changes', () => {
  it('starts a change only after the one before it has ended (CART-13)', async () => {
    const log: string[] = [];
    const queue = createCartQueue(undefined);
    const first = controlledTask(log, 'first');
    const second = controlledTask(log, 'second');

    const results = Promise.all([queue.run(first.task), queue.run(second.task)]);
    second.finish();
    first.finish();

    expect(await results).toEqual(['first', 'second']);
    expect(log).toEqual(['first starts', 'first ends', 'second starts', 'second ends']);
  });

  it('is settled once the last change has ended, whether or not it failed', async () => {
    const log: string[] = [];
    const queue = createCartQueue(undefined);
    const first = controlledTask(log, 'first');
    const broken = controlledTask(log, 'broken');
    const results = Promise.allSettled([queue.run(first.task), queue.run(broken.task)]);

    const settled = cartIsSettled().then(() => log.push('settled'));
    first.finish();
    broken.fail(new Error('no answer'));
    await Promise.all([results, settled]);

    expect(log).toEqual(['first starts', 'first ends', 'broken starts', 'settled']);
  });

  it('continues after a failed change, which rejects for its own caller only', async () => {
    const log: string[] = [];
    const queue = createCartQueue(undefined);
    const broken = controlledTask(log, 'broken');
    const next = controlledTask(log, 'next');
    next.finish();

    const failing = queue.run(broken.task);
    const following = queue.run(next.task);
    broken.fail(new Error('offline'));

    await expect(failing).rejects.toThrow('offline');
    expect(await following).toBe('next');
  });

  it('counts the changes that have not settled yet', async () => {
    const queue = createCartQueue(undefined);
    const task = controlledTask([], 'task');

    const running = queue.run(task.task);
    expect(queue.pending).toBe(1);
    task.finish();
    await running;

    expect(queue.pending).toBe(0);
  });

  it('holds a browser lock, so that other tabs wait too', async () => {
    const taken: string[] = [];
    const lock: ExclusiveLock = {
      request: (name, task) => {
        taken.push(name);
        return task();
      },
    };
    const queue = createCartQueue(lock);

    await queue.run(async () => 'done');

    expect(taken).toEqual(['basket']);
  });
});
