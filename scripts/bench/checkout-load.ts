import type { Figures } from './api-figures.ts';
import { buy, type Method, openVisit, STEPS, type Step, type Timed } from './buyer.ts';
import { readMemory } from './figures.ts';
import type { Target } from './load.ts';
import { measureCosts } from './machine/costs.ts';
import type { ListedProduct } from './preparation.ts';
import { type RepeatFigures, repeat, Tally } from './repeat.ts';

interface CheckoutFigures extends RepeatFigures {
  readonly path: string;
  readonly isStep: boolean;
}

export interface CheckoutLoad {
  /** Servers of the shop; buyers are distributed over them in turn. */
  shopUrls: readonly string[];
  method: Method;
  products: ListedProduct[];
  buyers: number;
  seconds: number;
}

const NAMES = { CARD: 'by card', DEPOSIT: 'by deposit' } as const;

/** Buyers who place one order after another; a failed purchase is abandoned and counted at its failed step. */
export async function runCheckouts(load: CheckoutLoad): Promise<CheckoutFigures[]> {
  const { shopUrls, method, products, buyers, seconds } = load;
  const steps = new Map<Step, Tally>(STEPS[method].map((step) => [step, new Tally()]));
  const timed: Timed = (step, work) => steps.get(step)?.run(work) ?? work();
  let purchase = 0;
  const { elapsed, ...whole } = await repeat({ seconds, workers: buyers }, async () => {
    purchase += 1;
    const product = products[purchase % products.length];
    const shopUrl = shopUrls[purchase % shopUrls.length];
    if (!product || !shopUrl) throw new Error('there is nothing to buy');
    await buy(method, { client: openVisit(shopUrl, method), product, name: `buyer-${purchase}`, timed });
  });
  const stepRows = Array.from(steps, ([path, tally]) => ({ path, isStep: true, ...tally.figures(elapsed) }));
  return [{ path: `guest checkout ${NAMES[method]} (orders)`, isStep: false, ...whole }, ...stepRows];
}

const ROUND_SECONDS = 1;

/**
 * Places this many orders, after which V8 has optimized the code: at first an order takes three times as much CPU time. By number
 * instead of time, since it takes longer on a busy machine.
 */
export async function warmUpCheckouts(load: Omit<CheckoutLoad, 'seconds'>, orders: number): Promise<void> {
  for (let placed = 0; placed < orders; ) {
    const [whole] = await runCheckouts({ ...load, seconds: ROUND_SECONDS });
    if (!whole?.count) throw new Error(`no order was placed: ${whole?.firstError}`);
    placed += whole.count;
  }
}

/** Like `runCheckouts`, with the CPU costs of an order for the processes of the shop. */
export async function measureCheckouts(target: Omit<Target, 'url'>, load: CheckoutLoad): Promise<Figures[]> {
  const { pid, processes, profiled } = target;
  const ordersOf = ([whole]: readonly CheckoutFigures[]) => whole?.count ?? 0;
  const run = () => runCheckouts(load);
  const phase = `guest checkout ${NAMES[load.method]}`;
  const { result, costs } = await profiled(phase, () => measureCosts(processes, ordersOf, run));
  const memoryMegabytes = await readMemory(pid);
  return result.map((row) => ({ ...row, costs: row.isStep ? null : costs, memoryMegabytes, ofCeiling: null }));
}
