/** Longest time in which a status change can be undone, in seconds (ORDER-23). */
export const MAXIMUM_UNDO_SECONDS = 60;
