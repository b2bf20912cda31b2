interface ListedQuestion {
  readonly isSecret: boolean;
  readonly isExample: boolean;
  readonly text?: string | null;
  readonly answer?: { readonly text: string } | null;
}

/**
 * A FAQPage with the public, answered questions of a list; null if there are none (QUESTION-11). It excludes the author's own
 * secret questions, which must not be public, and examples, which nobody has asked (QUESTION-12).
 */
export function buildFaqPage(questions: readonly ListedQuestion[]): Record<string, unknown> | null {
  const mainEntity = questions.flatMap(({ isSecret, isExample, text, answer }) =>
    isSecret || isExample || !text || !answer
      ? []
      : [{ '@type': 'Question', name: text, acceptedAnswer: { '@type': 'Answer', text: answer.text } }],
  );
  return mainEntity.length > 0 ? { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity } : null;
}
