import type { Market } from './market.ts';

/** Calendar days of a store are counted where it sells. */
export const TIME_ZONE: Readonly<Record<Market, string>> = { KR: 'Asia/Seoul', US: 'America/New_York' };

/** Formats are made once for each store: making one costs more than a hundred uses of it. */
function perStore(options: Intl.DateTimeFormatOptions): (market: Market) => Intl.DateTimeFormat {
  const made: Partial<Record<Market, Intl.DateTimeFormat>> = {};
  return (market) => {
    made[market] ??= new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: TIME_ZONE[market] });
    return made[market];
  };
}

/** Writes the calendar day of an instant in a store, `2026-03-02`. */
export const storeDayFormat = perStore({});

/** Writes an instant by the clock of a store, `2026-03-02 14:05:09`. */
export const storeClockFormat = perStore({ dateStyle: 'short', timeStyle: 'medium' });
