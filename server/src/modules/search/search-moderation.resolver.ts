import { type Language, Market } from '@eunbit/schema/market';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { LanguageEnum } from '../../common/market.types.ts';
import type { SearchContext } from './search.module.ts';
import type { ModeratedSearch } from './search-moderation.service.ts';
import {
  HidePopularSearchInput,
  HidePopularSearchResult,
  ModeratedSearchType,
  PopularSearchModerated,
  SearchError,
} from './search-moderation.types.ts';

const present = (market: Market, language: Language, search: ModeratedSearch): ModeratedSearchType => ({
  id: `${market}:${language}:${search.text}`,
  ...search,
});

@Resolver()
export class SearchModerationResolver {
  @Allow('review:moderate')
  @Query(() => [ModeratedSearchType], {
    description:
      'Searches of a store and language, for staff: at most 30 popular ones, most frequent first, then up ' +
      'to 200 that are hidden and not popular.',
  })
  async moderatedSearches(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('language', () => LanguageEnum, { description: 'Language of the pages.' }) language: Language,
    @Ctx() { services }: SearchContext,
  ): Promise<ModeratedSearchType[]> {
    const searches = await services.searchModeration.list(market, language);
    return searches.map((search) => present(market, language, search));
  }

  @Allow('review:moderate')
  @Mutation(() => HidePopularSearchResult, {
    description: 'Hides a popular search of a store and language, or shows it again.',
  })
  async hidePopularSearch(
    @Arg('input', () => HidePopularSearchInput, { description: 'The search.' }) input: HidePopularSearchInput,
    @Ctx() context: SearchContext,
  ): Promise<typeof HidePopularSearchResult> {
    const saved = await context.services.searchModeration.choose(signedIn(context).id, input);
    if ('refused' in saved) return SearchError.of(saved.refused, context.language);
    return Object.assign(new PopularSearchModerated(), { search: present(input.market, input.language, saved.value) });
  }
}
