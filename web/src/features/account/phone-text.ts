const KOREAN = /^\+82(2|\d{2})(\d{3,4})(\d{4})$/;
const NORTH_AMERICAN = /^\+1(\d{3})(\d{3})(\d{4})$/;

/**
 * A stored number, `+821012345678`, as people of its country write it. The library that knows all numbers of the world is
 * loaded where one is typed, not where one is shown.
 */
export function formatStoredPhone(stored: string): string {
  return stored.replace(KOREAN, '0$1-$2-$3').replace(NORTH_AMERICAN, '($1) $2-$3');
}
