import { formatDate, formatTime } from '@eunbit/schema/date';
import type { Language, Market } from '@eunbit/schema/market';
import { TIME_ZONE } from '@eunbit/schema/time-zone';

/** `2025-03-02` or `Mar 2, 2025` for an instant as the API sends it. */
export function dateText(instant: string, language: Language, market: Market): string {
  return formatDate(new Date(instant), language, TIME_ZONE[market]);
}

/** A calendar date such as `2025-03-02`, formatted in the same way. */
export function dayText(day: string, language: Language): string {
  return formatDate(new Date(`${day}T00:00:00Z`), language, 'UTC');
}

/** The time of day in the time zone of a store: `14:05`, `2:05 PM`. */
export function timeText(instant: string, language: Language, market: Market): string {
  return formatTime(new Date(instant), language, TIME_ZONE[market]);
}

/** Date and time of day: `2025-03-02 14:05`, `Mar 2, 2025, 2:05 PM`. */
export function dateTimeText(instant: string, language: Language, market: Market): string {
  return `${dateText(instant, language, market)}${language === 'ko' ? ' ' : ', '}${timeText(instant, language, market)}`;
}
