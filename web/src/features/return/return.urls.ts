/** The page on which a return of an order is requested; guests open it with the access that their tab has. */
export const returnUrl = (orderNumber: string, isGuest: boolean): string =>
  isGuest ? `/guest-order/${orderNumber}/return` : `/orders/${orderNumber}/return`;

/** The page of an order for its buyer; here, because features of orders may import returns, and not the other way round. */
export const orderUrl = (orderNumber: string, isGuest: boolean): string =>
  isGuest ? `/guest-order/${orderNumber}` : `/orders/${orderNumber}`;
