import { useSend } from '../../app/use-send.ts';
import { graphql } from '../../gql/index.ts';

const UpdateProductQuestionDocument = graphql(`
  mutation UpdateProductQuestion($input: UpdateProductQuestionInput!) {
    updateProductQuestion(input: $input) {
      __typename
      ... on ProductQuestionSaved {
        question {
          ...QuestionCard_ProductQuestion
        }
      }
      ...SendOutcome_UserError
    }
  }
`);

/** Overwrites an own question. Never rejects. */
export const useUpdateProductQuestion = () => useSend(UpdateProductQuestionDocument);
