import { Field, ObjectType } from 'type-graphql';
import { ProductType } from '../catalogue/catalogue.types.ts';
import { FaqEntryType } from '../support/faq.types.ts';

@ObjectType('SearchResult', { description: 'What a search found, the best first.' })
export class SearchResultType {
  @Field(() => [ProductType], { description: 'At most 5 products; names count more than descriptions.' })
  products!: ProductType[];

  @Field(() => [FaqEntryType], { description: 'At most 5 questions; questions count more than answers.' })
  faqEntries!: FaqEntryType[];
}
