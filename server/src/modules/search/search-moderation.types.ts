import type { Language } from '@eunbit/schema/market';
import { Market } from '@eunbit/schema/market';
import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { LanguageEnum } from '../../common/market.types.ts';

export const SearchError = createErrorType('Search', {
  SEARCH_NOT_COUNTED: 'The search is never counted: it is empty, too long, or may be personal.',
  TOO_MANY_HIDDEN: 'The store and language already have the maximum number of hidden searches.',
});
export type SearchError = InstanceType<typeof SearchError>;

@ObjectType('ModeratedSearch', { description: 'A search text of a store and language, as staff see it.' })
export class ModeratedSearchType {
  @Field(() => ID, { description: 'Identifies store, language and text together.' })
  id!: string;

  @Field(() => String, { description: 'The text, normalized as for counting.' })
  text!: string;

  @Field(() => Int, {
    description: 'Number of searches in this month and the last; 0 if it is not popular.',
  })
  count!: number;

  @Field(() => Date, { nullable: true, description: 'When staff hid it; null if it may be shown.' })
  hiddenAt!: Date | null;
}

@InputType({ description: 'A popular search to hide in the shop, or to show again.' })
export class HidePopularSearchInput {
  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => LanguageEnum, { description: 'Language of the page that shows it.' })
  language!: Language;

  @Field(() => String, { description: 'The search text; case and repeated spaces do not matter.' })
  text!: string;

  @Field(() => Boolean, { description: 'False shows it again.' })
  isHidden!: boolean;
}

@ObjectType({ description: 'The search was hidden, or is shown again.' })
export class PopularSearchModerated {
  @Field(() => ModeratedSearchType, { description: 'The search after the change.' })
  search!: ModeratedSearchType;
}

export const HidePopularSearchResult = createUnionType({
  name: 'HidePopularSearchResult',
  description: 'Outcome of hidePopularSearch.',
  types: () => [PopularSearchModerated, SearchError] as const,
});
