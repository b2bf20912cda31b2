import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { ValidationError } from '../../common/result.types.ts';
import { ProductQuestionError } from './product-question.errors.ts';
import { ProductQuestionType } from './product-question.types.ts';

@ObjectType({ description: 'The question is saved.' })
export class ProductQuestionSaved {
  @Field(() => ProductQuestionType, { description: 'The question after the change.' })
  question!: ProductQuestionType;
}

@ObjectType({ description: 'The question and its answer were deleted.' })
export class ProductQuestionDeleted {
  @Field(() => ID, { description: 'Id of the deleted question.' })
  id!: string;
}

export const SaveProductQuestionResult = createUnionType({
  name: 'SaveProductQuestionResult',
  description: 'Outcome of createProductQuestion and updateProductQuestion.',
  types: () => [ProductQuestionSaved, ValidationError, ProductQuestionError] as const,
});

export const DeleteProductQuestionResult = createUnionType({
  name: 'DeleteProductQuestionResult',
  description: 'Outcome of deleteProductQuestion.',
  types: () => [ProductQuestionDeleted, ProductQuestionError] as const,
});
