import { check, type FieldFailure, required, shortEnough, singleLine } from './validation-rules.ts';

/** Most tags of one order (DESK-2). */
export const MAXIMUM_ORDER_TAGS = 10;
export const MAXIMUM_TAG_LENGTH = 30;
/** Tags that are suggested, those used last first. */
export const SUGGESTED_TAGS = 50;
/** Most colleagues that one note names (DESK-4). */
export const MAXIMUM_MENTIONS = 10;
/** Mentions that a member of staff sees, the newest first. */
export const SHOWN_MENTIONS = 50;
/** Other orders of a customer that the page of an order shows (DESK-5). */
export const SHOWN_CUSTOMER_ORDERS = 5;

/** A tag as it is kept: however it was typed, the same word is the same tag. */
export function normaliseTag(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim().replace(/^#+/u, '').trim().toLowerCase();
}

/** Looks at a tag as it was typed. */
export function validateTag(tag: string): FieldFailure[] {
  return check([['tag', tag, singleLine]]).concat(
    check([['tag', normaliseTag(tag), required('tag.required'), shortEnough(MAXIMUM_TAG_LENGTH)]]),
  );
}
