import type { Market } from '@eunbit/schema/market';
import type { Connection } from 'mongoose';
import type { LiveHub } from '../../live/live-hub.ts';
import { type Mirror, mirrorAsMap } from '../../live/mirror.ts';
import type { TopicBoard } from '../../live/topic-board.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { createStatusChanges, showsDifferently } from './shown-status-changes.ts';
import type { StockLevels, StockRecord } from './stock.model.ts';
import { loadStockLevels, stockModel } from './stock.model.ts';

/** `stock-status` is published if the public status of a level has changed, which is all of it that may be shown. */
export type StockEvents = Record<`stock-level:${Market}` | `stock-status:${Market}`, StockRecord>;

export interface StockLive {
  /** A mirror of all stock levels that may lag: for display, never for selling. */
  readonly stockLevels: Mirror<StockLevels>;
  readonly stockEvents: TopicBoard<StockEvents>;
}

export function createStockLive(connection: Connection, live: LiveHub, shopSettings: CurrentSettings): StockLive {
  const stocks = stockModel(connection);
  const stockEvents = live.createBoard<StockEvents>();
  const getFewLeftBelow = () => shopSettings.current.stock.fewLeftBelow;
  const statusChanges = createStatusChanges(getFewLeftBelow);
  const stockLevels: Mirror<StockLevels> = live.mirror<StockLevels, StockRecord>(
    stocks,
    mirrorAsMap({
      load: () => loadStockLevels(stocks),
      view: (levels) => levels,
      // A sale that does not change the public status changes no page.
      isShown: (before, after) => !before || !after || showsDifferently(before, after, getFewLeftBelow()),
    }),
    {
      onChange(change) {
        if (change.operationType === 'delete' || !change.fullDocument) return;
        const level = change.fullDocument;
        stockEvents.publish(`stock-level:${level.market}`, level);
        if (statusChanges.isChange(level)) stockEvents.publish(`stock-status:${level.market}`, level);
      },
      // Read after the stream is open, so that no change is missed in between.
      onOpen: async () => statusChanges.know(await stockLevels.read()),
      onLost: statusChanges.forget,
    },
  );
  return { stockLevels, stockEvents };
}
