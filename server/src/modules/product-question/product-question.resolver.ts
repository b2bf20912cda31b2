import { Market } from '@eunbit/schema/market';
import { ProductQuestionFilter } from '@eunbit/schema/product-question';
import { validateProductQuestion } from '@eunbit/schema/validation-product-question';
import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { Cacheable } from '../../common/cacheable.ts';
import type { NumberedConnection } from '../../common/numbered-page.ts';
import { validationError } from '../../common/result.types.ts';
import { ProductQuestionError } from './product-question.errors.ts';
import {
  CreateProductQuestionInput,
  DeleteProductQuestionInput,
  UpdateProductQuestionInput,
} from './product-question.inputs.ts';
import type { ProductQuestionContext } from './product-question.module.ts';
import { presentProductQuestion, presentProductQuestionPage } from './product-question.presenter.ts';
import {
  DeleteProductQuestionResult,
  ProductQuestionDeleted,
  ProductQuestionSaved,
  SaveProductQuestionResult,
} from './product-question.results.ts';
import type { AskOutcome } from './product-question.service.ts';
import {
  ProductQuestionConnection,
  ProductQuestionPageArgs,
  type ProductQuestionType,
} from './product-question.types.ts';

const OPERATION_ERRORS = {
  tooMany: { code: 'TOO_MANY_REQUESTS', key: 'requests.tooMany' },
  productNotFound: { code: 'PRODUCT_NOT_FOUND', key: 'product.notFound' },
  notFound: { code: 'QUESTION_NOT_FOUND', key: 'question.notFound' },
  answered: { code: 'QUESTION_ANSWERED', key: 'question.answered' },
} as const;

function refuse(outcome: keyof typeof OPERATION_ERRORS, { language }: ProductQuestionContext): ProductQuestionError {
  const { code, key } = OPERATION_ERRORS[outcome];
  return ProductQuestionError.create(code, key, language);
}

function presentSaved(saved: AskOutcome, context: ProductQuestionContext): typeof SaveProductQuestionResult {
  if (saved.outcome !== 'saved') return refuse(saved.outcome, context);
  const question = presentProductQuestion(saved.question, context.viewer);
  return Object.assign(new ProductQuestionSaved(), { question });
}

@Resolver()
export class ProductQuestionResolver {
  @Allow('public')
  @Cacheable()
  @Query(() => ProductQuestionConnection, {
    description: 'Questions about a product in a store, newest first; none where the store does not show it.',
  })
  async productQuestions(
    @Arg('slug', () => String, { description: 'The last part of the address of the product.' }) slug: string,
    @Arg('market', () => Market, { nullable: true, description: "The store; the caller's own when left out." })
    market: Market | undefined,
    @Args(() => ProductQuestionPageArgs) request: ProductQuestionPageArgs,
    @Arg('filter', () => ProductQuestionFilter, { defaultValue: ProductQuestionFilter.ALL, description: 'Which ones.' })
    filter: ProductQuestionFilter,
    @Arg('search', () => String, {
      defaultValue: '',
      description: 'Words of question or answer, of what the caller may read; the first 50 characters count.',
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
    const saved = await services.idempotency.once(
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
    description: "Overwrites one of the caller's own questions that nobody has answered.",
  })
  async updateProductQuestion(
    @Arg('input', () => UpdateProductQuestionInput, { description: 'The question as it shall be.' })
    { id, ...fields }: UpdateProductQuestionInput,
    @Ctx() context: ProductQuestionContext,
  ): Promise<typeof SaveProductQuestionResult> {
    const failures = validateProductQuestion(fields.text);
    if (failures.length > 0) return validationError(failures, context.language);
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
    const isDeleted = await context.services.productQuestion.deleteOwn(signedIn(context), id);
    return isDeleted ? Object.assign(new ProductQuestionDeleted(), { id }) : refuse('notFound', context);
  }
}
