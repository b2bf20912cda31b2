import type { VisitsNowAnswer } from './visits-now.service.ts';
import type { VisitsNowType } from './visits-now.types.ts';
/** Copies the lists: the API's types are mutable arrays, and the figures are shared by all subscribers. */
export const presentNow = ({ minutes, pages, countries, ...rest }: VisitsNowAnswer): VisitsNowType => ({
  ...rest,
  minutes: [...minutes],
  pages: [...pages],
  countries: [...countries],
});
