interface ListedQuestion {
  readonly isSecret: boolean;
  readonly isExample: boolean;
  readonly text?: string | null;
  readonly answer?: { readonly text: string } | null;
}

/**
 * A FAQPage of the public, answered questions of a list; null without one (QUESTION-11). An own secret question, which its
 * author reads on the page, is none of search engines' business, and nobody has asked an example (QUESTION-12).
 */
export function buildFaqPage(questions: readonly ListedQuestion[]): Record<string, unknown> | null {
  const mainEntity = questions.flatMap(({ isSecret, isExample, text, answer }) =>
    isSecret || isExample || !text || !answer
      ? []
      : [{ '@type': 'Question', name: text, acceptedAnswer: { '@type': 'Answer', text: answer.text } }],
  );
  return mainEntity.length > 0 ? { '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity } : null;
}
