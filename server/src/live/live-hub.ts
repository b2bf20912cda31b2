import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import { type Change, followCollection } from './follow-collection.ts';
import { commonVersion, createMirror, type Mirror } from './mirror.ts';
import { TopicBoard } from './topic-board.ts';

/** What a module does about the changes of one of its collections. */
export interface ChangeHandlers<Row extends object> {
  onChange?(change: Change<Row>): void;
  /** The stream is open: from now on no change goes unseen. */
  onOpen?(): Promise<void>;
  /** Changes were lost: whoever counted on them starts anew. */
  onLost?(): void;
}

export interface LiveHub {
  /** Topics of a module. When events were lost their subscribers are let go: they read anew and subscribe anew. */
  createBoard<Events extends object>(): TopicBoard<Events>;
  /** Follows the changes of a collection once the hub is open. */
  follow<Row extends object>(model: Model<Row>, handlers: ChangeHandlers<Row>): void;
  /**
   * Keeps what `load` reads from a collection until the collection changes, and counts into `pageVersion`. The mirror
   * learns of a change before `onChange` does: whoever is notified and reads at once must not read what was before.
   */
  mirror<T, Row extends object>(model: Model<Row>, load: () => Promise<T>, handlers?: ChangeHandlers<Row>): Mirror<T>;
  /** Opens one change stream per collection. Called once, when all modules have said what they follow. */
  open(): Promise<void>;
  /** Subscribers of all boards in this process. */
  readonly subscribers: number;
  /** Grows with every change of what public pages show; null while changes may go unseen. */
  readonly pageVersion: number | null;
  close(): Promise<void>;
}

/**
 * The one source of live events: change streams of the database, so that whatever changes an order, a stock level or a
 * product reaches every process. Which collections are followed, and which topics there are, is for the modules to say.
 */
export function createLiveHub(log: Logger): LiveHub {
  const boards: { readonly size: number; closeAll(): void }[] = [];
  const mirrors: Mirror<unknown>[] = [];
  const waiting: (() => Promise<void>)[] = [];
  const streams: { close(): Promise<void> }[] = [];

  const closeBoards = () => {
    for (const board of boards) board.closeAll();
  };

  /** Every board is closed by a gap, not only those of its collection: what one event shows may need another. */
  function onResumed(lost: boolean, handlers: ChangeHandlers<never>): void {
    if (!lost) return;
    handlers.onLost?.();
    closeBoards();
  }

  return {
    createBoard<Events extends object>() {
      const board = new TopicBoard<Events>();
      boards.push(board);
      return board;
    },

    follow<Row extends object>(model: Model<Row>, handlers: ChangeHandlers<Row>) {
      waiting.push(async () => {
        const stream = await followCollection<Row>(model, log, {
          onChange: (change) => handlers.onChange?.(change),
          onResumed: (lost) => onResumed(lost, handlers),
        });
        streams.push(stream);
        await handlers.onOpen?.();
      });
    },

    mirror<T, Row extends object>(model: Model<Row>, load: () => Promise<T>, handlers: ChangeHandlers<Row> = {}) {
      const mirror = createMirror<T, Row>(load);
      mirrors.push(mirror);
      waiting.push(async () => {
        const stream = await followCollection<Row>(model, log, {
          onChange(change) {
            mirror.onChange(change);
            handlers.onChange?.(change);
          },
          onBroken: mirror.onBroken,
          onResumed(lost) {
            mirror.onResumed(lost);
            onResumed(lost, handlers);
          },
        });
        streams.push(stream);
        await handlers.onOpen?.();
      });
      return mirror;
    },

    async open() {
      await Promise.all(waiting.map((follow) => follow()));
    },

    get subscribers() {
      return boards.reduce((sum, { size }) => sum + size, 0);
    },

    get pageVersion() {
      return commonVersion(mirrors);
    },

    async close() {
      await Promise.all(streams.map((stream) => stream.close()));
      closeBoards();
    },
  };
}
