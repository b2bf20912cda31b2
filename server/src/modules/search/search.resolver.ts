import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import type { RequestContext } from '../../context.ts';
import { presentProduct } from '../catalogue/catalogue.service.ts';
import { presentFaqEntry } from '../support/faq.types.ts';
import { SearchResultType } from './search.types.ts';

@Resolver()
export class SearchResolver {
  @Allow('public')
  @Query(() => SearchResultType, { description: 'Products and questions that have every word of a text.' })
  async search(
    @Arg('text', () => String, {
      description: 'What was typed; case does not matter. Only the first 100 characters are looked at.',
    })
    text: string,
    @Ctx() context: RequestContext,
  ): Promise<SearchResultType> {
    const { products, faqEntries } = await context.services.search.find(text, context);
    return {
      products: products.map((product) => presentProduct(product, context)),
      faqEntries: faqEntries.map((entry) => presentFaqEntry(entry, context.language)),
    };
  }
}
