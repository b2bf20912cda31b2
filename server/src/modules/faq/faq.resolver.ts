import { FaqCategory } from '@eunbit/schema/faq';
import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import type { FaqContext } from './faq.module.ts';
import { presentFaqEntry } from './faq.presenter.ts';
import { FaqEntryType, RecordFaqOpeningInput } from './faq.types.ts';
import { POPULAR_SHOWN } from './popular-questions.service.ts';

@Resolver()
export class FaqResolver {
  @Allow('public')
  @Extensions({ atMost: 100 })
  @Cacheable()
  @Query(() => [FaqEntryType], { description: 'Questions and answers of the store of the request, in page order.' })
  async faqEntries(
    @Arg('category', () => FaqCategory, { nullable: true, description: 'One tab; all if omitted.' })
    category: FaqCategory | undefined,
    @Ctx() { services, market, language }: FaqContext,
  ): Promise<FaqEntryType[]> {
    const entries = (await services.helpCentres.read())[market];
    const wanted = category ? entries.filter((entry) => entry.category === category) : entries;
    return wanted.map((entry) => presentFaqEntry(entry, language));
  }

  @Allow('public')
  @Extensions({ atMost: POPULAR_SHOWN })
  @Cacheable()
  @Query(() => [FaqEntryType], {
    description: 'The most opened questions of the store of the request; empty until some were opened often enough.',
  })
  async popularFaqEntries(@Ctx() { services, market, language }: FaqContext): Promise<FaqEntryType[]> {
    const popular = await services.popularQuestions.read(market);
    return popular.map((entry) => presentFaqEntry(entry, language));
  }

  @Allow('public')
  @Mutation(() => FaqEntryType, {
    nullable: true,
    description:
      'Counts that a question was opened, once a day per browser. Returns the question; null if no question has this id. Never refuses, so it returns no union.',
  })
  async recordFaqOpening(
    @Arg('input', () => RecordFaqOpeningInput, { description: 'The question.' }) { id }: RecordFaqOpeningInput,
    @Ctx() context: FaqContext,
  ): Promise<FaqEntryType | null> {
    const { services, market, language } = context;
    const entry = await services.popularQuestions.countOpened(market, id, context);
    return entry && presentFaqEntry(entry, language);
  }
}
