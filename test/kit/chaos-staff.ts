import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../../scripts/setup/seeded-random.ts';
import { SignIn } from './operations.ts';
import { ShopClient } from './shop-client.ts';
import { readOrder, STAFF_ACTIONS } from './staff-actions.ts';
import { expectResult } from './story.ts';

const PAUSE_MS = 100;

export interface ChaosStaffOptions {
  readonly shopUrl: string;
  readonly account: { readonly email: string; readonly password: string };
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
  let open = true;

  async function signIn(): Promise<ShopClient> {
    const client = new ShopClient(shopUrl, { market: 'KR' });
    expectResult((await client.run(SignIn, { input: account })).signIn, 'SignedIn');
    return client;
  }

  async function work(client: ShopClient, random: () => number): Promise<void> {
    const recent = [...told.keys()].slice(-12);
    const number = recent[Math.floor(random() * recent.length)];
    if (!number) return void (await delay(PAUSE_MS));
    const kinds = Object.entries(STAFF_ACTIONS);
    const [kind, act] = kinds[Math.floor(random() * kinds.length)] as (typeof kinds)[number];
    const answer = await act(client, number, await readOrder(client, number), random);
    if (answer && !answer.endsWith('Error')) done[kind] = (done[kind] ?? 0) + 1;
  }

  async function workOnAndOn(random: () => number): Promise<void> {
    let client: ShopClient | null = null;
    while (open) {
      try {
        client ??= await signIn();
        await work(client, random);
      } catch {
        // The shop is dead at the time, or its database: nobody knows what became of the last thing that was asked.
        await delay(PAUSE_MS);
      }
    }
  }

  const all = Array.from({ length: people }, (_, n) => workOnAndOn(seededRandom(seed * 31 + n)));
  return {
    done,
    async stop() {
      open = false;
      await Promise.all(all);
    },
  };
}
