import { useSend } from '../../app/use-send.ts';
import { graphql } from '../../gql/index.ts';

const DeleteProductQuestionDocument = graphql(`
  mutation DeleteProductQuestion($input: DeleteProductQuestionInput!) {
    deleteProductQuestion(input: $input) {
      __typename
      ... on ProductQuestionDeleted {
        id
      }
      ...SendOutcome_UserError
    }
  }
`);

/** Deletes an own question with its answer. Never rejects. */
export const useDeleteProductQuestion = () => useSend(DeleteProductQuestionDocument);
