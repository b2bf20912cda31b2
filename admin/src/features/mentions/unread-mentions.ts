/** The unread mentions of a list that is sorted newest first; the longest waiting come first. */
export const unreadMentions = <T extends { readonly isRead: boolean }>(mentions: readonly T[]): T[] =>
  mentions.filter(({ isRead }) => !isRead).reverse();
