import { ArgsType, Field, ObjectType } from 'type-graphql';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import type { NumberedConnection } from '../../common/numbered-page.ts';
import { ProductType } from '../catalogue/catalogue.types.ts';
import { FaqEntryType } from '../faq/faq.types.ts';

@ArgsType()
export class SearchArgs extends createNumberedPageArgs(5) {
  @Field(() => String, {
    description: 'What was typed; case does not matter. Only the first 100 characters and 8 words are looked at.',
  })
  text!: string;
}

const FoundProductConnection = createNumberedConnectionType(
  'FoundProduct',
  () => ProductType,
  'the products that a search found, the best first; names count more than descriptions',
);

@ObjectType('SearchResult', { description: 'What a search found.' })
export class SearchResultType {
  @Field(() => FoundProductConnection, { description: 'Products, the best first.' })
  products!: NumberedConnection<ProductType>;

  @Field(() => [FaqEntryType], {
    description: 'At most 5 questions, the best first; questions count more than answers.',
  })
  faqEntries!: FaqEntryType[];
}
