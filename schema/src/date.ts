import type { Language } from './market.ts';
import { perTimeZone } from './time-zone.ts';

const DATES = {
  en: perTimeZone('en-US', { year: 'numeric', month: 'short', day: 'numeric' }),
  ko: perTimeZone('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }),
};
const TIMES = {
  en: perTimeZone('en-US', { hour: 'numeric', minute: '2-digit' }),
  ko: perTimeZone('sv-SE', { hour: '2-digit', minute: '2-digit' }),
};

/** `2025-03-02` in Korean, `Mar 2, 2025` in English, on the shop's calendar day (Seoul or New York). */
export function formatDate(instant: Date, language: Language, timeZone: string): string {
  return DATES[language](timeZone).format(instant);
}

/** `14:05` in Korean, `2:05 PM` in English, by the shop's clock. */
export function formatTime(instant: Date, language: Language, timeZone: string): string {
  return TIMES[language](timeZone).format(instant);
}
