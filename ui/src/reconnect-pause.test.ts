import { SOCKET_CLOSE } from '@eunbit/schema/socket-close';
import { describe, expect, it } from 'vitest';
import { getReconnectPause } from './reconnect-pause.ts';

const PAGES = 10_000;
const ABNORMAL = 1006;

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** How many pages reconnect in each second after the server is back. */
function simulateRestart(secondsAway: number): number[] {
  const random = createRandom();
  const arrivals: number[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    let at = 0;
    for (let retries = 0; at < secondsAway * 1000 || retries === 0; retries += 1) {
      at += getReconnectPause(retries, ABNORMAL, random());
    }
    const second = Math.floor((at - secondsAway * 1000) / 1000);
    arrivals[second] = (arrivals[second] ?? 0) + 1;
  }
  return arrivals;
}

describe('After a server restart', () => {
  it.each([0, 1, 3, 6, 8, 12, 30, 120])(
    'at most 2,000 of 10,000 pages reconnect per second: %i seconds of downtime',
    (away) => {
      const arrivals = simulateRestart(away);
      expect(Math.max(...arrivals.filter(Boolean))).toBeLessThanOrEqual(2000);
      expect(arrivals.length).toBeLessThanOrEqual(31);
    },
  );
});

describe('The pause before a page reconnects', () => {
  it.each([SOCKET_CLOSE.idle, SOCKET_CLOSE.unread, SOCKET_CLOSE.tooManyMessages, 4403])(
    'is short if the server closed only this socket, with %i',
    (code) => {
      expect(getReconnectPause(0, code, 1)).toBeLessThanOrEqual(500);
      expect(getReconnectPause(1, code, 1)).toBe(getReconnectPause(1, ABNORMAL, 1));
    },
  );

  it('grows to half a minute', () => {
    const longest = [0, 1, 2, 3, 100].map((retries) => getReconnectPause(retries, SOCKET_CLOSE.goingAway, 1));
    expect(longest).toEqual([8000, 16_000, 30_000, 30_000, 30_000]);
  });
});
