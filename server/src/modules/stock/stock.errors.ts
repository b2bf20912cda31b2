import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const StockError = createErrorType('Stock', {
  PRODUCT_NOT_FOUND: 'No such product, or it is a draft without stock.',
  STOCK_CONFLICT: 'The threshold changed after the caller read it.',
  PRODUCT_AVAILABLE: 'The product can be ordered now, so there is nothing to subscribe to.',
  TOO_MANY_REQUESTS,
});
export type StockError = InstanceType<typeof StockError>;
