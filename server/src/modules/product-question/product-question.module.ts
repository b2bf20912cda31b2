import { createProductQuestionLoaders } from './product-question.loader.ts';
import { productQuestionModel } from './product-question.model.ts';
import { ProductQuestionResolver } from './product-question.resolver.ts';
import { createProductQuestionServices } from './product-question.wiring.ts';
import { ProductQuestionFieldsResolver, ProductQuestionSubscription } from './product-question-fields.resolver.ts';
import {
  ModeratedProductQuestionResolver,
  ProductQuestionModerationResolver,
} from './product-question-moderation.resolver.ts';

export const productQuestionModule = {
  models: [productQuestionModel],
  resolvers: [
    ProductQuestionResolver,
    ProductQuestionFieldsResolver,
    ProductQuestionSubscription,
    ProductQuestionModerationResolver,
    ModeratedProductQuestionResolver,
  ],
  createServices: createProductQuestionServices,
  createLoaders: createProductQuestionLoaders,
};
