import type { Language } from '@eunbit/schema/market';
import { Market } from '@eunbit/schema/market';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { LanguageEnum } from '../../common/market.types.ts';

export const SearchError = createErrorType('Search', {
  SEARCH_NOT_COUNTED: 'Such a search is never counted: it is empty, too long, or may be personal.',
  TOO_MANY_HIDDEN: 'As many searches of the store and language are hidden as can be.',
});
export type SearchError = InstanceType<typeof SearchError>;

@ObjectType('ModeratedSearch', { description: 'A search of a store and language as staff see it.' })
export class ModeratedSearchType {
  @Field(() => ID, { description: 'Identifies store, language and text together.' })
  id!: string;

  @Field(() => String, { description: 'The words, as searches are counted.' })
  text!: string;

  @Field(() => Int, {
    description: 'How often it was made in this month and the one before; 0 while it is not popular.',
  })
  count!: number;

  @Field(() => Date, { nullable: true, description: 'Since when staff keep it out; null while it may be shown.' })
  hiddenAt!: Date | null;
}

@InputType({ description: 'A popular search that is to be seen no longer in the shop, or again.' })
export class HidePopularSearchInput {
  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => LanguageEnum, { description: 'The language of the page that it is shown on.' })
  language!: Language;

  @Field(() => String, { description: 'What is searched; capitals and spaces between words do not matter.' })
  text!: string;

  @Field(() => Boolean, { description: 'False shows it again.' })
  isHidden!: boolean;
}

@ObjectType({ description: 'The search is hidden or shown as it was asked for.' })
export class PopularSearchModerated {
  @Field(() => ModeratedSearchType, { description: 'The search as it is now.' })
  search!: ModeratedSearchType;
}

export const HidePopularSearchResult = createUnionType({
  name: 'HidePopularSearchResult',
  description: 'Outcome of hidePopularSearch.',
  types: () => [PopularSearchModerated, SearchError] as const,
});
