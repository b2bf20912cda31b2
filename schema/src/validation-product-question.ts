import {
  check,
  type FieldFailure,
  longEnough,
  required,
  severalLines,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

/** Length of a question, in characters (QUESTION-2). */
export const MINIMUM_QUESTION_LENGTH = 5;
export const MAXIMUM_QUESTION_LENGTH = 1000;
/** Longest answer of the staff to a question (QUESTION-8). */
export const MAXIMUM_QUESTION_ANSWER_LENGTH = 2000;
/** Longest text by which questions are searched, in characters. */
export const MAXIMUM_QUESTION_SEARCH_LENGTH = 50;

/** A new or edited question. */
export function validateProductQuestion(text: string): FieldFailure[] {
  const short = longEnough(MINIMUM_QUESTION_LENGTH, 'question.short');
  return check([['text', text, short, shortEnough(MAXIMUM_QUESTION_LENGTH), severalLines]]);
}

/** The staff's answer to a question. */
export function validateQuestionAnswer(text: string): FieldFailure[] {
  const given = required('question.answerRequired');
  return check([['text', text, given, shortEnough(MAXIMUM_QUESTION_ANSWER_LENGTH), severalLines]]);
}

/** Why staff hide a question; null shows it again. */
export function validateHidingReason(reason: string | null): FieldFailure[] {
  if (reason === null) return [];
  return check([['reason', reason, required('question.reasonRequired'), shortEnough(), singleLine]]);
}
