import type { Model } from 'mongoose';
import type { Logger } from 'pino';
import { type Change, followCollection } from './follow-collection.ts';
import { commonVersion, createMirror, type Mirror, type MirrorOptions, type Versioned } from './mirror.ts';
import { TopicBoard } from './topic-board.ts';

/** How a module handles the changes of one of its collections. */
export interface ChangeHandlers<Row extends object> {
  onChange?(change: Change<Row>): void;
  /** The stream is open: no change is missed from now on. */
  onOpen?(): Promise<void>;
  /** The stream broke: changes go unseen until `onResumed`. */
  onBroken?(): void;
  /** The stream is open again. Called before `onLost`. */
  onResumed?(): void;
  /** Changes were lost: state derived from events must be reset. */
  onLost?(): void;
}

export interface LiveHub {
  /**
   * A board for a module's topics. When events are lost, its subscriptions end, so that clients read and subscribe
   * again.
   */
  createBoard<Events extends object>(): TopicBoard<Events>;
  /** Follows the changes of a collection once the hub is open. */
  follow<Row extends object>(model: Model<Row>, handlers: ChangeHandlers<Row>): void;
  /**
   * Keeps a copy of the collection that follows its changes, and contributes to `pageVersion`. The copy has the change
   * before `onChange` runs: a subscriber that reads on notification must not get stale data.
   */
  mirror<T, Row extends object>(
    model: Model<Row>,
    options: MirrorOptions<T, Row>,
    handlers?: ChangeHandlers<Row>,
  ): Mirror<T>;
  /** Adds a module's own in-memory data that pages show to `pageVersion`. */
  addVersion(kept: Versioned): void;
  /** Opens one change stream per followed collection. Called once, after all modules have registered. */
  open(): Promise<void>;
  /** Number of subscribers of all boards in this process. */
  readonly subscribers: number;
  /** Incremented by every change to the content of public pages; null while changes may go unseen. */
  readonly pageVersion: number | null;
  close(): Promise<void>;
}

/**
 * The source of live events: change streams, so that a change of an order, a stock level or a product reaches every process,
 * whichever process writes it. The modules declare the collections to follow and the topics.
 */
export function createLiveHub(log: Logger): LiveHub {
  const boards: { readonly size: number; closeAll(): void }[] = [];
  const versions: Versioned[] = [];
  const waiting: (() => Promise<void>)[] = [];
  const streams: { close(): Promise<void> }[] = [];

  const closeBoards = () => {
    for (const board of boards) board.closeAll();
  };

  /** A gap closes all boards, not only those of its collection: the data shown for an event may come from several collections. */
  function onResumed(lost: boolean, handlers: ChangeHandlers<never>): void {
    handlers.onResumed?.();
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
          onBroken: () => handlers.onBroken?.(),
          onResumed: (lost) => onResumed(lost, handlers),
        });
        streams.push(stream);
        await handlers.onOpen?.();
      });
    },

    mirror<T, Row extends object>(
      model: Model<Row>,
      options: MirrorOptions<T, Row>,
      handlers: ChangeHandlers<Row> = {},
    ) {
      const mirror = createMirror<T, Row>(options);
      versions.push(mirror);
      waiting.push(async () => {
        const stream = await followCollection<Row>(model, log, {
          onChange(change) {
            mirror.onChange(change);
            handlers.onChange?.(change);
          },
          onBroken() {
            mirror.onBroken?.();
            handlers.onBroken?.();
          },
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

    addVersion: (kept) => void versions.push(kept),

    async open() {
      await Promise.all(waiting.map((follow) => follow()));
    },

    get subscribers() {
      return boards.reduce((sum, { size }) => sum + size, 0);
    },

    get pageVersion() {
      return commonVersion(versions);
    },

    async close() {
      await Promise.all(streams.map((stream) => stream.close()));
      closeBoards();
    },
  };
}
