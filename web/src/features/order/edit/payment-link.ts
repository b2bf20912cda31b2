import { ORDER_PAYMENT_PATH } from '@eunbit/schema/checkout-path';

/**
 * Address of the page that takes a further payment, to be loaded as a document: its policies let it take cards. The token is in
 * the fragment, which browsers do not send to servers.
 */
export const toPaymentLink = (token: string): string => `${ORDER_PAYMENT_PATH}#${new URLSearchParams({ link: token })}`;
