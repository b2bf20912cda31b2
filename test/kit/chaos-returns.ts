import { setTimeout as delay } from 'node:timers/promises';
import { type ChaosStaffAccount, startChaosPeople } from './chaos-people.ts';
import { findOpenReturn, type ReturnParties, requestReturn, stepReturn } from './return-actions.ts';

const PAUSE_MS = 50;
/** Orders that are looked at, the last of those that buyers were told. */
const RECENT = 12;

export interface ChaosReturnsOptions {
  readonly shopUrl: string;
  readonly account: ChaosStaffAccount;
  /** Access tokens by the numbers of the orders that buyers were told, which grow. */
  readonly told: ReadonlyMap<string, string>;
  readonly seed: number;
  readonly people: number;
}

export interface ChaosReturns {
  /** What was done, and how often the shop answered that it was. */
  readonly done: Readonly<Record<string, number>>;
  /** Numbers of returns that were to be settled when nothing was left to pay back. */
  readonly worthNothing: ReadonlySet<string>;
  stop(): Promise<void>;
}

/**
 * Customers who send back what has left, and staff who work on it, whatever happens to the shop. Several take the same return
 * at once, as a refund and as an exchange, and nobody asks twice: what got no answer may have been done or not.
 */
export function startChaosReturns({ shopUrl, account, told, seed, people }: ChaosReturnsOptions): ChaosReturns {
  const done: Record<string, number> = {};
  const worthNothing = new Set<string>();

  const count = (kind: string, answer: string | null) => {
    if (answer && !answer.endsWith('Error')) done[kind] = (done[kind] ?? 0) + 1;
  };

  async function askForReturn(parties: ReturnParties, random: () => number): Promise<void> {
    const recent = [...told.values()].slice(-RECENT);
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
    work: (parties, random) => work({ ...parties, tokens: told, worthNothing }, random),
  });
  return {
    done,
    worthNothing,
    stop,
  };
}
