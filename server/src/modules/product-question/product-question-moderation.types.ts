import { MODERATED_QUESTIONS_PER_PAGE, ProductQuestionQueue } from '@eunbit/schema/product-question';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import { ValidationError } from '../../common/result.types.ts';
import { ProductQuestionError } from './product-question.errors.ts';
import { ProductQuestionType } from './product-question.types.ts';

registerEnumType(ProductQuestionQueue, {
  name: 'ProductQuestionQueue',
  description: 'Filter for the questions about products, for staff.',
  valuesConfig: {
    UNANSWERED: { description: 'Not answered and not hidden.' },
    ANSWERED: { description: 'Answered and not hidden.' },
    HIDDEN: { description: 'Hidden by staff.' },
    ALL: { description: 'All.' },
  },
});

@ObjectType('ProductQuestionAuthor', { description: 'Author of a product question, for staff.' })
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

@ObjectType('ModeratedProductQuestion', { description: 'A product question, as staff see it.' })
export class ModeratedProductQuestionType {
  @Field(() => ID, { description: 'Id of the question.' })
  id!: string;

  @Field(() => ProductQuestionType, { description: 'The question.' })
  question!: ProductQuestionType;

  @Field(() => Int, { description: 'Increases with each change; required to answer or hide the question.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Why it is hidden; null if it is not.' })
  hidingReason!: string | null;
}

export const ModeratedProductQuestionConnection = createNumberedConnectionType(
  'ModeratedProductQuestion',
  () => ModeratedProductQuestionType,
  'questions about products for staff',
);

@ArgsType()
export class ModeratedQuestionPageArgs extends createNumberedPageArgs(MODERATED_QUESTIONS_PER_PAGE) {}

@InputType({ description: "Staff's answer to a product question." })
export class AnswerProductQuestionInput {
  @Field(() => ID, { description: 'The question.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the caller read; refused if it has changed since.' })
  version!: number;

  @Field(() => String, { description: 'Plain text of at most 2,000 characters; replaces the previous answer.' })
  text!: string;
}

@InputType({ description: 'A product question to hide in the shop, or to show again.' })
export class HideProductQuestionInput {
  @Field(() => ID, { description: 'The question.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the caller read; refused if it has changed since.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'Reason for staff, on one line; null shows the question again.' })
  reason?: string | null;
}

@ObjectType({ description: 'The question was changed.' })
export class ProductQuestionModerated {
  @Field(() => ModeratedProductQuestionType, { description: 'The question after the change.' })
  moderated!: ModeratedProductQuestionType;
}

export const ModerateProductQuestionResult = createUnionType({
  name: 'ModerateProductQuestionResult',
  description: 'Outcome of answerProductQuestion and hideProductQuestion.',
  types: () => [ProductQuestionModerated, ValidationError, ProductQuestionError] as const,
});
