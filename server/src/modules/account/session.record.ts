/** A member's session ends this long after it was last used; cookies are kept as long. */
export const SESSION_DAYS = 30;
