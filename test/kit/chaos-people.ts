import { setTimeout as delay } from 'node:timers/promises';
import type { Market } from '@eunbit/schema/market';
import { seededRandom } from '../../scripts/setup/seeded-random.ts';
import { SignIn } from './operations.ts';
import { ShopClient } from './shop-client.ts';
import { expectResult } from './story.ts';

export interface ChaosStaffAccount {
  readonly email: string;
  readonly password: string;
}

/** What somebody acts as. */
export interface ChaosParties {
  readonly staff: ShopClient;
  readonly customer: ShopClient;
}

interface ChaosPeopleOptions {
  readonly shopUrl: string;
  readonly account: ChaosStaffAccount;
  /** The store that they sign in to. */
  readonly market: Market;
  /** Of the first of them; each has the next. */
  readonly seed: number;
  readonly people: number;
  /** Before somebody goes on whose work has failed. */
  readonly pauseMs: number;
  readonly work: (parties: ChaosParties, random: () => number) => Promise<void>;
}

/** People who do their work over and over, each on their own, whatever happens to the shop. Answers how to stop them. */
export function startChaosPeople(options: ChaosPeopleOptions): () => Promise<void> {
  const { shopUrl, account, market, seed, people, pauseMs, work } = options;
  let open = true;

  async function signIn(): Promise<ShopClient> {
    const client = new ShopClient(shopUrl, { market });
    expectResult((await client.run(SignIn, { input: account })).signIn, 'Viewer');
    return client;
  }

  async function workOnAndOn(random: () => number): Promise<void> {
    const customer = new ShopClient(shopUrl, { market: 'US' });
    let staff: ShopClient | null = null;
    while (open) {
      try {
        staff ??= await signIn();
        await work({ staff, customer }, random);
      } catch {
        // The shop is dead at the time, or its database: nobody knows what became of the last thing that was asked.
        await delay(pauseMs);
      }
    }
  }

  const all = Array.from({ length: people }, (_, n) => workOnAndOn(seededRandom(seed + n)));
  return async () => {
    open = false;
    await Promise.all(all);
  };
}
