import { createErrorType } from '../../common/create-error-type.ts';

export const ProductError = createErrorType('Product', {
  PRODUCT_NOT_FOUND: 'No such product.',
});
export type ProductError = InstanceType<typeof ProductError>;
