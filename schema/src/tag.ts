import { normaliseLine } from './typed-line.ts';
import { check, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Most tags of one customer. */
export const MAXIMUM_TAGS = 20;
/** Longest tag, in its one form. */
export const MAXIMUM_TAG_LENGTH = 30;

/**
 * The one form in which a tag is stored, shown and looked up: without the sign that some put in front of it, one space
 * between words, lower case. So no tag is there twice in two spellings.
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
