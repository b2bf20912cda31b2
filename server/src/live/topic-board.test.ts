import { describe, expect, it } from 'vitest';
import { TopicBoard } from './topic-board.ts';

type Events = { news: number };

describe('a topic board', () => {
  it('delivers every event to every subscriber, in order', async () => {
    const board = new TopicBoard<Events>();
    const [first, second] = [board.subscribe('news'), board.subscribe('news')];
    board.publish('news', 1);
    board.publish('news', 2);
    for (const subscriber of [first, second]) {
      expect(await subscriber.next()).toEqual({ value: 1, done: false });
      expect(await subscriber.next()).toEqual({ value: 2, done: false });
    }
  });

  it('resolves the pending read of a subscriber', async () => {
    const board = new TopicBoard<Events>();
    const next = board.subscribe('news').next();
    board.publish('news', 7);
    expect(await next).toEqual({ value: 7, done: false });
  });

  it('ends a subscription whose backlog is full', async () => {
    const board = new TopicBoard<Events>();
    const slow = board.subscribe('news');
    for (let event = 0; event < 1000; event += 1) board.publish('news', event);
    expect(board.size).toBe(0);
    expect((await slow.next()).done).toBe(true);
  });

  it('removes subscribers that left', async () => {
    const board = new TopicBoard<Events>();
    const subscribers = Array.from({ length: 1000 }, () => board.subscribe('news'));
    for (const subscriber of subscribers) await subscriber.return?.();
    expect(board.size).toBe(0);
  });

  it('ends every subscription after a gap', async () => {
    const board = new TopicBoard<Events>();
    const waiting = board.subscribe('news').next();
    board.closeAll();
    expect((await waiting).done).toBe(true);
  });
});
