import { isDeepStrictEqual } from 'node:util';
import { Market } from '@eunbit/schema/market';
import { UNKNOWN_PATH } from '@eunbit/schema/statistics';
import type { Logger } from 'pino';
import { TopicBoard } from '../../live/topic-board.ts';
import type { VisitReader } from '../visit/visit-reader.ts';
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

/** How often followers are told at most. */
const TELL_EVERY_MILLISECONDS = 2000;
/** Beyond so many visits in half an hour the figures are of the most recent ones. */
const MAXIMUM_VISITS = 20_000;

interface Watch {
  timer: NodeJS.Timeout;
  last: VisitsNowFigures | null;
}

/**
 * Who is in a store now. Looked up again and again while somebody follows, once for all followers of this process:
 * people leave without an event, so listening to the database alone would not do.
 */
export function createVisitsNow(visits: VisitReader, log: Logger) {
  const board = new TopicBoard<Record<Market, VisitsNowAnswer>>();
  const watches = new Map<Market, Watch>();

  /** The page that each visit looks at: the one it saw last. */
  async function readCurrentPages(present: readonly RecentVisit[]): Promise<string[]> {
    const paths = await visits.lastPaths(present.map(({ id }) => id));
    return paths.filter((path) => path !== UNKNOWN_PATH);
  }

  async function look(market: Market): Promise<VisitsNowAnswer> {
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

  async function tell(market: Market, watch: Watch): Promise<void> {
    const answer = await look(market);
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

  /** One look after the other: a slow database is not asked again before it has answered. */
  function start(market: Market): void {
    const watch: Watch = { timer: setTimeout(again, 0), last: null };
    watches.set(market, watch);
    function again(): void {
      tell(market, watch)
        // Followers keep what they have; the next look may work.
        .catch((error: unknown) => log.warn({ err: error }, 'could not see who is in the store'))
        .finally(() => {
          if (watches.get(market) === watch) watch.timer = setTimeout(again, TELL_EVERY_MILLISECONDS);
        });
    }
  }

  return {
    look,

    /** The present state soon, and then every change of it, at most one in two seconds. */
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
