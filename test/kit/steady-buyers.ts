import { seededRandom } from '../../scripts/setup/seeded-random.ts';
import { ShopClient } from './shop-client.ts';
import { complete, confirmCard, expectResult, fillCheckout, payByDeposit, startCardPayment } from './story.ts';

interface SteadyBuyersOptions {
  readonly shopUrl: string;
  readonly stripeUrl: string;
  readonly productId: string;
  readonly buyers: number;
}

export interface SteadyBuyers {
  /** Numbers of the orders that the shop has confirmed to its buyers. */
  readonly acknowledged: ReadonlySet<string>;
  /** Unexpected results, one line each. */
  readonly failures: readonly string[];
  /** Lets all buyers finish, and starts no new purchases. */
  stop(): Promise<void>;
}

/** People who buy one after the other, in Korea by deposit and in the US by card, and never retry. */
export function startSteadyBuyers({ shopUrl, stripeUrl, productId, buyers }: SteadyBuyersOptions): SteadyBuyers {
  const acknowledged = new Set<string>();
  const failures: string[] = [];
  let isOpen = true;

  async function buy(market: 'KR' | 'US', quantity: number): Promise<string> {
    const client = new ShopClient(shopUrl, { market });
    const ready = await fillCheckout(client, market, { [productId]: quantity });
    if (market === 'KR') return expectResult(await payByDeposit(client, ready), 'OrderPlaced').order.number;
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await confirmCard(stripeUrl, clientSecret);
    return expectResult(await complete(client, ready), 'OrderPlaced').order.number;
  }

  async function buyOnAndOn(random: () => number): Promise<void> {
    while (isOpen) {
      try {
        acknowledged.add(await buy(random() < 0.5 ? 'KR' : 'US', 1 + Math.floor(random() * 3)));
      } catch (error) {
        failures.push((error as Error).message);
      }
    }
  }

  const all = Array.from({ length: buyers }, (_, n) => buyOnAndOn(seededRandom(n + 1)));
  return {
    acknowledged,
    failures,
    async stop() {
      isOpen = false;
      await Promise.all(all);
    },
  };
}
