import type { VisitsNowAnswer } from './visits-now.service.ts';
import type { VisitsNowType } from './visits-now.types.ts';
/** The types name their lists as arrays that may be changed; the figures are shared by all who follow. */
export const presentNow = ({ minutes, pages, countries, ...rest }: VisitsNowAnswer): VisitsNowType => ({
  ...rest,
  minutes: [...minutes],
  pages: [...pages],
  countries: [...countries],
});
