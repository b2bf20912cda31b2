import { check, type FieldFailure, required, severalLines, shortEnough } from './validation-rules.ts';

/** Longest answer of the staff. */
export const MAXIMUM_ANSWER_LENGTH = 5000;

/** An answer to what somebody wrote; it goes out as an email. */
export function validateAnswer(text: string): FieldFailure[] {
  return check([['text', text, required('answer.required'), shortEnough(MAXIMUM_ANSWER_LENGTH), severalLines]]);
}
