import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { presentProduct } from '../catalogue/product.presenter.ts';
import { presentFaqEntry } from '../faq/faq.presenter.ts';
import { SearchResultType } from './search.types.ts';
import type { SearchContext } from './search.wiring.ts';

@Resolver()
export class SearchResolver {
  @Allow('public')
  @Query(() => SearchResultType, {
    description:
      'Products and questions that have every word of a text, or a synonym of it; a word that nothing has may be one typing error away.',
  })
  async search(
    @Arg('text', () => String, {
      description: 'What was typed; case does not matter. Only the first 100 characters and 8 words are looked at.',
    })
    text: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Number of the page of products, from 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 5, description: 'Products of a page, 1 to 24.' }) perPage: number,
    @Ctx() context: SearchContext,
  ): Promise<SearchResultType> {
    const { market, language, services } = context;
    const { products, faqEntries, ...pages } = await services.search.find({ text, page, perPage, market, language });
    return {
      ...pages,
      products: products.map((product) => presentProduct(product, context)),
      faqEntries: faqEntries.map((entry) => presentFaqEntry(entry, language)),
    };
  }
}
