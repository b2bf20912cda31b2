import type { Market } from '@eunbit/schema/market';
import { countStock, isChosen, type StockChoice, type StockCounts, type WatchedStock } from '@eunbit/schema/stock';
import { type NumberedPage, type NumberedPageRequest, sliceNumberedPage } from '../../common/numbered-page.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { CatalogueCache, ProductRecord } from '../catalogue/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { getLowStockThreshold } from './low-stock.ts';
import { type StockLevels, type StockRecord, stockId } from './stock.model.ts';
import type { StockAdminService } from './stock-admin.service.ts';

/** A product with its stock in a store. */
export interface StockedProduct {
  readonly product: ProductRecord;
  readonly level: StockRecord;
}

interface Deps {
  readonly catalogueCache: Mirror<CatalogueCache>;
  readonly stockLevels: Mirror<StockLevels>;
  readonly stockAdmin: StockAdminService;
  readonly shopSettings: CurrentSettings;
}

/** The stock list of a store for staff. The products of a page are chosen in memory; their levels are read from the database. */
export function createStockList({ catalogueCache, stockLevels, stockAdmin, shopSettings }: Deps) {
  function toWatched({ quantity, reserved, stopped: isStopped, lowStockAt }: StockRecord): WatchedStock {
    const settings = shopSettings.current.stock;
    return { quantity, reserved, isStopped, lowStockAt: getLowStockThreshold({ lowStockAt }, settings) };
  }

  return {
    /** Products in shop order, drafts included; a null state matches all. */
    async page(
      market: Market,
      choice: StockChoice | null,
      request: NumberedPageRequest,
    ): Promise<NumberedPage<StockedProduct>> {
      const [{ products, byId }, levels] = await Promise.all([catalogueCache.read(), stockLevels.read()]);
      const listed = products.filter(({ id }) => {
        const level = levels.get(stockId(market, id));
        return level && (choice === null || isChosen(toWatched(level), choice));
      });
      const page = sliceNumberedPage(listed, request);
      const now = await stockAdmin.byIds(page.rows.map(({ id }) => stockId(market, id)));
      const rows = page.rows.flatMap(({ id }): StockedProduct[] => {
        const [product, level] = [byId.get(id), now.get(stockId(market, id))];
        return product && level ? [{ product, level }] : [];
      });
      return { ...page, rows };
    },

    /** Number of products of a store by state. */
    async counts(market: Market): Promise<StockCounts> {
      const levels = [...(await stockLevels.read()).values()].filter((level) => level.market === market);
      return countStock(levels.map(toWatched));
    },
  };
}

export type StockList = ReturnType<typeof createStockList>;
