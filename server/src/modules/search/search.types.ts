import { Field, Int, ObjectType } from 'type-graphql';
import { ProductType } from '../catalogue/catalogue.types.ts';
import { FaqEntryType } from '../faq/faq.types.ts';

@ObjectType('SearchResult', { description: 'What a search found, the best first.' })
export class SearchResultType {
  @Field(() => [ProductType], { description: 'Products of this page; names count more than descriptions.' })
  products!: ProductType[];

  @Field(() => Int, { description: 'Products on all pages.' })
  productCount!: number;

  @Field(() => Int, { description: 'Number of this page, from 1: the last one where a later one was asked for.' })
  page!: number;

  @Field(() => Int, { description: 'Pages of products there are, at least 1.' })
  pageCount!: number;

  @Field(() => [FaqEntryType], { description: 'At most 5 questions; questions count more than answers.' })
  faqEntries!: FaqEntryType[];
}
