/** A visit of the last half hour. */
export interface RecentVisit {
  readonly id: string;
  /** The visitor id of the browser; null without one. */
  readonly visitor: string | null;
  readonly startedAt: Date;
  readonly lastAt: Date;
  readonly country: string | null;
}

export interface VisitsNowFigures {
  /** Distinct visitors with an event in the last five minutes. */
  readonly visitors: number;
  /** Distinct visitors per minute, oldest first. */
  readonly minutes: readonly number[];
  readonly pages: readonly { readonly path: string; readonly visitors: number }[];
  readonly countries: readonly { readonly countryCode: string | null; readonly visitors: number }[];
}

export const MINUTES_SHOWN = 30;
const NOW_MINUTES = 5;
const MINUTE = 60_000;
const MOST_ROWS = 10;

const getVisitorKey = ({ id, visitor }: RecentVisit) => visitor ?? id;

/** The earliest last event of a visit that counts as active now. */
export const presentSince = (now: Date) => new Date(now.getTime() - NOW_MINUTES * MINUTE);

/** The active visits, one per visitor: of several, the one with the latest event. */
export function presentVisits(visits: readonly RecentVisit[], now: Date): RecentVisit[] {
  const since = presentSince(now);
  const byVisitor = new Map<string, RecentVisit>();
  for (const visit of visits) {
    const other = byVisitor.get(getVisitorKey(visit));
    if (visit.lastAt > since && !(other && other.lastAt >= visit.lastAt)) byVisitor.set(getVisitorKey(visit), visit);
  }
  return [...byVisitor.values()];
}

/** Distinct visitors in each of the last 30 minutes; the last entry is the current minute. */
export function countByMinute(visits: readonly RecentVisit[], now: Date): number[] {
  const running = Math.floor(now.getTime() / MINUTE);
  return Array.from({ length: MINUTES_SHOWN }, (_, index) => {
    const minute = running - MINUTES_SHOWN + 1 + index;
    const there = visits.filter(
      ({ startedAt, lastAt }) => startedAt.getTime() < (minute + 1) * MINUTE && lastAt.getTime() >= minute * MINUTE,
    );
    return new Set(there.map(getVisitorKey)).size;
  });
}

/** The most frequent names; ties by name. */
export function mostFrequent<Name extends string | null>(names: readonly Name[]): { name: Name; count: number }[] {
  const counts = new Map<Name, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || ((one.name ?? '') < (other.name ?? '') ? -1 : 1))
    .slice(0, MOST_ROWS);
}
