/** Maximum tags of one order (COLLABORATION-2). */
export const MAXIMUM_ORDER_TAGS = 10;
/** Maximum tags that are suggested, most recently used first. */
export const SUGGESTED_TAGS = 50;
/** Maximum colleagues that one note can mention (COLLABORATION-4). */
export const MAXIMUM_MENTIONS = 10;
/** Maximum mentions that a staff member sees, newest first. */
export const SHOWN_MENTIONS = 50;
/** Other orders of a customer that the page of an order shows (COLLABORATION-5). */
export const SHOWN_CUSTOMER_ORDERS = 5;
