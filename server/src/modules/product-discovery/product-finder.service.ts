import { orderableQuantity } from '@eunbit/schema/catalogue';
import type { Market } from '@eunbit/schema/market';
import { MAXIMUM_MATCHES, type SuitTag, scoreSuits, toAnswers } from '@eunbit/schema/product-discovery';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache, ProductRecord } from '../catalogue/index.ts';
import { type StockLevels, stockId } from '../stock/index.ts';

interface Deps {
  readonly catalogueCache: Mirror<CatalogueCache>;
  readonly stockLevels: Mirror<StockLevels>;
}

/** A matching product, with the answers that it matches. */
export interface FoundMatch {
  readonly product: ProductRecord;
  readonly answers: readonly SuitTag[];
}

/** Finds matching products. Scores the entries in memory; only the products returned are read. */
export function createProductFinder({ catalogueCache, stockLevels }: Deps) {
  return {
    /** At most three, best first; sold-out products come last (DISCOVERY-2, DISCOVERY-3). */
    async find(market: Market, tags: readonly SuitTag[]): Promise<FoundMatch[]> {
      const answers = toAnswers(tags);
      if (answers.length === 0) return [];
      const [catalogue, levels] = await Promise.all([catalogueCache.read(), stockLevels.read()]);
      const store = catalogue.stores[market];
      const matches = store.products.flatMap(({ id, suits }) => {
        const score = scoreSuits(suits, answers);
        if (score === 0) return [];
        return [{ id, suits, score, isSoldOut: orderableQuantity(levels.get(stockId(market, id))) === 0 }];
      });
      // The sort is stable: equal scores stay in shop order.
      matches.sort((one, other) => Number(one.isSoldOut) - Number(other.isSoldOut) || other.score - one.score);
      return matches.slice(0, MAXIMUM_MATCHES).flatMap(({ id, suits }) => {
        const product = store.byId.get(id);
        return product ? [{ product, answers: answers.filter((answer) => suits.includes(answer)) }] : [];
      });
    },
  };
}

export type ProductFinder = ReturnType<typeof createProductFinder>;
