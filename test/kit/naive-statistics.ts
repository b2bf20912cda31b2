import type { Market } from '@eunbit/schema/market';
import { TIME_ZONE } from '@eunbit/schema/time-zone';
import type { VisitRecord } from '@eunbit/server/modules/visit/visit.model';
import type { VisitEventRecord } from '@eunbit/server/modules/visit/visit-event.model';

/** The figures of a day, computed by a scan of all visits that shares no code with the shop. */
export interface NaiveDay {
  visits: number;
  visitors: number;
  pageViews: number;
  bounces: number;
  purchased: number;
  paths: Record<string, number>;
}

export function dayIn(market: Market, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: TIME_ZONE[market],
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

const getVisitorName = ({ visitor, _id }: VisitRecord) => visitor ?? _id;

export function naiveDays(
  market: Market,
  visits: readonly VisitRecord[],
  events: readonly VisitEventRecord[],
): Record<string, NaiveDay> {
  const days: Record<string, NaiveDay> = {};
  const own = visits.filter((visit) => visit.market === market);
  for (const visit of own) {
    const date = dayIn(market, visit.startedAt);
    const sameDay = own.filter((other) => dayIn(market, other.startedAt) === date);
    days[date] ??= {
      visits: sameDay.length,
      visitors: new Set(sameDay.map(getVisitorName)).size,
      pageViews: 0,
      bounces: 0,
      purchased: 0,
      paths: {},
    };
    const day = days[date];
    const happened = events.filter(({ visitId }) => visitId === visit._id);
    const views = happened.filter(({ kind }) => kind === 'PAGE_VIEW');
    day.pageViews += views.length;
    for (const { path } of views) day.paths[path] = (day.paths[path] ?? 0) + 1;
    if (views.length === happened.length && views.length === 1) day.bounces += 1;
    if (happened.some(({ kind }) => kind === 'PURCHASED')) day.purchased += 1;
  }
  return days;
}

/** Unique visitors between two days, both included. */
export function naiveVisitors(market: Market, visits: readonly VisitRecord[], from: string, to: string): number {
  const within = visits.filter((visit) => {
    const date = dayIn(market, visit.startedAt);
    return visit.market === market && date >= from && date <= to;
  });
  return new Set(within.map(getVisitorName)).size;
}
