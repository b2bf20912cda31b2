import {
  FIND_ANSWERS,
  FIND_QUESTIONS,
  type FindQuestion,
  MAXIMUM_COMPARED,
  type SuitTag,
} from '@eunbit/schema/product-discovery';

/** The answer if a question does not matter to the visitor. */
export const NO_MATTER = 'ANY' as const;

/** The answers to the finder's questions; ANY is an answer, too. */
export type Answers = Readonly<Partial<Record<FindQuestion, SuitTag | typeof NO_MATTER>>>;

/** Reads answers from an address, which anybody can write. */
export function readAnswers(search: URLSearchParams): Answers {
  return Object.fromEntries(
    FIND_QUESTIONS.flatMap((question) => {
      const value = search.get(question);
      const isAnswer = value === NO_MATTER || FIND_ANSWERS[question].some((tag) => tag === value);
      return isAnswer ? [[question, value]] : [];
    }),
  );
}

/** The first question without an answer; null if all are answered. */
export function nextQuestion(answers: Answers): FindQuestion | null {
  return FIND_QUESTIONS.find((question) => answers[question] === undefined) ?? null;
}

/** The answers by which products are scored. */
export function givenTags(answers: Answers): SuitTag[] {
  return FIND_QUESTIONS.flatMap((question) => {
    const answer = answers[question];
    return answer && answer !== NO_MATTER ? answer : [];
  });
}

/** The address of a question: only the questions before it are answered. */
export function findPathBefore(question: FindQuestion, answers: Answers): string {
  const before = FIND_QUESTIONS.slice(0, FIND_QUESTIONS.indexOf(question));
  const given = before.flatMap((one) => (answers[one] ? [[one, answers[one]]] : []));
  return given.length === 0 ? '/find' : `/find?${new URLSearchParams(given)}`;
}

/** Numbers of products to compare: `?products=1,3`, or several `products` parameters as a form without scripts sends them. */
export function readCompared(search: URLSearchParams): number[] {
  const numbers = search
    .getAll('products')
    .flatMap((value) => value.split(','))
    .filter((value) => /^[1-9]\d{0,5}$/.test(value))
    .map(Number);
  return [...new Set(numbers)].slice(0, MAXIMUM_COMPARED);
}

export function comparePath(numbers: readonly number[]): string {
  return numbers.length === 0 ? '/compare' : `/compare?products=${numbers.join(',')}`;
}
