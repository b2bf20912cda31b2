interface Entry {
  readonly question: string;
  readonly answer: readonly string[];
}

/** Length of an answer's excerpt in characters (SUPPORT-10). */
const SNIPPET_LENGTH = 30;

/** Entries whose question or answer contains the text, ignoring case. All of them for an empty text. */
export function findHelpfulEntries<E extends Entry>(entries: readonly E[], text: string): E[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(({ question, answer }) =>
    [question, ...answer].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** The beginning of an answer, cut between grapheme clusters. */
export function toSnippet(answer: readonly string[]): string {
  const characters = Array.from(answer.join(' '));
  return characters.length <= SNIPPET_LENGTH ? characters.join('') : `${characters.slice(0, SNIPPET_LENGTH).join('')}…`;
}
