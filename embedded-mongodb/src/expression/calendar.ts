import { DAY, utcTime } from './time-zone.ts';

/** The fields of a wall-clock time. */
export interface CalendarParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
}

export function calendarParts(wall: number): CalendarParts {
  const date = new Date(wall);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    millisecond: date.getUTCMilliseconds(),
  };
}

export function startOfDay(wall: number): number {
  return Math.floor(wall / DAY) * DAY;
}

/** 1 for January 1. */
export function dayOfYear(wall: number): number {
  return (startOfDay(wall) - utcTime(new Date(wall).getUTCFullYear(), 0, 1)) / DAY + 1;
}

/** 1 for Sunday. */
export function dayOfWeek(wall: number): number {
  return new Date(wall).getUTCDay() + 1;
}

/** 1 for Monday. */
export function isoDayOfWeek(wall: number): number {
  return new Date(wall).getUTCDay() || 7;
}

/** Weeks begin on Sundays; days before the first Sunday are in week 0. */
export function weekOfYear(wall: number): number {
  return Math.floor((dayOfYear(wall) + 7 - dayOfWeek(wall)) / 7);
}

/** The year that contains the Thursday of the same week. */
export function isoYear(wall: number): number {
  return new Date(wall + (4 - isoDayOfWeek(wall)) * DAY).getUTCFullYear();
}

export function isoWeek(wall: number): number {
  return Math.floor((startOfDay(wall) - startOfIsoYear(isoYear(wall))) / (7 * DAY)) + 1;
}

/** The Monday of the week that contains January 4. */
export function startOfIsoYear(year: number): number {
  const fourth = utcTime(year, 0, 4);
  return fourth - (isoDayOfWeek(fourth) - 1) * DAY;
}
