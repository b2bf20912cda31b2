import { DateSort } from '@eunbit/schema/date-sort';
import { Market } from '@eunbit/schema/market';
import { ProductQuestionQueue } from '@eunbit/schema/product-question';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  type SubscribeResolverData,
  Subscription,
} from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import { ProductQuestionError } from './product-question.errors.ts';
import type { ProductQuestionRecord } from './product-question.model.ts';
import type { ProductQuestionContext } from './product-question.module.ts';
import { presentProductQuestion } from './product-question.presenter.ts';
import type { ProductQuestionModeration } from './product-question-moderation.service.ts';
import {
  AnswerProductQuestionInput,
  HideProductQuestionInput,
  ModeratedProductQuestionConnection,
  ModeratedProductQuestionType,
  ModeratedQuestionPageArgs,
  ModerateProductQuestionResult,
  ProductQuestionAuthorType,
  ProductQuestionModerated,
} from './product-question-moderation.types.ts';
import type { QuestionViewer } from './question-reader-rules.ts';

const present = (record: ProductQuestionRecord, viewer: QuestionViewer): ModeratedProductQuestionType => ({
  id: String(record._id),
  question: presentProductQuestion(record, viewer),
  version: record.version,
  hidingReason: record.hiding?.reason ?? null,
});

type Moderated = Awaited<ReturnType<ProductQuestionModeration['hide']>>;

function presentModerated(
  moderated: Moderated,
  { language, viewer }: ProductQuestionContext,
): typeof ModerateProductQuestionResult {
  if ('refused' in moderated) return ProductQuestionError.of(moderated.refused, language);
  return Object.assign(new ProductQuestionModerated(), { moderated: present(moderated.value, viewer) });
}

@Resolver()
export class ProductQuestionModerationResolver {
  @Allow('question:answer')
  @Query(() => ModeratedProductQuestionConnection, { description: 'Questions about products, for staff.' })
  async moderatedProductQuestions(
    @Arg('queue', () => ProductQuestionQueue, {
      defaultValue: ProductQuestionQueue.UNANSWERED,
      description: 'Filter.',
    })
    queue: ProductQuestionQueue,
    @Arg('market', () => Market, { nullable: true, description: 'Only this store.' })
    market: Market | undefined,
    @Arg('sort', () => DateSort, { defaultValue: DateSort.NEWEST, description: 'Sort order.' })
    sort: DateSort,
    @Args(() => ModeratedQuestionPageArgs) request: ModeratedQuestionPageArgs,
    @Ctx() { services, viewer }: ProductQuestionContext,
  ): Promise<NumberedConnection<ModeratedProductQuestionType>> {
    const page = await services.productQuestionModeration.page({ queue, market: market ?? null, sort }, request);
    return toNumberedConnection(
      page,
      page.rows.map((row) => present(row, viewer)),
    );
  }

  @Allow('question:answer')
  @Subscription(() => ModeratedProductQuestionType, {
    subscribe: ({ args, context }: SubscribeResolverData<unknown, { market: Market }, ProductQuestionContext>) =>
      context.services.productQuestionEvents.subscribe(`questions:${args.market}`),
    description: 'New and changed questions of a store, for staff. Ends if events were missed: read the list again.',
  })
  moderatedProductQuestionChanged(
    @Root() record: ProductQuestionRecord,
    @Arg('market', () => Market, { description: 'The store.' }) _market: Market,
    @Ctx() { viewer }: ProductQuestionContext,
  ): ModeratedProductQuestionType {
    return present(record, viewer);
  }

  @Allow('question:answer')
  @Mutation(() => ModerateProductQuestionResult, {
    description: 'Answers a question, or changes the answer; the first answer is emailed to the author.',
  })
  async answerProductQuestion(
    @Arg('input', () => AnswerProductQuestionInput, { description: 'The answer.' })
    { id, version, text }: AnswerProductQuestionInput,
    @Ctx() context: ProductQuestionContext,
  ): Promise<typeof ModerateProductQuestionResult> {
    const { productQuestionModeration } = context.services;
    return presentModerated(await productQuestionModeration.answer(signedIn(context).id, id, version, text), context);
  }

  @Allow('question:answer')
  @Mutation(() => ModerateProductQuestionResult, { description: 'Hides a question in the shop, or shows it again.' })
  async hideProductQuestion(
    @Arg('input', () => HideProductQuestionInput, { description: 'The question.' })
    { id, version, reason = null }: HideProductQuestionInput,
    @Ctx() context: ProductQuestionContext,
  ): Promise<typeof ModerateProductQuestionResult> {
    const { productQuestionModeration } = context.services;
    return presentModerated(await productQuestionModeration.hide(signedIn(context).id, id, version, reason), context);
  }
}

@Resolver(() => ModeratedProductQuestionType)
export class ModeratedProductQuestionResolver {
  @FieldResolver(() => ProductQuestionAuthorType, {
    nullable: true,
    description: 'Who asked it; null if the account was deleted.',
  })
  author(
    @Root() { question }: ModeratedProductQuestionType,
    @Ctx() { loaders }: ProductQuestionContext,
  ): Promise<ProductQuestionAuthorType | null> {
    return loaders.questionAuthors.load(question.authorId);
  }
}
