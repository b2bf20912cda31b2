import { graphql } from '../gql/gql.ts';

export const CreateProductQuestion = graphql(`
  mutation CreateProductQuestion($input: CreateProductQuestionInput!) {
    createProductQuestion(input: $input) {
      __typename
      ... on ProductQuestionSaved {
        question { id authorName text isSecret isAnswered isEdited viewerIsAuthor answer { text } }
      }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on ProductQuestionError { code }
    }
  }
`);

export const UpdateProductQuestion = graphql(`
  mutation UpdateProductQuestion($input: UpdateProductQuestionInput!) {
    updateProductQuestion(input: $input) {
      __typename
      ... on ProductQuestionSaved { question { id text isSecret isEdited } }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on ProductQuestionError { code }
    }
  }
`);

export const DeleteProductQuestion = graphql(`
  mutation DeleteProductQuestion($id: ID!) {
    deleteProductQuestion(input: { id: $id }) {
      __typename
      ... on ProductQuestionDeleted { id }
      ... on UserError { message }
      ... on ProductQuestionError { code }
    }
  }
`);

export const ProductQuestions = graphql(`
  query ProductQuestions($slug: String!, $filter: ProductQuestionFilter, $search: String, $page: Int) {
    productQuestions(slug: $slug, filter: $filter, search: $search, page: $page) {
      totalCount page pageCount
      nodes { id authorName text isSecret isAnswered viewerIsAuthor answer { text } }
    }
  }
`);

export const MyProductQuestions = graphql(`
  query MyProductQuestions {
    myProductQuestions { totalCount nodes { id text isSecret isHidden answer { text } product { slug } } }
  }
`);

export const ModeratedProductQuestions = graphql(`
  query ModeratedProductQuestions($queue: ProductQuestionQueue, $market: Market) {
    moderatedProductQuestions(queue: $queue, market: $market) {
      totalCount
      nodes { id version hidingReason author { email } question { id text isSecret answer { text } } }
    }
  }
`);

export const AnswerProductQuestion = graphql(`
  mutation AnswerProductQuestion($input: AnswerProductQuestionInput!) {
    answerProductQuestion(input: $input) {
      __typename
      ... on ProductQuestionModerated { moderated { id version question { answer { text } } } }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on ProductQuestionError { code }
    }
  }
`);

export const HideProductQuestion = graphql(`
  mutation HideProductQuestion($input: HideProductQuestionInput!) {
    hideProductQuestion(input: $input) {
      __typename
      ... on ProductQuestionModerated { moderated { id version hidingReason } }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on ProductQuestionError { code }
    }
  }
`);

export const ProductQuestionsChanged = graphql(`
  subscription ProductQuestionsChanged($productId: ID!, $market: Market!) {
    productQuestionsChanged(productId: $productId, market: $market) { productId market }
  }
`);

export const ModeratedProductQuestionChanged = graphql(`
  subscription ModeratedProductQuestionChanged($market: Market!) {
    moderatedProductQuestionChanged(market: $market) { id version question { text } }
  }
`);
