import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { expect, vi } from 'vitest';
import type { Market } from './chaos-balance.ts';
import { UpdateStock } from './operations.ts';
import type { ReturnParties } from './return-actions.ts';
import type { TestShop } from './test-shop.ts';

/** A link by which somebody pays: for a draft order, or for what an order costs more. */
interface PaymentLink {
  readonly token: string;
  /** Of a draft. */
  readonly draftNumber: string | null;
}

/** A month of random actions in a shop, with what its people know. */
export interface Month extends ReturnParties {
  readonly shop: TestShop;
  readonly products: readonly string[];
  /** Whoever has an account with the address that all buyers give. */
  readonly memberId: string;
  readonly tokens: Map<string, string>;
  /** Links that were sent, whatever became of them. */
  readonly links: PaymentLink[];
  /** Units by which staff have changed levels, by their ids. */
  readonly entered: Map<string, number>;
  /** Of the present action. */
  random: () => number;
  /** Days that have passed. */
  day: number;
}

/** Answers the name of the shop's answer, or null where there was nothing to do. */
export type Act = (month: Month) => Promise<string | null>;

export const pick = <T>(all: readonly T[], random: () => number): T | undefined =>
  all[Math.floor(random() * all.length)];

/** Some of the products, one to three of each. */
export function someProducts({ products, random }: Month): Record<string, number> {
  const wanted = products.filter((_, index) => index === 0 || random() < 0.5);
  return Object.fromEntries(wanted.map((id) => [id, 1 + Math.floor(random() * 3)]));
}

export const someLines = (month: Month) =>
  Object.entries(someProducts(month)).map(([productId, quantity]) => ({ productId, quantity }));

/** An order with the token of its buyer. */
export interface KnownOrder {
  readonly number: string;
  readonly accessToken: string;
}

/** Orders that somebody looks through for one that something can be done with. */
const LOOKED_THROUGH = 4;

/** Does something with one of the orders, the first of some that the shop lets it be done with. */
export async function withSomeOrder(
  { tokens, random }: Month,
  act: (order: KnownOrder) => Promise<string | null>,
): Promise<string | null> {
  const isDone = (answer: string | null) => answer !== null && !answer.endsWith('Error');
  let answer: string | null = null;
  for (let tries = 0; tries < LOOKED_THROUGH && !isDone(answer); tries += 1) {
    const [number, accessToken] = pick([...tokens], random) ?? [];
    if (number && accessToken) answer = await act({ number, accessToken });
  }
  return answer;
}

interface LevelChange {
  readonly units?: number;
  readonly isStopped?: boolean;
}

/** Staff enter units or stop a sale. Waits until the pages of the shop show it, so that a seed repeats a month. */
export async function changeLevel(
  { shop, staff, entered }: Month,
  market: Market,
  productId: string,
  { units = 0, isStopped }: LevelChange,
): Promise<string> {
  const id = stockId(market, productId);
  const before = await stockModel(shop.connection).findById(id).lean();
  if (!before) throw new Error(`there is no level ${id}`);
  const quantity = Math.max(0, before.quantity + units);
  const level = { market, productId, quantity, isStopped: isStopped ?? before.stopped };
  const { updateStock } = await staff.run(UpdateStock, { input: { ...level, expectedVersion: before.version } });
  if (updateStock.__typename !== 'StockUpdated') return updateStock.__typename;
  entered.set(id, (entered.get(id) ?? 0) + quantity - before.quantity);
  const { version } = updateStock.stock;
  await vi.waitFor(
    async () => expect((await shop.app().services.stockLevels.read()).get(id)?.version).toBeGreaterThanOrEqual(version),
    { interval: 5 },
  );
  return updateStock.__typename;
}
