const KOREAN = /^\+82(2|\d{2})(\d{3,4})(\d{4})$/;
const NORTH_AMERICAN = /^\+1(\d{3})(\d{3})(\d{4})$/;

/**
 * Formats a stored number, `+821012345678`, in the style of its country. The library for all countries is large, and
 * loaded only where a number is typed.
 */
export function formatStoredPhone(stored: string): string {
  return stored.replace(KOREAN, '0$1-$2-$3').replace(NORTH_AMERICAN, '($1) $2-$3');
}
