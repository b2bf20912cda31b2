import { normaliseLine } from './typed-line.ts';

/** What people write into a number and the shop does not: dashes of any length, blanks, the sign in front of it. */
const LEFT_OUT = /[\s\p{Dash}#.]/gu;
const NUMBER = /^(EB|CS|B2B|RT|DR)([0-9OIL]{6})([0-9A-Z]{8})$/;

/** Characters that no number has, since they are read as digits: whoever writes one means the digit. */
export const toReadable = (text: string): string => text.replaceAll('O', '0').replace(/[IL]/g, '1');

/**
 * A number that the shop has given out, `EB-260101-ABCD1234`, as it is stored, however it was typed. Orders begin with EB,
 * messages with CS, partnership requests with B2B, returns with RT, drafts with DR. Other texts are in capitals and without
 * separators.
 */
export function normalisePublicNumber(text: string): string {
  const bare = normaliseLine(text).replace(LEFT_OUT, '').toUpperCase();
  const [, prefix, day, random] = NUMBER.exec(bare) ?? [];
  return prefix && day && random ? `${prefix}-${toReadable(day)}-${toReadable(random)}` : bare;
}
