import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeStream, ChangeStreamDocument, ResumeToken, Timestamp } from 'mongodb';
import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import { inSpan, type SpanOptions } from '../telemetry/tracing.ts';

/** Milliseconds before a broken stream is reopened. */
const REOPEN_MS = 500;

export type Change<T extends object> = Extract<
  ChangeStreamDocument<T>,
  { operationType: 'insert' | 'update' | 'replace' | 'delete' }
>;

export interface Follower<T extends object> {
  onChange(change: Change<T>): void;
  /** The stream broke: changes go unseen until the next call of `onResumed`. */
  onBroken?(): void;
  /** The stream is open again; `lost` means that changes in between will never be delivered. */
  onResumed(lost: boolean): void;
}

type Operation = Change<object>['operationType'];

const ALL_OPERATIONS: readonly Operation[] = ['insert', 'update', 'replace', 'delete'];

/** Follows the changes of a collection from now on; a broken stream resumes from its last token. */
export async function followCollection<T extends object>(
  model: Model<T>,
  log: Logger,
  follower: Follower<T>,
  operations: readonly Operation[] = ALL_OPERATIONS,
): Promise<{ close(): Promise<void> }> {
  const closing = new AbortController();
  let token: ResumeToken | null = null;
  // The stream starts at this operation time, so it misses no change from here on, however late it opens.
  let since: Timestamp | null = await databaseTime(model);
  let stream: ChangeStream | null = null;
  let broken: 'no' | 'resumable' | 'lost' = 'no';
  const running = run();

  async function open(): Promise<ChangeStream> {
    since ??= await databaseTime(model);
    const place = token ? { resumeAfter: token } : { startAtOperationTime: since };
    const pipeline = [{ $match: { operationType: { $in: [...operations] } } }];
    const opened = model.collection.watch(pipeline, { fullDocument: 'updateLookup', ...place });
    if (broken !== 'no') follower.onResumed(broken === 'lost');
    broken = 'no';
    return opened;
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        stream ??= await open();
        const change = (await stream.next()) as Change<T>;
        token = stream.resumeToken;
        inSpan(`change of ${model.collection.name}`, describe(change), () => follower.onChange(change));
      } catch (error) {
        if (!closing.signal.aborted) await recover(error);
      }
    }
  }

  async function recover(error: unknown): Promise<void> {
    log.warn({ err: error, collection: model.collection.name }, 'change stream failed, reopening it');
    follower.onBroken?.();
    await stream?.close().catch(() => undefined);
    stream = null;
    broken = isHistoryLost(error) || broken === 'lost' ? 'lost' : 'resumable';
    if (broken === 'lost') {
      token = null;
      since = null;
    }
    // Closing aborts the pause.
    await wait(REOPEN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
  }

  return {
    async close() {
      closing.abort();
      await stream?.close().catch(() => undefined);
      await running;
    },
  };
}

/** A trace of its own: the database reports every change to every process, whoever made it. */
function describe({ operationType, ns }: Change<object>): SpanOptions {
  const attributes = {
    'db.system.name': 'mongodb',
    'db.collection.name': ns.coll,
    'db.operation.name': operationType,
  };
  return { kind: 'consumer', isRoot: true, attributes };
}

/** The database's operation time, which orders its events. */
async function databaseTime<T>(model: Model<T>): Promise<Timestamp> {
  const { operationTime } = (await model.db.db?.command({ ping: 1 })) ?? {};
  return operationTime as Timestamp;
}

/** ChangeStreamHistoryLost, or an invalid resume token: the events in between are lost. */
function isHistoryLost(error: unknown): boolean {
  const code = (error as { code?: number }).code;
  return code === 286 || code === 280 || code === 260;
}
