import { BRAND } from '@eunbit/schema/brand';
import { countUnits, DEFAULT_LOW_STOCK_AT } from '@eunbit/schema/stock';
import type { ClientSession, Connection } from 'mongoose';
import type { EmailOutbox } from '../email/email-outbox.service.ts';
import { stockModel } from './stock.model.ts';
import type { StockRecord } from './stock.record.ts';

/** At or below how many units a level is low. */
export function getLowStockThreshold({ lowStockAt }: Pick<StockRecord, 'lowStockAt'>): number {
  return lowStockAt ?? DEFAULT_LOW_STOCK_AT;
}

function isAtOrBelow(level: StockRecord): boolean {
  return countUnits(level) <= getLowStockThreshold(level);
}

/**
 * Tells the company of products that run out: once, by the sale that takes them to or below their number, and again only
 * after there were more in between. Called with the level as the same transaction has just written it.
 */
export function createLowStockWatch(connection: Connection, outbox: EmailOutbox) {
  const stocks = stockModel(connection);
  return {
    async afterSale(session: ClientSession, level: StockRecord): Promise<void> {
      if (level.lowToldAt || !isAtOrBelow(level)) return;
      await stocks.updateOne({ _id: level._id }, { $set: { lowToldAt: new Date() } }, { session });
      await outbox.queue(session, {
        kind: 'LOW_STOCK',
        // The version is never the same again, so each time it runs out has its own email.
        about: `${level._id}:${level.version}`,
        to: BRAND.company.email,
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
