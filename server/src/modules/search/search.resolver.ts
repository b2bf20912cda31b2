import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import { toNumberedConnection } from '../../common/numbered-page.ts';
import { presentAnnouncement } from '../announcement/index.ts';
import { presentProduct } from '../catalogue/index.ts';
import { presentFaqEntry } from '../faq/index.ts';
import { searchAnnouncements } from './announcement-search.ts';
import type { SearchContext } from './search.module.ts';
import { FoundAnnouncementsType, RecordSearchInput, SearchArgs, SearchResultType } from './search.types.ts';
import { searchedWords } from './search-words.ts';

/** Maximum number of announcements in a result. */
const ANNOUNCEMENTS_SHOWN = 5;

@Resolver()
export class SearchResolver {
  @Allow('public')
  @Cacheable()
  @Query(() => SearchResultType, {
    description:
      'Products and questions that contain every word of a text, or a synonym of it; a word without matches may be one typing error away.',
  })
  async search(
    @Args(() => SearchArgs) { text, ...request }: SearchArgs,
    @Ctx() context: SearchContext,
  ): Promise<SearchResultType> {
    const { market, language, services } = context;
    const { products, faqEntries, faqCount, suggestion } = await services.search.find({
      text,
      request,
      market,
      language,
    });
    return {
      products: toNumberedConnection(
        products,
        products.rows.map((product) => presentProduct(product, context)),
      ),
      faqEntries: faqEntries.map((entry) => presentFaqEntry(entry, language)),
      faqCount,
      suggestion,
    };
  }

  @Allow('public')
  @Query(() => FoundAnnouncementsType, {
    description: 'Announcements that contain every word of a text. Empty in the US store, which has no notice board.',
  })
  async searchAnnouncements(
    @Arg('text', () => String, { description: 'Search text; limits as for `search`.' }) text: string,
    @Ctx() { services, market, language }: SearchContext,
  ): Promise<FoundAnnouncementsType> {
    const board = market === 'KR' ? await services.announcementBoard.read() : [];
    const found = searchAnnouncements(board, searchedWords(text), new Date());
    const shown = found.slice(0, ANNOUNCEMENTS_SHOWN);
    return { totalCount: found.length, announcements: shown.map((record) => presentAnnouncement(record, language)) };
  }

  @Allow('public')
  @Cacheable()
  @Query(() => [String], {
    description:
      'The most frequent searches in the store and language of the request; empty until there are enough searches.',
  })
  popularSearches(@Ctx() { services, market, language }: SearchContext): Promise<string[]> {
    return services.popularSearches.read(market, language);
  }

  @Allow('public')
  @Mutation(() => String, {
    nullable: true,
    description:
      'Counts a search, once a day per browser, without data about the person. Returns the counted text; ' +
      'null if it is not counted because it finds nothing or may be personal. Never refuses, so it returns ' +
      'no union.',
  })
  recordSearch(
    @Arg('input', () => RecordSearchInput, { description: 'The search.' }) { text }: RecordSearchInput,
    @Ctx() context: SearchContext,
  ): Promise<string | null> {
    return context.services.popularSearches.count(text, context);
  }
}
