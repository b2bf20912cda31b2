import type { Figures } from './api-figures.ts';
import { buyByCard, buyByDeposit, MARKETS, type Method, STEPS, type Step, type Timed } from './buyer.ts';
import { percentiles, readMemory } from './figures.ts';
import { GraphqlClient } from './graphql-client.ts';
import { measureCosts } from './machine/costs.ts';
import type { Target } from './measure-path.ts';
import type { ListedProduct } from './preparation.ts';

interface CheckoutFigures extends Omit<Figures, 'costs' | 'memoryMegabytes' | 'ofCeiling'> {
  count: number;
}

export interface CheckoutLoad {
  /** Servers of the shop; buyers come to each in turn. */
  shopUrls: readonly string[];
  method: Method;
  products: ListedProduct[];
  buyers: number;
  seconds: number;
}

/** The results of a step, or of whole purchases: durations of the successful ones in milliseconds. */
class Tally {
  private readonly times: number[] = [];
  private readonly errors: string[] = [];

  async run<T>(work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      const result = await work();
      this.times.push(performance.now() - from);
      return result;
    } catch (error) {
      this.errors.push(String(error));
      throw error;
    }
  }

  figures(path: string, isStep: boolean, elapsedSeconds: number): CheckoutFigures {
    const { times, errors } = this;
    const perSecond = times.length / elapsedSeconds;
    return {
      path,
      isStep,
      count: times.length,
      perSecond,
      ...percentiles(times),
      errors: errors.length,
      firstError: errors[0] ?? null,
    };
  }
}

const BUYING = { CARD: buyByCard, DEPOSIT: buyByDeposit } as const;
const NAMES = { CARD: 'by card', DEPOSIT: 'by deposit' } as const;

/** Buyers who place one order after another; a failed purchase is abandoned and counted at its failed step. */
export async function runCheckouts(load: CheckoutLoad): Promise<CheckoutFigures[]> {
  const { shopUrls, method, products, buyers, seconds } = load;
  const whole = new Tally();
  const steps = new Map<Step, Tally>(STEPS[method].map((step) => [step, new Tally()]));
  const timed: Timed = (step, work) => steps.get(step)?.run(work) ?? work();
  let purchase = 0;

  const began = performance.now();
  async function buyOnAndOn(): Promise<void> {
    while (performance.now() - began < seconds * 1000) {
      purchase += 1;
      const product = products[purchase % products.length];
      const shopUrl = shopUrls[purchase % shopUrls.length];
      if (!product || !shopUrl) return;
      const client = new GraphqlClient(shopUrl, MARKETS[method]);
      const buyer = { client, product, name: `buyer-${purchase}`, timed };
      // The failure is tallied with its reason; continue with a new visitor.
      await whole.run(() => BUYING[method](buyer)).catch(() => undefined);
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyOnAndOn));
  const elapsed = (performance.now() - began) / 1000;
  const stepRows = Array.from(steps, ([step, tally]) => tally.figures(step, true, elapsed));
  return [whole.figures(`guest checkout ${NAMES[method]} (orders)`, false, elapsed), ...stepRows];
}

const ROUND_SECONDS = 1;

/**
 * Places so many orders, by whose number V8 has optimized the code: an order takes three times as much processor time at
 * first. By number, since it takes longer on a busy machine.
 */
export async function warmUpCheckouts(load: Omit<CheckoutLoad, 'seconds'>, orders: number): Promise<void> {
  for (let placed = 0; placed < orders; ) {
    const [whole] = await runCheckouts({ ...load, seconds: ROUND_SECONDS });
    if (!whole?.count) throw new Error(`no order was placed: ${whole?.firstError}`);
    placed += whole.count;
  }
}

/** Like `runCheckouts`, with what an order costs the processes of the shop. */
export async function measureCheckouts(target: Omit<Target, 'url'>, load: CheckoutLoad): Promise<Figures[]> {
  const { pid, processes, profiled } = target;
  const ordersOf = ([whole]: readonly CheckoutFigures[]) => whole?.count ?? 0;
  const run = () => runCheckouts(load);
  const phase = `guest checkout ${NAMES[load.method]}`;
  const { result, costs } = await profiled(phase, () => measureCosts(processes, ordersOf, run));
  const memoryMegabytes = await readMemory(pid);
  return result.map((row) => ({ ...row, costs: row.isStep ? null : costs, memoryMegabytes, ofCeiling: null }));
}
