import { setTimeout as delay } from 'node:timers/promises';
import { type ChaosStaffAccount, startChaosPeople } from './chaos-people.ts';
import type { ShopClient } from './shop-client.ts';
import { readOrder, STAFF_ACTIONS } from './staff-actions.ts';

const PAUSE_MS = 100;

export interface ChaosStaffOptions {
  readonly shopUrl: string;
  readonly account: ChaosStaffAccount;
  /** Orders that buyers were told, by their numbers, which grow. */
  readonly told: ReadonlyMap<string, string>;
  readonly seed: number;
  readonly people: number;
}

export interface ChaosStaff {
  /** What was done, and how often the shop answered that it was. */
  readonly done: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/**
 * Staff who work on orders that were placed, whatever happens to the shop: they record deposits, pay parts back, ship some of
 * the units, correct addresses and take units off. Several take the same order at once, and nobody asks twice: what got no answer may have
 * been done or not.
 */
export function startChaosStaff({ shopUrl, account, told, seed, people }: ChaosStaffOptions): ChaosStaff {
  const done: Record<string, number> = {};

  async function work(client: ShopClient, random: () => number): Promise<void> {
    const recent = [...told.keys()].slice(-12);
    const number = recent[Math.floor(random() * recent.length)];
    if (!number) return void (await delay(PAUSE_MS));
    const kinds = Object.entries(STAFF_ACTIONS);
    const [kind, act] = kinds[Math.floor(random() * kinds.length)] as (typeof kinds)[number];
    const answer = await act(client, number, await readOrder(client, number), random);
    if (answer && !answer.endsWith('Error')) done[kind] = (done[kind] ?? 0) + 1;
  }

  const stop = startChaosPeople({
    shopUrl,
    account,
    market: 'KR',
    seed: seed * 31,
    people,
    pauseMs: PAUSE_MS,
    work: ({ staff }, random) => work(staff, random),
  });
  return {
    done,
    stop,
  };
}
