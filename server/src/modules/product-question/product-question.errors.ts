import { createErrorType, TOO_MANY_REQUESTS } from '../../common/create-error-type.ts';

export const ProductQuestionError = createErrorType('ProductQuestion', {
  QUESTION_NOT_FOUND: 'No such question, or it is not yours.',
  QUESTION_ANSWERED: 'The question was answered, and can no longer be edited.',
  QUESTION_CONFLICT: 'The question changed after the caller read it.',
  PRODUCT_NOT_FOUND: 'No such product in this store.',
  TOO_MANY_REQUESTS,
});
export type ProductQuestionError = InstanceType<typeof ProductQuestionError>;
