import { rateLimitModel } from '@eunbit/server/common/rate-limit';
import type { Connection } from 'mongoose';
import type { TestShop } from './test-shop.ts';

/** What is known of a model here: that it can be emptied. */
type Emptied = (connection: Connection) => { deleteMany(filter: object): PromiseLike<unknown> };

/**
 * Between tests that share a shop: empties what they write to, and forgets how often anybody has asked for something.
 * Not for what servers keep a copy of, as products and stock, whose copies are told a moment later.
 */
export async function empty({ connection }: TestShop, ...models: readonly Emptied[]): Promise<void> {
  await Promise.all([rateLimitModel, ...models].map((model) => model(connection).deleteMany({})));
}
