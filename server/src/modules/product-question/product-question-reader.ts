import type { Market } from '@eunbit/schema/market';
import type { ProductQuestionFilter } from '@eunbit/schema/product-question';
import { MAXIMUM_QUESTION_SEARCH_LENGTH } from '@eunbit/schema/validation-product-question';
import type { Connection, QueryFilter } from 'mongoose';
import { toLiteralPattern } from '../../common/literal-pattern.ts';
import { NEWEST_FIRST } from '../../common/newest-first.ts';
import {
  type NumberedPage,
  type NumberedPageRequest,
  readNumberedPage,
  sliceNumberedPage,
} from '../../common/numbered-page.ts';
import { isObjectId } from '../../common/object-id.ts';
import type { CatalogueService } from '../catalogue/index.ts';
import type { ProductQuestionRecord } from './product-question.model.ts';
import { productQuestionModel } from './product-question.model.ts';
import { type QuestionViewer, toReadableFilter } from './question-reader-rules.ts';

export interface QuestionListOptions {
  readonly filter: ProductQuestionFilter;
  /** Words that the question or the answer contains; empty for all. */
  readonly search: string;
}

interface Deps {
  readonly connection: Connection;
  readonly catalogue: Pick<CatalogueService, 'bySlug'>;
}

/** Each word must occur in the question or its answer, at any position: Korean words have suffixes. */
function toSearchFilter(search: string, viewer: QuestionViewer): QueryFilter<ProductQuestionRecord>[] {
  const words = search.slice(0, MAXIMUM_QUESTION_SEARCH_LENGTH).trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const contained = words.map((word) => {
    const part = { $regex: toLiteralPattern(word), $options: 'i' };
    return { $or: [{ text: part }, { 'answer.text': part }] };
  });
  return [toReadableFilter(viewer), ...contained];
}

/** Reads questions, for the public and for their authors. The presenter decides which fields a caller may see. */
export function createProductQuestionReader({ connection, catalogue }: Deps) {
  const questions = productQuestionModel(connection);

  return {
    /** Questions about a product that a store shows, newest first; hidden ones are in none of the lists. */
    async pageOfProduct(
      { market, slug }: { readonly market: Market; readonly slug: string },
      { filter, search }: QuestionListOptions,
      viewer: QuestionViewer,
      request: NumberedPageRequest,
    ): Promise<NumberedPage<ProductQuestionRecord>> {
      const product = await catalogue.bySlug(market, slug);
      if (!product || (filter === 'MINE' && !viewer)) return sliceNumberedPage([], request);
      const searched = toSearchFilter(search, viewer);
      const wanted: QueryFilter<ProductQuestionRecord> = {
        ...(filter === 'MINE' && { userId: viewer?.id ?? '' }),
        productId: String(product._id),
        market,
        isHidden: false,
        ...(filter === 'ANSWERED' && { isAnswered: true }),
        ...(searched.length > 0 && { $and: searched }),
      };
      return readNumberedPage(questions, wanted, NEWEST_FIRST, request);
    },

    pageOfAuthor(userId: string, request: NumberedPageRequest): Promise<NumberedPage<ProductQuestionRecord>> {
      return readNumberedPage(questions, { userId }, NEWEST_FIRST, request);
    },

    /** Used by emails. */
    async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, ProductQuestionRecord>> {
      const found = await questions.find({ _id: { $in: ids.filter(isObjectId) } }).lean();
      return new Map(found.map((question) => [String(question._id), question]));
    },
  };
}

export type ProductQuestionReader = ReturnType<typeof createProductQuestionReader>;
