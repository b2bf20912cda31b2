import { isDeepStrictEqual } from 'node:util';
import { Market } from '@eunbit/schema/market';
import { UNKNOWN_PATH } from '@eunbit/schema/statistics';
import type { Logger } from 'pino';
import { TopicBoard } from '../../live/topic-board.ts';
import type { VisitReader } from '../visit/index.ts';
import {
  countByMinute,
  MINUTES_SHOWN,
  mostFrequent,
  presentVisits,
  type RecentVisit,
  type VisitsNowFigures,
} from './visits-now.ts';

export interface VisitsNowAnswer extends VisitsNowFigures {
  readonly market: Market;
  readonly at: Date;
}

/** The minimum interval between two updates to subscribers, in milliseconds. */
const TELL_EVERY_MILLISECONDS = 2000;
/** The maximum number of visits read; with more in half an hour the figures are those of the most recent. */
const MAXIMUM_VISITS = 20_000;

interface Watch {
  timer: NodeJS.Timeout;
  last: VisitsNowFigures | null;
}

/**
 * The current visitors of a store. Polled while there are subscribers, once for all subscribers of this process: visitors leave
 * without an event, so a change stream would not suffice.
 */
export function createVisitsNow(visits: VisitReader, log: Logger) {
  const board = new TopicBoard<Record<Market, VisitsNowAnswer>>();
  const watches = new Map<Market, Watch>();

  /** The current page of each visit: its last page view. */
  async function readCurrentPages(present: readonly RecentVisit[]): Promise<string[]> {
    const paths = await visits.lastPaths(present.map(({ id }) => id));
    return paths.filter((path) => path !== UNKNOWN_PATH);
  }

  async function readNow(market: Market): Promise<VisitsNowAnswer> {
    const now = new Date();
    const since = new Date(now.getTime() - MINUTES_SHOWN * 60_000);
    const rows = await visits.activeSince(market, since, MAXIMUM_VISITS);
    const recent = rows.map(({ _id, ...visit }) => ({ ...visit, id: _id }));
    const present = presentVisits(recent, now);
    const countries = mostFrequent(present.map(({ country }) => country));
    return {
      market,
      at: now,
      visitors: present.length,
      minutes: countByMinute(recent, now),
      pages: mostFrequent(await readCurrentPages(present)).map(({ name, count }) => ({ path: name, visitors: count })),
      countries: countries.map(({ name, count }) => ({ countryCode: name, visitors: count })),
    };
  }

  async function publishVisitors(market: Market, watch: Watch): Promise<void> {
    const answer = await readNow(market);
    const { market: _market, at: _at, ...figures } = answer;
    if (watches.get(market) !== watch || isDeepStrictEqual(figures, watch.last)) return;
    watch.last = figures;
    board.publish(market, answer);
  }

  function stop(market: Market): void {
    const watch = watches.get(market);
    if (!watch) return;
    clearTimeout(watch.timer);
    watches.delete(market);
  }

  /** Polls do not overlap: a slow database gets no second query before it has responded. */
  function start(market: Market): void {
    const watch: Watch = { timer: setTimeout(again, 0), last: null };
    watches.set(market, watch);
    function again(): void {
      publishVisitors(market, watch)
        // Subscribers keep the last figures; the next poll may succeed.
        .catch((error: unknown) => log.warn({ err: error }, 'current visitors could not be read'))
        .finally(() => {
          if (watches.get(market) === watch) watch.timer = setTimeout(again, TELL_EVERY_MILLISECONDS);
        });
    }
  }

  return {
    readNow,

    /** Emits the current figures, then each change, at most every two seconds. */
    follow(market: Market): AsyncIterableIterator<VisitsNowAnswer> {
      const follower = board.subscribe(market, () => stop(market));
      const watch = watches.get(market);
      if (watch) watch.last = null;
      else start(market);
      return follower;
    },

    close(): void {
      for (const market of Object.values(Market)) stop(market);
      board.closeAll();
    },
  };
}

export type VisitsNow = ReturnType<typeof createVisitsNow>;
