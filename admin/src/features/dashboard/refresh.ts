/** Polling interval of figures without live events. */
export const REFRESH_MS = 60_000;
