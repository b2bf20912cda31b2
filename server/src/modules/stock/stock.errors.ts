import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const StockError = createErrorType('Stock', {
  PRODUCT_NOT_FOUND: 'No such product, or it is a draft that has no stock yet.',
  STOCK_CONFLICT: 'The number changed after the caller read it.',
  PRODUCT_AVAILABLE: 'The product can be ordered now; there is nothing to wait for.',
  TOO_MANY_REQUESTS,
});
export type StockError = InstanceType<typeof StockError>;
