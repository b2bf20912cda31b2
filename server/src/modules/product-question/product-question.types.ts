import { Market } from '@eunbit/schema/market';
import { PRODUCT_QUESTIONS_PER_PAGE, ProductQuestionFilter } from '@eunbit/schema/product-question';
import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';

registerEnumType(ProductQuestionFilter, {
  name: 'ProductQuestionFilter',
  description: "Which of a product's questions are listed.",
  valuesConfig: {
    ALL: { description: 'All.' },
    ANSWERED: { description: 'Staff have answered.' },
    MINE: { description: 'Those of the caller; none for guests.' },
  },
});

@ObjectType('ProductQuestionAnswer', { description: 'What staff answer to a question about a product.' })
export class ProductQuestionAnswerType {
  @Field(() => String, { description: 'Plain text, may have line breaks.' })
  text!: string;

  @Field(() => Date, { description: 'When it was given.' })
  at!: Date;
}

@ObjectType('ProductQuestion', { description: 'What a member asks about a product in one store.' })
export class ProductQuestionType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => String, { description: 'The author, masked: up to 4 characters and asterisks.' })
  authorName!: string;

  @Field(() => Boolean, { description: 'Whether only its author and staff read text and answer.' })
  isSecret!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Plain text, may have line breaks; null for a secret question of somebody else.',
  })
  text!: string | null;

  @Field(() => Date, { description: 'When it was asked.' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'Whether its author has edited it.' })
  isEdited!: boolean;

  @Field(() => Boolean, { description: 'Whether staff have answered.' })
  isAnswered!: boolean;

  @Field(() => ProductQuestionAnswerType, {
    nullable: true,
    description: 'Answer of the staff; null while there is none, and for a secret question of somebody else.',
  })
  answer!: ProductQuestionAnswerType | null;

  @Field(() => Boolean, { description: 'Whether staff have taken it out of the lists; its author still sees it.' })
  isHidden!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it was made up for a demonstration shop; a real shop has no such questions.',
  })
  isExample!: boolean;

  /** Not in the API, which only exposes whether the question is the viewer's own. */
  authorId!: string;
}

@ObjectType('ProductQuestionChange', {
  description:
    'That the questions about a product have changed. It says no more, since some are secret: read them anew.',
})
export class ProductQuestionChangeType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;
}

export const ProductQuestionConnection = createNumberedConnectionType(
  'ProductQuestion',
  () => ProductQuestionType,
  'questions about products',
);

@ArgsType()
export class ProductQuestionPageArgs extends createNumberedPageArgs(PRODUCT_QUESTIONS_PER_PAGE) {}
