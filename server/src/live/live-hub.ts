import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeStream, ChangeStreamDocument, ResumeToken } from 'mongodb';
import type { Connection, Model } from 'mongoose';
import type { Logger } from 'pino';
import { type OrderRecord, orderModel } from '../modules/order/order.model.ts';
import { type StockRecord, stockModel } from '../modules/stock/stock.model.ts';
import type { LiveEvents, Topic } from './live-events.ts';
import { TopicBoard } from './topic-board.ts';

/** Pause before a broken stream is opened again. */
const REOPEN_MS = 500;

export interface LiveHub {
  /** Events of a topic from now on. Ends when the subscriber falls behind or events were lost: read anew, subscribe anew. */
  subscribe<T extends Topic>(topic: T): AsyncIterableIterator<LiveEvents[T]>;
  readonly subscribers: number;
  close(): Promise<void>;
}

type Change<T extends object> = Extract<ChangeStreamDocument<T>, { operationType: 'insert' | 'update' | 'replace' }>;

/**
 * The one source of live events: change streams of the database, so that whatever changes an order or a stock level
 * reaches the subscribers of every process. One stream per collection; a broken one resumes from its last token.
 */
export async function createLiveHub(connection: Connection, log: Logger): Promise<LiveHub> {
  const board = new TopicBoard<LiveEvents>();
  const streams = [
    await follow(stockModel(connection), log, board, (change: Change<StockRecord>) => {
      const level = change.fullDocument;
      if (level) board.publish(`stock:${level.market}`, level);
    }),
    await follow(orderModel(connection), log, board, (change: Change<OrderRecord>) => {
      const order = change.fullDocument;
      if (!order) return;
      const kind = change.operationType === 'insert' ? 'PLACED' : 'STATUS_CHANGED';
      board.publish(`orders:${order.market}`, { kind, order });
      board.publish(`order:${order._id}`, order);
    }),
  ];
  return {
    subscribe: (topic) => board.subscribe(topic),
    get subscribers() {
      return board.size;
    },
    async close() {
      await Promise.all(streams.map((stream) => stream.close()));
      board.closeAll();
    },
  };
}

async function follow<T extends object>(
  model: Model<T>,
  log: Logger,
  board: TopicBoard<LiveEvents>,
  onChange: (change: Change<T>) => void,
): Promise<{ close(): Promise<void> }> {
  let closing = false;
  let token: ResumeToken | null = null;
  let stream = open();
  // The stream exists on the server from its first answer on; before that an event could be missed.
  await stream.tryNext();
  const running = run();

  function open(): ChangeStream {
    const pipeline = [{ $match: { operationType: { $in: ['insert', 'update', 'replace'] } } }];
    return model.collection.watch(pipeline, { fullDocument: 'updateLookup', ...(token ? { resumeAfter: token } : {}) });
  }

  async function run(): Promise<void> {
    while (!closing) {
      try {
        const change = (await stream.next()) as Change<T>;
        token = stream.resumeToken;
        onChange(change);
      } catch (error) {
        if (closing) return;
        await reopen(error);
      }
    }
  }

  async function reopen(error: unknown): Promise<void> {
    log.warn({ err: error, collection: model.collection.name }, 'change stream broke, opening it again');
    await stream.close().catch(() => undefined);
    // A token that the database has forgotten means lost events: start afresh and send the subscribers to read anew.
    if (isHistoryLost(error)) {
      token = null;
      board.closeAll();
    }
    await wait(REOPEN_MS);
    if (!closing) stream = open();
  }

  return {
    async close() {
      closing = true;
      await stream.close().catch(() => undefined);
      await running;
    },
  };
}

/** ChangeStreamHistoryLost, or a token the server cannot read. */
function isHistoryLost(error: unknown): boolean {
  const code = (error as { code?: number }).code;
  return code === 286 || code === 280 || code === 260;
}
