import { Market } from '@eunbit/schema/market';
import { ProductQuestionFilter } from '@eunbit/schema/product-question';
import { validateProductQuestion } from '@eunbit/schema/validation-product-question';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import type { NumberedConnection } from '../../common/numbered-page.ts';
import type { Result } from '../../common/refusal.ts';
import { validationError } from '../../common/result.types.ts';
import { ProductQuestionError } from './product-question.errors.ts';
import {
  CreateProductQuestionInput,
  DeleteProductQuestionInput,
  UpdateProductQuestionInput,
} from './product-question.inputs.ts';
import type { ProductQuestionRecord } from './product-question.model.ts';
import type { ProductQuestionContext } from './product-question.module.ts';
import { presentProductQuestion, presentProductQuestionPage } from './product-question.presenter.ts';
import {
  DeleteProductQuestionResult,
  ProductQuestionDeleted,
  ProductQuestionSaved,
  SaveProductQuestionResult,
} from './product-question.results.ts';
import {
  ProductQuestionConnection,
  ProductQuestionPageArgs,
  type ProductQuestionType,
} from './product-question.types.ts';

type Saved = Result<ProductQuestionRecord, keyof typeof ProductQuestionError.codes>;

function presentSaved(saved: Saved, { language, viewer }: ProductQuestionContext): typeof SaveProductQuestionResult {
  if ('refused' in saved) return ProductQuestionError.of(saved.refused, language);
  return Object.assign(new ProductQuestionSaved(), { question: presentProductQuestion(saved.value, viewer) });
}

@Resolver()
export class ProductQuestionResolver {
  @Allow('public')
  @Cacheable()
  @Query(() => ProductQuestionConnection, {
    description: 'Questions about a product in a store, newest first; empty if the store does not show the product.',
  })
  async productQuestions(
    @Arg('slug', () => String, { description: 'Slug of the product.' }) slug: string,
    @Arg('market', () => Market, { nullable: true, description: "The store; the caller's own if omitted." })
    market: Market | undefined,
    @Args(() => ProductQuestionPageArgs) request: ProductQuestionPageArgs,
    @Arg('filter', () => ProductQuestionFilter, { defaultValue: ProductQuestionFilter.ALL, description: 'Filter.' })
    filter: ProductQuestionFilter,
    @Arg('search', () => String, {
      defaultValue: '',
      description:
        'Words in the question or the answer, if the caller may read them; only the first 50 characters count.',
    })
    search: string,
    @Ctx() { services, market: own, viewer }: ProductQuestionContext,
  ): Promise<NumberedConnection<ProductQuestionType>> {
    const options = { filter, search };
    const page = await services.productQuestionReader.pageOfProduct(
      { market: market ?? own, slug },
      options,
      viewer,
      request,
    );
    return presentProductQuestionPage(page, viewer);
  }

  @Allow('own')
  @Query(() => ProductQuestionConnection, { description: "The caller's own questions in both stores, newest first." })
  async myProductQuestions(
    @Args(() => ProductQuestionPageArgs) request: ProductQuestionPageArgs,
    @Ctx() context: ProductQuestionContext,
  ): Promise<NumberedConnection<ProductQuestionType>> {
    const viewer = signedIn(context);
    return presentProductQuestionPage(
      await context.services.productQuestionReader.pageOfAuthor(viewer.id, request),
      viewer,
    );
  }

  @Allow('question:write')
  @Mutation(() => SaveProductQuestionResult, { description: 'Asks about a product; limited per account.' })
  async createProductQuestion(
    @Arg('input', () => CreateProductQuestionInput, { description: 'The question.' }) input: CreateProductQuestionInput,
    @Ctx() context: ProductQuestionContext,
  ): Promise<typeof SaveProductQuestionResult> {
    const { market, productId, text, isSecret } = input;
    const { language, services } = context;
    const failures = validateProductQuestion(text);
    if (failures.length > 0) return validationError(failures, language);
    const author = signedIn(context);
    const saved = await services.idempotency.once<Saved>(
      context,
      'createProductQuestion',
      input,
      (recordCreated) =>
        services.productQuestion.ask(author, { market, language, productId }, { text, isSecret }, recordCreated),
      (id) => services.productQuestion.saved(author, id),
    );
    return presentSaved(saved, context);
  }

  @Allow('question:write')
  @Mutation(() => SaveProductQuestionResult, {
    description: "Replaces one of the caller's own unanswered questions.",
  })
  async updateProductQuestion(
    @Arg('input', () => UpdateProductQuestionInput, { description: 'The question as it shall be.' })
    { id, ...fields }: UpdateProductQuestionInput,
    @Ctx() context: ProductQuestionContext,
  ): Promise<typeof SaveProductQuestionResult> {
    return presentSaved(await context.services.productQuestion.edit(signedIn(context), id, fields), context);
  }

  @Allow('question:write')
  @Mutation(() => DeleteProductQuestionResult, {
    description: "Deletes one of the caller's own questions with its answer.",
  })
  async deleteProductQuestion(
    @Arg('input', () => DeleteProductQuestionInput, { description: 'The question.' })
    { id }: DeleteProductQuestionInput,
    @Ctx() context: ProductQuestionContext,
  ): Promise<typeof DeleteProductQuestionResult> {
    const deleted = await context.services.productQuestion.deleteOwn(signedIn(context), id);
    if ('refused' in deleted) return ProductQuestionError.of(deleted.refused, context.language);
    return Object.assign(new ProductQuestionDeleted(), { id });
  }
}
