import { registerEnumType } from 'type-graphql';

export const CartErrorCode = {
  PRODUCT_NOT_FOUND: 'PRODUCT_NOT_FOUND',
  PRODUCT_STOPPED: 'PRODUCT_STOPPED',
  OUT_OF_STOCK: 'OUT_OF_STOCK',
  QUANTITY_CAPPED: 'QUANTITY_CAPPED',
} as const;
export type CartErrorCode = keyof typeof CartErrorCode;
registerEnumType(CartErrorCode, {
  name: 'CartErrorCode',
  description: 'Why a product cannot be ordered as it is wanted.',
  valuesConfig: {
    PRODUCT_NOT_FOUND: { description: 'No such product in this store.' },
    PRODUCT_STOPPED: { description: 'The product is not available to order right now.' },
    OUT_OF_STOCK: { description: 'No unit is left.' },
    QUANTITY_CAPPED: { description: 'The wanted quantity is above what can be ordered.' },
  },
});

/** How a caller is told why a product cannot be put into the cart. */
export const UNAVAILABLE = {
  NOT_FOUND: { code: 'PRODUCT_NOT_FOUND', key: 'product.notFound' },
  STOPPED: { code: 'PRODUCT_STOPPED', key: 'product.stopped' },
  OUT_OF_STOCK: { code: 'OUT_OF_STOCK', key: 'product.outOfStock' },
} as const;
