import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeStream, ChangeStreamDocument, ResumeToken, Timestamp } from 'mongodb';
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
  const streams = await Promise.all([
    follow(stockModel(connection), log, board, (change: Change<StockRecord>) => {
      const level = change.fullDocument;
      if (level) board.publish(`stock:${level.market}`, level);
    }),
    follow(orderModel(connection), log, board, (change: Change<OrderRecord>) => {
      const order = change.fullDocument;
      if (!order) return;
      const kind = change.operationType === 'insert' ? 'PLACED' : 'STATUS_CHANGED';
      board.publish(`orders:${order.market}`, { kind, order });
      board.publish(`order:${order._id}`, order);
    }),
  ]);
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
  // From this moment on no event is missed, whenever the stream itself gets to its first answer.
  let since: Timestamp | null = await databaseTime(model);
  let stream: ChangeStream | null = null;
  const running = run();

  async function open(): Promise<ChangeStream> {
    since ??= await databaseTime(model);
    const pipeline = [{ $match: { operationType: { $in: ['insert', 'update', 'replace'] } } }];
    const place = token ? { resumeAfter: token } : { startAtOperationTime: since };
    return model.collection.watch(pipeline, { fullDocument: 'updateLookup', ...place });
  }

  async function run(): Promise<void> {
    while (!closing) {
      try {
        stream ??= await open();
        const change = (await stream.next()) as Change<T>;
        token = stream.resumeToken;
        onChange(change);
      } catch (error) {
        if (!closing) await recover(error);
      }
    }
  }

  async function recover(error: unknown): Promise<void> {
    log.warn({ err: error, collection: model.collection.name }, 'change stream broke, opening it again');
    await stream?.close().catch(() => undefined);
    stream = null;
    // A token that the database has forgotten means lost events: start afresh and send the subscribers to read anew.
    if (isHistoryLost(error)) {
      token = null;
      since = null;
      board.closeAll();
    }
    await wait(REOPEN_MS);
  }

  return {
    async close() {
      closing = true;
      await stream?.close().catch(() => undefined);
      await running;
    },
  };
}

/** The database's own clock, which orders its events. */
async function databaseTime<T>(model: Model<T>): Promise<Timestamp> {
  const { operationTime } = (await model.db.db?.command({ ping: 1 })) ?? {};
  return operationTime as Timestamp;
}

/** ChangeStreamHistoryLost, or a token the server cannot read. */
function isHistoryLost(error: unknown): boolean {
  const code = (error as { code?: number }).code;
  return code === 286 || code === 280 || code === 260;
}
