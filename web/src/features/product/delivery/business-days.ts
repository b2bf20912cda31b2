/** The calendar day in a time zone at an instant, as midnight UTC of that day. */
function calendarDay(instant: Date, timeZone: string): Date {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant);
  return new Date(`${day}T00:00:00Z`);
}

/**
 * The day that lies `count` business days after an instant's calendar day in `timeZone`, as midnight UTC of that day.
 * Saturdays and Sundays do not count; public holidays are not known, so the day is an estimate.
 */
export function businessDaysAfter(instant: Date, count: number, timeZone: string): Date {
  const day = calendarDay(instant, timeZone);
  for (let left = count; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
}
