import type { StockSettings } from '@eunbit/schema/shop-settings';
import { countUnits } from '@eunbit/schema/stock';
import type { ClientSession, Connection } from 'mongoose';
import type { EmailOutbox } from '../email/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import type { StockRecord } from './stock.model.ts';
import { stockModel } from './stock.model.ts';

/** The number of units at or below which a level is low. */
export function getLowStockThreshold(
  { lowStockAt }: { readonly lowStockAt?: number | undefined },
  settings: StockSettings,
): number {
  return lowStockAt ?? settings.lowStockAt;
}

/**
 * Notifies the company of products with low stock: once, by the sale that takes them to or below the threshold, and
 * again only after they were above it. Called with the level that the same transaction has just written.
 */
export function createLowStockWatch(connection: Connection, outbox: EmailOutbox, shopSettings: CurrentSettings) {
  const stocks = stockModel(connection);

  function isAtOrBelow(level: StockRecord): boolean {
    return countUnits(level) <= getLowStockThreshold(level, shopSettings.current.stock);
  }

  return {
    async afterSale(session: ClientSession, level: StockRecord): Promise<void> {
      if (level.lowToldAt || !isAtOrBelow(level)) return;
      await stocks.updateOne({ _id: level._id }, { $set: { lowToldAt: new Date() } }, { session });
      outbox.queue(session, {
        kind: 'LOW_STOCK',
        // The version never repeats, so that each time the stock runs low has its own email.
        about: `${level._id}:${level.version}`,
        to: shopSettings.current.company.email,
        language: 'ko',
        refs: { stockId: level._id },
      });
    },

    /** After units came, or the number was changed. */
    async afterMore(session: ClientSession, level: StockRecord): Promise<void> {
      if (!level.lowToldAt || isAtOrBelow(level)) return;
      await stocks.updateOne({ _id: level._id }, { $unset: { lowToldAt: 1 } }, { session });
    },
  };
}

export type LowStockWatch = ReturnType<typeof createLowStockWatch>;
