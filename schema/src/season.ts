import type { Market } from './market.ts';
import { perTimeZone, TIME_ZONE } from './time-zone.ts';

/** Seasons that the home page has a main picture for. */
export const Season = { SPRING: 'SPRING', SUMMER: 'SUMMER', AUTUMN: 'AUTUMN', WINTER: 'WINTER' } as const;
export type Season = (typeof Season)[keyof typeof Season];

/** Setting of an admin: a season, or the one of the current date. */
export const HeroSeason = { AUTO: 'AUTO', ...Season } as const;
export type HeroSeason = (typeof HeroSeason)[keyof typeof HeroSeason];

const MONTH = perTimeZone('en-US', { month: 'numeric' });
/** December, January and February are winter, and so on. */
const SEASON_BY_QUARTER: readonly Season[] = ['WINTER', 'SPRING', 'SUMMER', 'AUTUMN'];

/** The season whose picture the home page of a store shows (STORE-18). */
export function getSeason(chosen: HeroSeason, now: Date, market: Market): Season {
  if (chosen !== 'AUTO') return chosen;
  const month = Number(MONTH(TIME_ZONE[market]).format(now));
  return SEASON_BY_QUARTER[Math.floor((month % 12) / 3)] ?? 'WINTER';
}
