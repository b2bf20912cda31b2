import { FaqCategory } from '@eunbit/schema/faq';
import { Arg, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import { presentFaqEntry } from './faq.presenter.ts';
import { FaqEntryType } from './faq.types.ts';
import type { FaqContext } from './faq.wiring.ts';

@Resolver()
export class FaqResolver {
  @Allow('public')
  @Extensions({ atMost: 100 })
  @Cacheable()
  @Query(() => [FaqEntryType], { description: "Questions and answers of the request's store in page order." })
  async faqEntries(
    @Arg('category', () => FaqCategory, { nullable: true, description: 'One tab; all when left out.' })
    category: FaqCategory | undefined,
    @Ctx() { services, market, language }: FaqContext,
  ): Promise<FaqEntryType[]> {
    const entries = (await services.helpCentres.read())[market];
    const wanted = category ? entries.filter((entry) => entry.category === category) : entries;
    return wanted.map((entry) => presentFaqEntry(entry, language));
  }
}
