import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../../scripts/setup/seeded-random.ts';
import { type DraftLink, openDraftLink, sendDraftLink } from './draft-link-actions.ts';
import { CancelDraftOrder } from './draft-orders.ts';
import { SignIn } from './operations.ts';
import { ShopClient } from './shop-client.ts';
import { expectResult } from './story.ts';

const PAUSE_MS = 50;
/** Links that are still looked at, the last of those that were sent. */
const RECENT = 4;

export interface ChaosDraftsOptions {
  readonly shopUrl: string;
  readonly stripeUrl: string;
  readonly account: { readonly email: string; readonly password: string };
  readonly products: readonly string[];
  /** Brings on the end of the link of a draft. */
  readonly endLink: (number: string) => Promise<unknown>;
  readonly seed: number;
  readonly people: number;
}

export interface ChaosDrafts {
  /** How often the shop gave which answer, or somebody left. */
  readonly answers: Readonly<Record<string, number>>;
  /** Access tokens by the numbers of the orders that customers were told. */
  readonly told: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/**
 * Staff who make orders for customers and send links, and customers who open them in two tabs and pay, leave, or never come
 * back, whatever happens to the shop. Meanwhile staff take drafts back and links end, of which all take the same few.
 */
export function startChaosDrafts(options: ChaosDraftsOptions): ChaosDrafts {
  const { shopUrl, stripeUrl, account, products, endLink, seed, people } = options;
  const answers: Record<string, number> = {};
  const told = new Map<string, string>();
  const links: DraftLink[] = [];
  let open = true;

  async function signIn(): Promise<ShopClient> {
    const client = new ShopClient(shopUrl, { market: 'US' });
    expectResult((await client.run(SignIn, { input: account })).signIn, 'SignedIn');
    return client;
  }

  async function work(staff: ShopClient, customer: ShopClient, random: () => number): Promise<string> {
    const recent = links.slice(-RECENT);
    const link = recent[Math.floor(random() * recent.length)];
    const chance = random();
    if (!link || chance < 0.3) {
      const wanted = products.filter((_, index) => index === 0 || random() < 0.3);
      const lines = wanted.map((productId) => ({ productId, quantity: 1 + Math.floor(random() * 2) }));
      return sendDraftLink(staff, lines, (sent) => links.push(sent));
    }
    const { number, token } = link;
    if (chance < 0.85) return openDraftLink({ stripeUrl, customer, tokens: told, random }, token);
    if (chance < 0.94) return (await staff.run(CancelDraftOrder, { input: { number } })).cancelDraftOrder.__typename;
    await endLink(number);
    return 'LinkEnded';
  }

  async function workOnAndOn(random: () => number): Promise<void> {
    const customer = new ShopClient(shopUrl, { market: 'US' });
    let staff: ShopClient | null = null;
    while (open) {
      try {
        staff ??= await signIn();
        const answer = await work(staff, customer, random);
        answers[answer] = (answers[answer] ?? 0) + 1;
      } catch {
        // The shop is dead at the time, or its database: nobody knows what became of the last thing that was asked.
      }
      await delay(PAUSE_MS);
    }
  }

  const all = Array.from({ length: people }, (_, n) => workOnAndOn(seededRandom(seed * 43 + n)));
  return {
    answers,
    told,
    async stop() {
      open = false;
      await Promise.all(all);
    },
  };
}
