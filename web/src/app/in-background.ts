/** Option for an operation that no user action started: the page shows neither a delay nor a failure. */
export const IN_BACKGROUND = { context: { isInBackground: true } };
