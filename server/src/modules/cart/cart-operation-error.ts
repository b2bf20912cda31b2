import { ErrorCode } from '@eunbit/schema/error-code';

/** How a caller is told why a product cannot be put into the cart. */
export const UNAVAILABLE = {
  NOT_FOUND: { code: ErrorCode.PRODUCT_NOT_FOUND, key: 'product.notFound' },
  STOPPED: { code: ErrorCode.PRODUCT_STOPPED, key: 'product.stopped' },
  OUT_OF_STOCK: { code: ErrorCode.OUT_OF_STOCK, key: 'product.outOfStock' },
} as const;
