import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { expect, vi } from 'vitest';
import type { Market } from './chaos-balance.ts';
import { UpdateStock } from './operations.ts';
import type { ReturnParties } from './return-actions.ts';
import type { TestShop } from './test-shop.ts';

/** A payment link: for a draft order, or for the additional amount of an order. */
interface PaymentLink {
  readonly token: string;
  /** Number of the draft; null for an order. */
  readonly draftNumber: string | null;
}

/** A month of random actions in a shop, with the data that people know. */
export interface Month extends ReturnParties {
  readonly shop: TestShop;
  readonly products: readonly string[];
  /** The member who has the email address that all buyers use. */
  readonly memberId: string;
  readonly tokens: Map<string, string>;
  /** All links that were sent, in any state. */
  readonly links: PaymentLink[];
  /** Units that staff have added to stock levels, by level id. */
  readonly entered: Map<string, number>;
  /** Random source of the current action. */
  random: () => number;
  /** Number of days that have passed. */
  day: number;
}

/** Returns the name of the API's result, or null if there was nothing to do. */
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

/** Number of orders that are tried until an action is possible. */
const LOOKED_THROUGH = 4;

/** Applies an action to the first of some orders that allows it. */
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

/** Staff change the quantity or stop a sale. Waits until the shop shows the change, so that the same seed repeats a month. */
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
