import { setTimeout as delay } from 'node:timers/promises';
import { type ChaosStaffAccount, startChaosPeople } from './chaos-people.ts';
import type { ShopClient } from './shop-client.ts';
import { readOrder, STAFF_ACTIONS } from './staff-actions.ts';

const PAUSE_MS = 100;

export interface ChaosStaffOptions {
  readonly shopUrl: string;
  readonly account: ChaosStaffAccount;
  /** Access tokens by order number, for the orders that the shop has confirmed; the map grows. */
  readonly acknowledged: ReadonlyMap<string, string>;
  readonly seed: number;
  readonly people: number;
}

export interface ChaosStaff {
  /** Number of confirmed actions by name. */
  readonly done: Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/**
 * Staff who work on placed orders while the shop is disrupted: they record deposits, make partial refunds, ship some of the
 * units, correct addresses and remove units. Several work on the same order at once, and nobody retries: an action without a
 * response may have been done or not.
 */
export function startChaosStaff({ shopUrl, account, acknowledged, seed, people }: ChaosStaffOptions): ChaosStaff {
  const done: Record<string, number> = {};

  async function work(client: ShopClient, random: () => number): Promise<void> {
    const recent = [...acknowledged.keys()].slice(-12);
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
