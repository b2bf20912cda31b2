/** Searches that a store shows as popular (CATALOGUE-28). */
export const POPULAR_SEARCHES_SHOWN = 8;
/** Maximum searches of a store and language that staff can hide (CATALOGUE-29). */
export const MAXIMUM_HIDDEN_SEARCHES = 200;
