interface Entry {
  readonly question: string;
  readonly answer: readonly string[];
}

/** Characters of an answer that the drawer shows (SUPPORT-10). */
const SNIPPET_LENGTH = 30;

/** Entries whose question or answer holds the text; capitals do not matter here. All of them while nothing is typed. */
export function findHelpfulEntries<E extends Entry>(entries: readonly E[], text: string): E[] {
  const wanted = text.trim().toLowerCase();
  return entries.filter(({ question, answer }) =>
    [question, ...answer].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** The beginning of an answer, cut between characters as people see them. */
export function toSnippet(answer: readonly string[]): string {
  const characters = Array.from(answer.join(' '));
  return characters.length <= SNIPPET_LENGTH ? characters.join('') : `${characters.slice(0, SNIPPET_LENGTH).join('')}…`;
}
