import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import { toNumberedConnection } from '../../common/numbered-page.ts';
import { presentProduct } from '../catalogue/product.presenter.ts';
import { presentFaqEntry } from '../faq/faq.presenter.ts';
import { SearchArgs, SearchResultType } from './search.types.ts';
import type { SearchContext } from './search.wiring.ts';

@Resolver()
export class SearchResolver {
  @Allow('public')
  @Cacheable()
  @Query(() => SearchResultType, {
    description:
      'Products and questions that have every word of a text, or a synonym of it; a word that nothing has may be one typing error away.',
  })
  async search(
    @Args(() => SearchArgs) { text, ...request }: SearchArgs,
    @Ctx() context: SearchContext,
  ): Promise<SearchResultType> {
    const { market, language, services } = context;
    const { products, faqEntries } = await services.search.find({ text, request, market, language });
    return {
      products: toNumberedConnection(
        products,
        products.rows.map((product) => presentProduct(product, context)),
      ),
      faqEntries: faqEntries.map((entry) => presentFaqEntry(entry, language)),
    };
  }
}
