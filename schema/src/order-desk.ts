/** Most tags of one order (DESK-2). */
export const MAXIMUM_ORDER_TAGS = 10;
/** Tags that are suggested, those used last first. */
export const SUGGESTED_TAGS = 50;
/** Most colleagues that one note names (DESK-4). */
export const MAXIMUM_MENTIONS = 10;
/** Mentions that a member of staff sees, the newest first. */
export const SHOWN_MENTIONS = 50;
/** Other orders of a customer that the page of an order shows (DESK-5). */
export const SHOWN_CUSTOMER_ORDERS = 5;
