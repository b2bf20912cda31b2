/** Categories of the help centre in the order of its tabs (SUPPORT-9). */
export const FaqCategory = {
  ORDER: 'ORDER',
  SHIPPING: 'SHIPPING',
  RETURN: 'RETURN',
  PAYMENT: 'PAYMENT',
  PRODUCT: 'PRODUCT',
  LOGIN: 'LOGIN',
} as const;
export type FaqCategory = (typeof FaqCategory)[keyof typeof FaqCategory];

/** Entries that pages link to (SUPPORT-9); the seed creates them with these ids. */
export const FAQ_SHORTCUT = {
  deliveryTime: 'delivery-time',
  tracking: 'tracking',
  defectiveProduct: 'defective-product',
  returnExchange: 'return-exchange',
} as const;
