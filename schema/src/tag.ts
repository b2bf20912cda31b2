import { normaliseLine } from './typed-line.ts';
import { check, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Maximum tags of one customer. */
export const MAXIMUM_TAGS = 20;
/** Longest tag in its canonical form, in characters. */
export const MAXIMUM_TAG_LENGTH = 30;

/**
 * The canonical form in which a tag is stored, shown and looked up: without a leading sign, one space between words, lower case.
 * It prevents duplicates that differ in spelling.
 */
export function normaliseTag(typed: string): string {
  return normaliseLine(typed)
    .replace(/^[\s#]+/u, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase();
}

/** A tag as it was typed (CUSTOMER-2). */
export function validateTag(typed: string): FieldFailure[] {
  return check([
    ['tag', typed, singleLine],
    ['tag', normaliseTag(typed), required('tag.required'), shortEnough(MAXIMUM_TAG_LENGTH)],
  ]).slice(0, 1);
}
