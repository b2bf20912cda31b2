/** Which end of a list by date comes first. */
export const DateSort = { NEWEST: 'NEWEST', OLDEST: 'OLDEST' } as const;
export type DateSort = (typeof DateSort)[keyof typeof DateSort];
