/** What of a list, newest first, has not been read: what has waited longest on top. */
export const unreadMentions = <T extends { readonly isRead: boolean }>(mentions: readonly T[]): T[] =>
  mentions.filter(({ isRead }) => !isRead).reverse();
