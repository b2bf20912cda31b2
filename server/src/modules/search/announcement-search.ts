import type { AnnouncementRecord, BoardEntry } from '../announcement/index.ts';

/**
 * The announcements published at a time with every word in title or text: those with all words in the title first, each group
 * newest first.
 */
export function searchAnnouncements(
  board: readonly BoardEntry[],
  words: readonly string[],
  now: Date,
): AnnouncementRecord[] {
  if (words.length === 0) return [];
  const published = board.filter(({ record: { publishedAt } }) => publishedAt !== null && publishedAt <= now);
  const hasAll = (text: string) => words.every((word) => text.includes(word));
  const named = published.filter(({ title }) => hasAll(title));
  const others = published.filter(({ title, body }) => !hasAll(title) && hasAll(`${title} ${body}`));
  return [...named, ...others].map(({ record }) => record);
}
