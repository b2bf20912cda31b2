import { MODERATED_QUESTIONS_PER_PAGE, ProductQuestionQueue } from '@eunbit/schema/product-question';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ValidationError } from '../../common/result.types.ts';
import { ProductQuestionError } from './product-question.errors.ts';
import { ProductQuestionType } from './product-question.types.ts';

registerEnumType(ProductQuestionQueue, {
  name: 'ProductQuestionQueue',
  description: 'What staff look for among the questions about products.',
  valuesConfig: {
    UNANSWERED: { description: 'Staff have not answered, and it is not hidden.' },
    ANSWERED: { description: 'Staff have answered, and it is not hidden.' },
    HIDDEN: { description: 'Staff have hidden it.' },
    ALL: { description: 'All.' },
  },
});

@ObjectType('ProductQuestionAuthor', { description: 'Who asked a question, for staff.' })
export class ProductQuestionAuthorType {
  @Field(() => ID, { description: 'The account.' })
  id!: string;

  @Field(() => String, { description: 'Email.' })
  email!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;
}

@ObjectType('ModeratedProductQuestion', { description: 'A question about a product as staff see it.' })
export class ModeratedProductQuestionType {
  @Field(() => ID, { description: 'That of the question.' })
  id!: string;

  @Field(() => ProductQuestionType, { description: 'The question.' })
  question!: ProductQuestionType;

  @Field(() => Int, { description: 'Rises with each change; to be named when it is answered or hidden.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Why it is hidden; null while it is shown.' })
  hidingReason!: string | null;
}

export const ModeratedProductQuestionConnection = createNumberedConnectionType(
  'ModeratedProductQuestion',
  () => ModeratedProductQuestionType,
  'questions about products for staff',
);

@ArgsType()
export class ModeratedQuestionPageArgs extends createNumberedPageArgs(MODERATED_QUESTIONS_PER_PAGE) {}

@InputType({ description: 'An answer of the staff to a question about a product.' })
export class AnswerProductQuestionInput {
  @Field(() => ID, { description: 'The question.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the caller has read; refused when there is another.' })
  version!: number;

  @Field(() => String, { description: 'At most 2,000 characters of plain text; takes the place of the one before.' })
  text!: string;
}

@InputType({ description: 'A question that is to be seen no longer in the shop, or again.' })
export class HideProductQuestionInput {
  @Field(() => ID, { description: 'The question.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the caller has read; refused when there is another.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Why, for staff: one line; null shows it again.' })
  reason?: string | null;
}

@ObjectType({ description: 'The question has changed.' })
export class ProductQuestionModerated {
  @Field(() => ModeratedProductQuestionType, { description: 'The question as it is now.' })
  moderated!: ModeratedProductQuestionType;
}

export const ModerateProductQuestionResult = createUnionType({
  name: 'ModerateProductQuestionResult',
  description: 'Outcome of answerProductQuestion and hideProductQuestion.',
  types: () => [ProductQuestionModerated, ValidationError, ProductQuestionError] as const,
});
