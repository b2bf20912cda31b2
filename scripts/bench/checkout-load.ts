import type { Figures } from './api-figures.ts';
import { buy, STEPS, type Step, type Timed } from './buyer.ts';
import { percentiles } from './figures.ts';
import { GraphqlClient } from './graphql-client.ts';
import type { ListedProduct } from './preparation.ts';

type CheckoutFigures = Omit<Figures, 'memoryMegabytes' | 'ofCeiling'>;

interface CheckoutLoad {
  shopUrl: string;
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
    return { path, isStep, perSecond, ...percentiles(times), errors: errors.length, firstError: errors[0] ?? null };
  }
}

/** Buyers who place one order after another; a failed purchase is abandoned and counted at its failed step. */
export async function runCheckouts(load: CheckoutLoad): Promise<CheckoutFigures[]> {
  const { shopUrl, products, buyers, seconds } = load;
  const whole = new Tally();
  const steps = new Map<Step, Tally>(STEPS.map((step) => [step, new Tally()]));
  const timed: Timed = (step, work) => steps.get(step)?.run(work) ?? work();
  let purchase = 0;

  const began = performance.now();
  async function buyOnAndOn(): Promise<void> {
    while (performance.now() - began < seconds * 1000) {
      purchase += 1;
      const product = products[purchase % products.length];
      if (!product) return;
      const name = `buyer-${purchase}`;
      // The failure is tallied with its reason; continue with a new visitor.
      await whole.run(() => buy(new GraphqlClient(shopUrl), product, name, timed)).catch(() => undefined);
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyOnAndOn));
  const elapsed = (performance.now() - began) / 1000;
  const stepRows = Array.from(steps, ([step, tally]) => tally.figures(step, true, elapsed));
  return [whole.figures('whole guest checkout (orders)', false, elapsed), ...stepRows];
}
