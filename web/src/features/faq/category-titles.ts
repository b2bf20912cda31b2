import type { FaqCategory } from '@eunbit/schema/faq';

/** In the order of the tabs. */
export const CATEGORY_TITLES: Readonly<Record<FaqCategory, string>> = {
  ORDER: 'faq.order',
  SHIPPING: 'faq.shipping',
  RETURN: 'faq.return',
  PAYMENT: 'faq.payment',
  PRODUCT: 'faq.product',
  LOGIN: 'faq.login',
};
