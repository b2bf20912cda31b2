import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { sessionModel } from '../modules/account/session.model.ts';
import { type CatalogueCache, loadCatalogueCache } from '../modules/catalogue/catalogue-cache.ts';
import { productModel } from '../modules/catalogue/product.model.ts';
import type { ProductRecord } from '../modules/catalogue/product.record.ts';
import { orderModel } from '../modules/order/order.model.ts';
import type { OrderRecord } from '../modules/order/order.record.ts';
import {
  loadReviewScores,
  type ReviewScoreRecord,
  type ReviewScores,
  reviewScoreModel,
} from '../modules/review/review-score.model.ts';
import { loadStockLevels, type StockLevels, type StockRecord, stockModel } from '../modules/stock/stock.model.ts';
import { type FaqRecord, faqModel, type HelpCentres, loadFaq } from '../modules/support/faq.model.ts';
import { type Change, followCollection } from './follow-collection.ts';
import type { LiveEvents, Topic } from './live-events.ts';
import { commonVersion, createMirror, type Mirror } from './mirror.ts';
import { createStatusChanges, type StatusChanges } from './status-changes.ts';
import { TopicBoard } from './topic-board.ts';

export interface LiveHub {
  /** Events of a topic from now on. Ends when the subscriber falls behind or events were lost: read anew, subscribe anew. */
  subscribe<T extends Topic>(topic: T): AsyncIterableIterator<LiveEvents[T]>;
  readonly subscribers: number;
  /** The catalogue, as fresh as the last event. */
  readonly catalogueCache: Mirror<CatalogueCache>;
  /** All stock levels, as fresh as the last event: for showing, never for selling. */
  readonly stockLevels: Mirror<StockLevels>;
  /** Questions and answers in page order, as fresh as the last event. */
  readonly faq: Mirror<HelpCentres>;
  /** How products are rated, as fresh as the last event; every change of a review changes its product's. */
  readonly reviewScores: Mirror<ReviewScores>;
  /** Grows with every change of what public pages show; null while changes may go unseen. */
  readonly pageVersion: number | null;
  close(): Promise<void>;
}

/**
 * The one source of live events: change streams of the database, one a collection, so that whatever changes an order,
 * a stock level or a product reaches every process.
 */
export async function createLiveHub(connection: Connection, log: Logger): Promise<LiveHub> {
  const board = new TopicBoard<LiveEvents>();
  const [products, stocks, orders] = [productModel(connection), stockModel(connection), orderModel(connection)];
  const [faqEntries, scores] = [faqModel(connection), reviewScoreModel(connection)];
  const catalogueCache = createMirror<CatalogueCache, ProductRecord>(() => loadCatalogueCache(products));
  const stockLevels = createMirror<StockLevels, StockRecord>(() => loadStockLevels(stocks));
  const faq = createMirror<HelpCentres, FaqRecord>(() => loadFaq(faqEntries));
  const reviewScores = createMirror<ReviewScores, ReviewScoreRecord>(() => loadReviewScores(scores));
  const statusChanges = createStatusChanges();
  // Lost events cannot be told any more: every subscriber is sent to read the present state.
  const afterGap = (lost: boolean) => {
    if (lost) board.closeAll();
  };

  const streams = await Promise.all([
    followCollection(products, log, {
      // The mirror first: whoever is told of a change and reads at once must not read the old product.
      onChange(change) {
        catalogueCache.onChange(change);
        board.publish('products', String(change.documentKey._id));
      },
      onBroken: catalogueCache.onBroken,
      onResumed(lost) {
        catalogueCache.onResumed(lost);
        afterGap(lost);
      },
    }),
    followCollection(faqEntries, log, faq),
    followCollection(stocks, log, {
      // The mirror first: whoever is told of a change and reads at once must not read the old level.
      onChange(change) {
        stockLevels.onChange(change);
        publishStock(board, statusChanges, change);
      },
      onBroken: stockLevels.onBroken,
      onResumed(lost) {
        stockLevels.onResumed(lost);
        if (lost) statusChanges.forget();
        afterGap(lost);
      },
    }),
    followCollection(scores, log, {
      onChange(change) {
        reviewScores.onChange(change);
        publishReviews(board, change);
      },
      onBroken: reviewScores.onBroken,
      onResumed(lost) {
        reviewScores.onResumed(lost);
        afterGap(lost);
      },
    }),
    followCollection(orders, log, { onChange: (change) => publishOrder(board, change), onResumed: afterGap }),
    followCollection(sessionModel(connection), log, {
      onChange: (change) => {
        if (change.operationType === 'delete') board.publish(`session-ended:${change.documentKey._id}`, true);
      },
      onResumed: afterGap,
    }),
  ]);
  // After the stream is open, so that no change falls between the two.
  statusChanges.know(await stockLevels.read());

  return {
    subscribe: (topic) => board.subscribe(topic),
    get subscribers() {
      return board.size;
    },
    catalogueCache,
    stockLevels,
    faq,
    reviewScores,
    get pageVersion() {
      return commonVersion([catalogueCache, stockLevels, faq, reviewScores]);
    },
    async close() {
      await Promise.all(streams.map((stream) => stream.close()));
      board.closeAll();
    },
  };
}

function publishStock(board: TopicBoard<LiveEvents>, statusChanges: StatusChanges, change: Change<StockRecord>): void {
  if (change.operationType === 'delete' || !change.fullDocument) return;
  const level = change.fullDocument;
  board.publish(`stock-level:${level.market}`, level);
  if (statusChanges.isChange(level)) board.publish(`stock-status:${level.market}`, level);
}

function publishReviews(board: TopicBoard<LiveEvents>, change: Change<ReviewScoreRecord>): void {
  if (change.operationType === 'delete' || !change.fullDocument) return;
  const { market, productId, version } = change.fullDocument;
  // Opened for a review that is about to be written.
  if (version === 0) return;
  board.publish(`reviews:${market}:${productId}`, change.fullDocument);
}

function publishOrder(board: TopicBoard<LiveEvents>, change: Change<OrderRecord>): void {
  if (change.operationType === 'delete' || !change.fullDocument) return;
  const order = change.fullDocument;
  const kind = change.operationType === 'insert' ? 'PLACED' : 'STATUS_CHANGED';
  board.publish(`orders:${order.market}`, { kind, order });
  board.publish(`order:${order._id}`, order);
  if (order.userId) board.publish(`ordersOf:${order.userId}`, order);
}
