import { useSendOnce } from '../../app/use-send-once.ts';
import { graphql } from '../../gql/index.ts';

const CreateProductQuestionDocument = graphql(`
  mutation CreateProductQuestion($input: CreateProductQuestionInput!) {
    createProductQuestion(input: $input) {
      __typename
      ... on ProductQuestionSaved {
        question {
          id
        }
      }
      ...SendOutcome_UserError
    }
  }
`);

/** Asks about a product. Never rejects. */
export const useCreateProductQuestion = () => useSendOnce(CreateProductQuestionDocument);
