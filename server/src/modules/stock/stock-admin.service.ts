import { Market } from '@eunbit/schema/market';
import { countUnits } from '@eunbit/schema/stock';
import type { ClientSession, Connection } from 'mongoose';
import { isObjectId } from '../../common/object-id.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { getLowStockThreshold, type LowStockWatch } from './low-stock.ts';
import { type StockRecord, stockId, stockModel } from './stock.model.ts';
import type { StockHistory } from './stock-history.service.ts';
import { buildOpening, kindOfEdit, movementTo } from './stock-history.ts';

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly history: StockHistory;
  readonly lowStock: LowStockWatch;
  readonly shopSettings: CurrentSettings;
}

/** The outcome of an edit: the current level, and whether the edit was applied. */
export interface Edited {
  readonly saved: boolean;
  readonly level: StockRecord;
}

/** Stock administration. An edit states the version that was read, so that it never overwrites a newer one. */
export function createStockAdminService({ connection, audit, history, lowStock, shopSettings }: Deps) {
  const stocks = stockModel(connection);

  /** Saves the edit, or returns the newer level that conflicts with it; null if there is no such level. */
  async function edited(
    market: Market,
    productId: string,
    save: (session: ClientSession, level: string) => Promise<StockRecord | null>,
  ): Promise<Edited | null> {
    if (!isObjectId(productId)) return null;
    const _id = stockId(market, productId);
    const level = await inTransaction(connection, (session) => save(session, _id));
    if (level) return { saved: true, level };
    const current = await stocks.findById(_id).lean();
    return current && { saved: false, level: current };
  }

  return {
    /** Creates the levels of a new product, in the transaction that adds it. */
    async open(
      session: ClientSession,
      productId: string,
      levels: Readonly<Record<Market, { readonly quantity: number; readonly stopped: boolean }>>,
      staffId: string,
    ): Promise<void> {
      const updatedAt = new Date();
      const rows = Object.values(Market).map(
        (market): StockRecord => ({
          _id: stockId(market, productId),
          productId,
          market,
          ...levels[market],
          reserved: 0,
          version: 1,
          updatedAt,
        }),
      );
      await stocks.insertMany(rows, { session });
      history.note(
        session,
        rows.map(({ _id, quantity }) => ({ ...buildOpening(_id, quantity, updatedAt), by: staffId })),
      );
    },

    /**
     * Stops or resumes a sale in the caller's transaction. Returns false if the level is missing or not as the caller
     * expects.
     */
    async changeSale(
      session: ClientSession,
      { market, productId }: { readonly market: Market; readonly productId: string },
      stopped: boolean,
      { staffId, expects }: { readonly staffId: string; readonly expects: (level: StockRecord) => boolean },
    ): Promise<boolean> {
      const _id = stockId(market, productId);
      const before = await stocks.findById(_id, null, { session }).lean();
      if (!before || !expects(before)) return false;
      await stocks.updateOne({ _id }, { $set: { stopped, updatedAt: new Date() }, $inc: { version: 1 } }, { session });
      await audit.record(session, {
        by: staffId,
        action: 'STOCK_CHANGED',
        subject: 'STOCK',
        subjectId: _id,
        before: { stopped: before.stopped },
        after: { stopped },
      });
      return true;
    },

    /** The level of a product in each store; null if there is none. */
    async states(productId: string): Promise<Readonly<Record<Market, StockRecord | null>>> {
      const rows = await stocks.find({ _id: { $in: [stockId('KR', productId), stockId('US', productId)] } }).lean();
      const inStore = (market: Market) => rows.find((row) => row.market === market) ?? null;
      return { KR: inStore('KR'), US: inStore('US') };
    },

    /** Levels by id, in one query. */
    async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, StockRecord>> {
      const found = await stocks.find({ _id: { $in: ids } }).lean();
      return new Map(found.map((level) => [level._id, level]));
    },

    async one(market: Market, productId: string): Promise<StockRecord | null> {
      return stocks.findById(stockId(market, productId)).lean();
    },

    /** Sets quantity and sale state if nobody changed the level since `expectedVersion`. */
    edit(
      market: Market,
      productId: string,
      edit: { readonly quantity: number; readonly isStopped: boolean; readonly expectedVersion: number },
      staffId: string,
    ): Promise<Edited | null> {
      const { quantity, isStopped: stopped, expectedVersion } = edit;
      return edited(market, productId, async (session, _id) => {
        const before = await stocks.findOneAndUpdate(
          { _id, version: expectedVersion },
          { $set: { quantity, stopped, updatedAt: new Date() }, $inc: { version: 1 } },
          { session, returnDocument: 'before', lean: true },
        );
        if (!before) return null;
        await audit.record(session, {
          by: staffId,
          action: 'STOCK_CHANGED',
          subject: 'STOCK',
          subjectId: _id,
          before: { quantity: before.quantity, stopped: before.stopped },
          after: { quantity, stopped },
        });
        const after = { ...before, quantity, stopped, version: before.version + 1 };
        const kind = kindOfEdit(countUnits(before), countUnits(after));
        history.note(session, [movementTo(after, countUnits(before), { kind, by: staffId })]);
        await lowStock.afterMore(session, after);
        return after;
      });
    },

    /** Sets the low-stock threshold; concurrent sales are no conflict. */
    updateLowStockThreshold(
      market: Market,
      productId: string,
      { lowStockAt, expected }: { readonly lowStockAt: number; readonly expected: number },
      staffId: string,
    ): Promise<Edited | null> {
      return edited(market, productId, async (session, _id) => {
        const before = await stocks.findById(_id, null, { session }).lean();
        if (!before || getLowStockThreshold(before, shopSettings.current.stock) !== expected) return null;
        // In one snapshot with the read above: of two concurrent writes, the second is retried and sees the first.
        const after = await stocks
          .findOneAndUpdate({ _id }, { $set: { lowStockAt } }, { session, returnDocument: 'after' })
          .lean();
        if (!after) return null;
        await audit.record(session, {
          by: staffId,
          action: 'STOCK_CHANGED',
          subject: 'STOCK',
          subjectId: _id,
          before: { lowStockAt: expected },
          after: { lowStockAt },
        });
        await lowStock.afterMore(session, after);
        return after;
      });
    },
  };
}

export type StockAdminService = ReturnType<typeof createStockAdminService>;
