import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { SocketWatch } from './socket-watch.ts';

const PING_MS = 15_000;
const TICK_MS = 1000;

/** Counts its pings and responds to each with a pong. */
class FakeSocket extends EventEmitter {
  pings = 0;

  ping(): void {
    this.pings += 1;
    this.emit('pong');
  }
}

let watch: SocketWatch;
let sockets: FakeSocket[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  watch = new SocketWatch();
  sockets = [];
});
afterEach(() => vi.useRealTimers());

function add(count: number): void {
  for (const socket of Array.from({ length: count }, () => new FakeSocket())) {
    sockets.push(socket);
    watch.add({ socket: socket as unknown as WebSocket, subscriptionCount: () => 1 });
  }
}

const countPings = () => sockets.map(({ pings }) => pings);

it('one timer pings all sockets, each once per interval, spread by the time of opening', async () => {
  add(3);
  await vi.advanceTimersByTimeAsync(7 * TICK_MS);
  add(2);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(PING_MS - 7 * TICK_MS);
  expect(countPings()).toEqual([1, 1, 1, 0, 0]);
  await vi.advanceTimersByTimeAsync(7 * TICK_MS);
  expect(countPings()).toEqual([1, 1, 1, 1, 1]);
  await vi.advanceTimersByTimeAsync(PING_MS);
  expect(countPings()).toEqual([2, 2, 2, 2, 2]);
});

it('a closed socket is not pinged, and the timer ends with the last one', async () => {
  add(2);
  sockets[0]?.emit('close');
  await vi.advanceTimersByTimeAsync(PING_MS);
  expect(countPings()).toEqual([0, 1]);
  sockets[1]?.emit('close');
  expect(vi.getTimerCount()).toBe(0);
  add(1);
  await vi.advanceTimersByTimeAsync(PING_MS);
  expect(countPings()).toEqual([0, 1, 1]);
});
