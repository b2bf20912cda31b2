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

/** The clients of one person. */
export interface ChaosParties {
  readonly staff: ShopClient;
  readonly customer: ShopClient;
}

interface ChaosPeopleOptions {
  readonly shopUrl: string;
  readonly account: ChaosStaffAccount;
  /** The store in which they sign in. */
  readonly market: Market;
  /** Seed of the first person; each further person has the next one. */
  readonly seed: number;
  readonly people: number;
  /** Delay after a failed action, in milliseconds. */
  readonly pauseMs: number;
  readonly work: (parties: ChaosParties, random: () => number) => Promise<void>;
}

/** People who repeat their work independently while the shop is disrupted. Returns the function that stops them. */
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
        // The shop or its database is down: the result of the last request is unknown.
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
