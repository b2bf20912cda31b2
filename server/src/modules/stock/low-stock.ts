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
 * Emails the company about low stock: once, for the sale that takes a product to or below the threshold, and again only after the
 * level was above it. Called with the level that the same transaction has just written.
 */
export function createLowStockWatch(connection: Connection, outbox: EmailOutbox, shopSettings: CurrentSettings) {
  const stocks = stockModel(connection);

  function isAtOrBelow(level: StockRecord): boolean {
    return countUnits(level) <= getLowStockThreshold(level, shopSettings.current.stock);
  }

  return {
    async afterSale(session: ClientSession, level: StockRecord): Promise<void> {
      if (level.lowNotifiedAt || !isAtOrBelow(level)) return;
      await stocks.updateOne({ _id: level._id }, { $set: { lowNotifiedAt: new Date() } }, { session });
      outbox.queue(session, {
        kind: 'LOW_STOCK',
        // A version is never reused, so each time the stock runs low has an email of its own.
        about: `${level._id}:${level.version}`,
        to: shopSettings.current.company.email,
        language: 'ko',
        refs: { stockId: level._id },
      });
    },

    /** To be called after a restock or a change of the threshold. */
    async afterMore(session: ClientSession, level: StockRecord): Promise<void> {
      if (!level.lowNotifiedAt || isAtOrBelow(level)) return;
      await stocks.updateOne({ _id: level._id }, { $unset: { lowNotifiedAt: 1 } }, { session });
    },
  };
}

export type LowStockWatch = ReturnType<typeof createLowStockWatch>;
