import { normaliseLine } from './typed-line.ts';

/** Characters that people write in a number and the shop does not: dashes of any length, spaces, a leading sign. */
const LEFT_OUT = /[\s\p{Dash}#.]/gu;
const NUMBER = /^(EB|CS|B2B|RT|DR)([0-9OIL]{6})([0-9A-Z]{8})$/;

/** Replaces characters that no number contains by the digits that they resemble: a person who types one of them read a digit. */
export const toReadable = (text: string): string => text.replaceAll('O', '0').replace(/[IL]/g, '1');

/**
 * The stored form of a number that the shop has issued, `EB-260101-ABCD1234`, however it was typed. Orders begin with EB,
 * messages with CS, partnership requests with B2B, returns with RT, drafts with DR. Other texts are returned in capitals and
 * without separators.
 */
export function normalisePublicNumber(text: string): string {
  const bare = normaliseLine(text).replace(LEFT_OUT, '').toUpperCase();
  const [, prefix, day, random] = NUMBER.exec(bare) ?? [];
  return prefix && day && random ? `${prefix}-${toReadable(day)}-${toReadable(random)}` : bare;
}
