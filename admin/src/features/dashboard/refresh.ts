/** Figures that no live event tells of are read again as often. */
export const REFRESH_MS = 60_000;
