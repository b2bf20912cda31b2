import { check, type FieldFailure, required, severalLines, shortEnough } from './validation-rules.ts';

/** Longest answer of staff, in characters. */
export const MAXIMUM_ANSWER_LENGTH = 5000;

/** An answer to a message; it is sent as an email. */
export function validateAnswer(text: string): FieldFailure[] {
  return check([['text', text, required('answer.required'), shortEnough(MAXIMUM_ANSWER_LENGTH), severalLines]]);
}
