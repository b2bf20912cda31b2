/** Polling interval of figures without live events, in milliseconds. */
export const REFRESH_MS = 60_000;
