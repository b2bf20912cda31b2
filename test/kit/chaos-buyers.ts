import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '../../scripts/setup/seeded-random.ts';
import { CancelOrder } from './operations.ts';
import { ShopClient } from './shop-client.ts';
import { complete, confirmCard, fillCheckout, payByDeposit, type ReadyCheckout, startCardPayment } from './story.ts';

/** Maximum number of retries without a response. */
const PATIENCE = 20;
const PAUSE_MS = 100;

export interface ChaosBuyersOptions {
  readonly shopUrl: string;
  readonly stripeUrl: string;
  readonly products: readonly string[];
  readonly seed: number;
  readonly buyers: number;
}

export interface ChaosBuyers {
  /** Access tokens by order number, for the orders that the shop has confirmed to its buyers. */
  readonly acknowledged: ReadonlyMap<string, string>;
  /** Lets all buyers finish, and starts no new purchases. */
  stop(): Promise<void>;
}

interface Placed {
  readonly number: string;
  readonly accessToken: string;
}

type Answer = Awaited<ReturnType<typeof payByDeposit>> | Awaited<ReturnType<typeof complete>>;

function readPlaced(answer: Answer): Placed | null {
  return answer.__typename === 'OrderPlaced' ? { number: answer.order.number, accessToken: answer.accessToken } : null;
}

/**
 * Buyers who buy repeatedly while the shop is disrupted: in Korea by deposit, in the US by card. Without a response some retry
 * and some give up; some never return from the bank, so that the provider's webhook has to create their order; and some cancel
 * their order.
 */
export function startChaosBuyers({ shopUrl, stripeUrl, products, seed, buyers }: ChaosBuyersOptions): ChaosBuyers {
  const acknowledged = new Map<string, string>();
  let open = true;

  /** Retries until the shop responds, or tries only once if the buyer is impatient. */
  async function insist<T>(random: () => number, work: () => Promise<T>): Promise<T> {
    for (let tries = random() < 0.3 ? PATIENCE : 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (tries >= PATIENCE) throw error;
        await delay(PAUSE_MS);
      }
    }
  }

  async function payByCard(client: ShopClient, ready: ReadyCheckout, random: () => number): Promise<Placed | null> {
    const started = await insist(random, () => startCardPayment(client, ready));
    if (started.__typename !== 'PaymentActionRequired') return null;
    await confirmCard(stripeUrl, started.clientSecret);
    return random() < 0.7 ? readPlaced(await insist(random, () => complete(client, ready))) : null;
  }

  async function buy(random: () => number): Promise<void> {
    const market = random() < 0.5 ? 'KR' : 'US';
    const client = new ShopClient(shopUrl, { market });
    const wanted = products.filter((_, index) => index === 0 || random() < 0.4);
    const items = Object.fromEntries(wanted.map((id) => [id, 1 + Math.floor(random() * 3)]));
    const ready = await fillCheckout(client, market, items);
    const placed =
      market === 'KR'
        ? readPlaced(await insist(random, () => payByDeposit(client, ready)))
        : await payByCard(client, ready, random);
    if (!placed) return;
    acknowledged.set(placed.number, placed.accessToken);
    if (random() > 0.2) return;
    const input = { orderNumber: placed.number, accessToken: placed.accessToken, reason: 'CHANGED_MIND' as const };
    await insist(random, () => client.run(CancelOrder, { input }));
  }

  async function buyOnAndOn(random: () => number): Promise<void> {
    // Failures are expected while the shop is down; whether it works again shows in the confirmed orders.
    while (open) await buy(random).catch(() => delay(PAUSE_MS));
  }

  const all = Array.from({ length: buyers }, (_, n) => buyOnAndOn(seededRandom(seed + n + 1)));
  return {
    acknowledged,
    async stop() {
      open = false;
      await Promise.all(all);
    },
  };
}
