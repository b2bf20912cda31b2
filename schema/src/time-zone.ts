import type { Market } from './market.ts';

/** Calendar days of a store are counted in this time zone. */
export const TIME_ZONE: Readonly<Record<Market, string>> = { KR: 'Asia/Seoul', US: 'America/New_York' };

/** A formatter of instants for any time zone, created once for each: creating one costs more than a hundred uses of it. */
export function perTimeZone(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (timeZone: string) => Intl.DateTimeFormat {
  const made: Record<string, Intl.DateTimeFormat> = {};
  return (timeZone) => {
    made[timeZone] ??= new Intl.DateTimeFormat(locale, { ...options, timeZone });
    return made[timeZone];
  };
}

function perStore(options: Intl.DateTimeFormatOptions): (market: Market) => Intl.DateTimeFormat {
  const inZone = perTimeZone('sv-SE', options);
  return (market) => inZone(TIME_ZONE[market]);
}

/** Writes the calendar day of an instant in a store, `2026-03-02`. */
export const storeDayFormat = perStore({});

/** Writes an instant by the clock of a store, `2026-03-02 14:05:09`. */
export const storeClockFormat = perStore({ dateStyle: 'short', timeStyle: 'medium' });
