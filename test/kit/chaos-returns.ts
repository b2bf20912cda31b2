import { setTimeout as delay } from 'node:timers/promises';
import { type ChaosStaffAccount, startChaosPeople } from './chaos-people.ts';
import { findOpenReturn, type ReturnParties, requestReturn, stepReturn } from './return-actions.ts';

const PAUSE_MS = 50;
/** Number of the newest orders that are returned. */
const RECENT = 12;

export interface ChaosReturnsOptions {
  readonly shopUrl: string;
  readonly account: ChaosStaffAccount;
  /** Access tokens by order number, for the orders that the shop has confirmed; the map grows. */
  readonly acknowledged: ReadonlyMap<string, string>;
  readonly seed: number;
  readonly people: number;
}

export interface ChaosReturns {
  /** Number of confirmed actions by name. */
  readonly done: Readonly<Record<string, number>>;
  /** Numbers of returns that were to be settled when nothing was left to refund. */
  readonly worthNothing: ReadonlySet<string>;
  stop(): Promise<void>;
}

/**
 * Customers who return shipped products, and staff who process the returns, while the shop is disrupted. Several work on the same
 * return at once, by refund and by exchange, and nobody retries: an action without a response may have been done or not.
 */
export function startChaosReturns({ shopUrl, account, acknowledged, seed, people }: ChaosReturnsOptions): ChaosReturns {
  const done: Record<string, number> = {};
  const worthNothing = new Set<string>();

  const count = (kind: string, answer: string | null) => {
    if (answer && !answer.endsWith('Error')) done[kind] = (done[kind] ?? 0) + 1;
  };

  async function askForReturn(parties: ReturnParties, random: () => number): Promise<void> {
    const recent = [...acknowledged.values()].slice(-RECENT);
    const accessToken = recent[Math.floor(random() * recent.length)];
    if (accessToken) count('request', await requestReturn(parties, accessToken, random));
    else await delay(PAUSE_MS);
  }

  async function work(parties: ReturnParties, random: () => number): Promise<void> {
    const waiting = await findOpenReturn(parties.staff, random() < 0.5 ? 'KR' : 'US', random);
    if (!waiting || random() < 0.3) return askForReturn(parties, random);
    count(...(await stepReturn(parties, waiting, random)));
  }

  const stop = startChaosPeople({
    shopUrl,
    account,
    market: 'KR',
    seed: seed * 17,
    people,
    pauseMs: PAUSE_MS,
    work: (parties, random) => work({ ...parties, tokens: acknowledged, worthNothing }, random),
  });
  return {
    done,
    worthNothing,
    stop,
  };
}
