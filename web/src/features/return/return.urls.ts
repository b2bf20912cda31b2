/** Path of the page on which a return of an order is requested; guests open it with the access token in their tab. */
export const returnUrl = (orderNumber: string, isGuest: boolean): string =>
  isGuest ? `/guest-order/${orderNumber}/return` : `/orders/${orderNumber}/return`;

/** Path of an order's page for its buyer. It is here because order features may import returns, and not the other way round. */
export const orderUrl = (orderNumber: string, isGuest: boolean): string =>
  isGuest ? `/guest-order/${orderNumber}` : `/orders/${orderNumber}`;
