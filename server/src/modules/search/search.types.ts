import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import type { NumberedConnection } from '../../common/numbered-page.ts';
import { AnnouncementType } from '../announcement/index.ts';
import { ProductType } from '../catalogue/index.ts';
import { FaqEntryType } from '../faq/index.ts';

@ArgsType()
export class SearchArgs extends createNumberedPageArgs(5) {
  @Field(() => String, {
    description: 'Search text; case does not matter. Only the first 100 characters and 8 words count.',
  })
  text!: string;
}

const FoundProductConnection = createNumberedConnectionType(
  'FoundProduct',
  () => ProductType,
  'the products that a search found, the best first; names count more than descriptions',
);

@ObjectType('SearchResult', { description: 'Results of a search.' })
export class SearchResultType {
  @Field(() => FoundProductConnection, { description: 'Products, best first.' })
  products!: NumberedConnection<ProductType>;

  @Field(() => [FaqEntryType], {
    description: 'At most 5 questions, best first; matches in the question rank higher than in the answer.',
  })
  faqEntries!: FaqEntryType[];

  @Field(() => Int, { description: 'Number of all questions found.' })
  faqCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'If nothing was found: the words that find something on their own; null if none does.',
  })
  suggestion!: string | null;
}

@ObjectType('FoundAnnouncements', { description: 'Announcements that a search found.' })
export class FoundAnnouncementsType {
  @Field(() => Int, { description: 'Number found among the newest 500.' })
  totalCount!: number;

  @Field(() => [AnnouncementType], { description: 'At most 5; those with the words in their title come first.' })
  announcements!: AnnouncementType[];
}

@InputType({ description: 'A search whose results were shown.' })
export class RecordSearchInput {
  @Field(() => String, { description: 'The search text.' })
  text!: string;
}
