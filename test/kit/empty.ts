import { rateLimitModel } from '@eunbit/server/common/rate-limit';
import type { Connection } from 'mongoose';
import type { TestShop } from './test-shop.ts';

/** Any model, of which only `deleteMany` is used. */
type Emptied = (connection: Connection) => { deleteMany(filter: object): PromiseLike<unknown> };

/**
 * Empties collections and rate limits between tests that share a shop. Not for data that servers cache, such as products and
 * stock, whose caches are updated a moment later.
 */
export async function empty({ connection }: TestShop, ...models: readonly Emptied[]): Promise<void> {
  await Promise.all([rateLimitModel, ...models].map((model) => model(connection).deleteMany({})));
}
