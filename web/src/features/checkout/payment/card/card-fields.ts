/** Values of the card form as shown. */
export interface CardFields {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export interface CardDetails {
  readonly number: string;
  /** 1 to 12. */
  readonly expMonth: number;
  /** Four digits. */
  readonly expYear: number;
  readonly cvc: string;
}

export type CardFieldName = keyof CardFields;
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover';

const BRANDS: readonly (readonly [brand: CardBrand, prefix: RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|2[2-7])/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|65|64[4-9])/],
];

export function findCardBrand(number: string): CardBrand | null {
  const digits = pickDigits(number);
  return BRANDS.find(([, prefix]) => prefix.test(digits))?.[0] ?? null;
}

/** Digits grouped as on the card: 4-6-5 for American Express, groups of four otherwise. */
export function formatCardNumber(text: string): string {
  const digits = pickDigits(text);
  if (findCardBrand(digits) === 'amex') return groupDigits(digits.slice(0, 15), [4, 6, 5]);
  return groupDigits(digits.slice(0, 19), [4, 4, 4, 4, 3]);
}

/** Formats `MM / YY` while typing; a first digit above 1 gets a leading zero, and the slash can be deleted over. */
export function formatExpiry(text: string, previous = ''): string {
  let digits = pickDigits(text);
  const deleting = text.length < previous.length;
  if (deleting && previous.endsWith(' / ') && digits.length === 2) digits = digits.slice(0, 1);
  // Password managers fill in May 2030 as 05/2030.
  if (digits.length === 6) digits = digits.slice(0, 2) + digits.slice(4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  digits = digits.slice(0, 4);
  if (digits.length < 2 || (deleting && digits.length === 2)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function formatCvc(text: string): string {
  return pickDigits(text).slice(0, 4);
}

/** The card to send, or the first invalid field. */
export function readCard(fields: CardFields, today: Date): CardDetails | CardFieldName {
  const number = pickDigits(fields.number);
  if (number.length < 13 || !hasValidChecksum(number)) return 'number';
  const expiry = readExpiry(fields.expiry, today);
  if (!expiry) return 'expiry';
  const cvc = pickDigits(fields.cvc);
  if (cvc.length !== (findCardBrand(number) === 'amex' ? 4 : 3)) return 'cvc';
  return { number, ...expiry, cvc };
}

function readExpiry(text: string, today: Date): { expMonth: number; expYear: number } | null {
  const match = /^(\d{2})(\d{2})$/.exec(pickDigits(text));
  if (!match) return null;
  const expMonth = Number(match[1]);
  const expYear = 2000 + Number(match[2]);
  if (expMonth < 1 || expMonth > 12) return null;
  // A card is valid until the last day of its month.
  const firstDayAfter = new Date(expYear, expMonth, 1);
  return firstDayAfter > today ? { expMonth, expYear } : null;
}

/** The Luhn checksum, which catches one wrong digit and most swapped ones. */
function hasValidChecksum(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function pickDigits(text: string): string {
  return text.replace(/\D/g, '');
}

function groupDigits(digits: string, sizes: readonly number[]): string {
  const parts: string[] = [];
  let start = 0;
  for (const size of sizes) {
    if (start >= digits.length) break;
    parts.push(digits.slice(start, start + size));
    start += size;
  }
  return parts.join(' ');
}
