/** Given with an operation that nobody has asked for: the page says nothing of how long it takes, or that it fails. */
export const IN_BACKGROUND = { context: { isInBackground: true } };
