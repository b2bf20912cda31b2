const KOREAN_PERSONAL = /^\+8250(\d)(\d{3,4})(\d{4})$/;
const KOREAN_NATIONWIDE = /^\+82(1[568]\d{2})(\d{4})$/;
const KOREAN = /^\+82(2|\d{2})(\d{3,4})(\d{4})$/;
const NORTH_AMERICAN = /^\+1(\d{3})(\d{3})(\d{4})$/;

/**
 * Formats a stored number, `+821012345678`, in the style of its country. The library for all countries is large, and loaded only
 * for forms with a phone number.
 */
export function formatStoredPhone(stored: string): string {
  return stored
    .replace(KOREAN_PERSONAL, '050$1-$2-$3')
    .replace(KOREAN_NATIONWIDE, '$1-$2')
    .replace(KOREAN, '0$1-$2-$3')
    .replace(NORTH_AMERICAN, '($1) $2-$3');
}
