/** Midnight UTC of a calendar day; `month` from 1. */
function toDay(year: number, month: number, day: number): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

/** The `nth` Monday (1), Thursday (4) … of a month. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Date {
  const first = toDay(year, month, 1);
  return toDay(year, month, 1 + ((weekday - first.getUTCDay() + 7) % 7) + (nth - 1) * 7);
}

function lastMondayOfMay(year: number): Date {
  const last = toDay(year, 5, 31);
  return toDay(year, 5, 31 - ((last.getUTCDay() + 6) % 7));
}

/** The day on which a holiday is observed: the Friday before if it is a Saturday, the Monday after if it is a Sunday. */
function observed(day: Date): Date {
  const shift = { 6: -1, 0: 1 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + shift * 86_400_000);
}

/** Days on which US federal offices are closed because of a holiday of this year (5 U.S.C. 6103). */
function listHolidays(year: number): Date[] {
  return [
    observed(toDay(year, 1, 1)),
    nthWeekday(year, 1, 1, 3), // Martin Luther King Jr.
    nthWeekday(year, 2, 1, 3), // Washington's Birthday
    lastMondayOfMay(year), // Memorial Day
    observed(toDay(year, 6, 19)), // Juneteenth
    observed(toDay(year, 7, 4)),
    nthWeekday(year, 9, 1, 1), // Labor Day
    nthWeekday(year, 10, 1, 2), // Columbus Day
    observed(toDay(year, 11, 11)), // Veterans Day
    nthWeekday(year, 11, 4, 4), // Thanksgiving
    observed(toDay(year, 12, 25)),
  ];
}

/** Whether a day, given as midnight UTC, is a holiday. New Year's Day may be observed on the last day of the year before. */
export function isFederalHoliday(day: Date): boolean {
  const year = day.getUTCFullYear();
  return [...listHolidays(year), observed(toDay(year + 1, 1, 1))].some(
    (holiday) => holiday.getTime() === day.getTime(),
  );
}
