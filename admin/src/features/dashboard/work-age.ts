const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Waiting time in whole hours, or in whole days from one day on. */
export function readAge(since: string, now: number): { readonly unit: 'hours' | 'days'; readonly count: number } {
  const waited = Math.max(0, now - Date.parse(since));
  return waited < DAY_MS
    ? { unit: 'hours', count: Math.floor(waited / HOUR_MS) }
    : { unit: 'days', count: Math.floor(waited / DAY_MS) };
}
