import { Market } from '@eunbit/schema/market';
import { PRODUCT_QUESTIONS_PER_PAGE, ProductQuestionFilter } from '@eunbit/schema/product-question';
import { ArgsType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';

registerEnumType(ProductQuestionFilter, {
  name: 'ProductQuestionFilter',
  description: 'Filter for the questions about a product.',
  valuesConfig: {
    ALL: { description: 'All.' },
    ANSWERED: { description: 'Answered questions.' },
    MINE: { description: "The caller's own questions; empty for guests." },
  },
});

@ObjectType('ProductQuestionAnswer', { description: 'Answer of staff to a product question.' })
export class ProductQuestionAnswerType {
  @Field(() => String, { description: 'Plain text, may have line breaks.' })
  text!: string;

  @Field(() => Date, { description: 'When it was answered.' })
  at!: Date;
}

@ObjectType('ProductQuestion', { description: "A member's question about a product in one store." })
export class ProductQuestionType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => String, { description: 'The author, masked: up to 4 characters and asterisks.' })
  authorName!: string;

  @Field(() => Boolean, { description: 'Whether only the author and staff can read text and answer.' })
  isSecret!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Plain text, may have line breaks; null for a secret question of another member.',
  })
  text!: string | null;

  @Field(() => Date, { description: 'When it was asked.' })
  createdAt!: Date;

  @Field(() => Boolean, { description: 'Whether the author edited it.' })
  isEdited!: boolean;

  @Field(() => Boolean, { description: 'Whether staff answered it.' })
  isAnswered!: boolean;

  @Field(() => ProductQuestionAnswerType, {
    nullable: true,
    description: 'Answer of staff; null if there is none, and for a secret question of another member.',
  })
  answer!: ProductQuestionAnswerType | null;

  @Field(() => Boolean, { description: 'Whether staff hid it from the lists; its author still sees it.' })
  isHidden!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is an example of a demonstration shop; a real shop has none.',
  })
  isExample!: boolean;

  /** Not in the API, which only exposes whether the question is the viewer's own. */
  authorId!: string;
}

@ObjectType('ProductQuestionChange', {
  description:
    'The questions about a product changed. Contains no details, since some questions are secret: read the questions again.',
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
