import { graphql } from '../../gql/index.ts';

export const ProductQuestionsDocument = graphql(`
  query ProductQuestions($slug: String!, $filter: ProductQuestionFilter!, $search: String!, $page: Int!) {
    productQuestions(slug: $slug, filter: $filter, search: $search, page: $page) {
      totalCount
      page
      pageCount
      nodes { id ...QuestionCard_ProductQuestion ...QuestionStructuredData_ProductQuestion }
    }
  }
`);

/** Initial variables of the list. */
export const NEWEST_QUESTIONS = { filter: 'ALL', search: '', page: 1 } as const;
