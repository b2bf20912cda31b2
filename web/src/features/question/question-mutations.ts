import type { ApolloCache } from '@apollo/client';
import { isRefusal } from '@eunbit/ui/operation-error';
import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const CreateProductQuestionDocument = graphql(`
  mutation CreateProductQuestion($input: CreateProductQuestionInput!) {
    createProductQuestion(input: $input) {
      ... on ProductQuestionSaved { question { id } }
      ...OperationError_UserError
    }
  }
`);

const UpdateProductQuestionDocument = graphql(`
  mutation UpdateProductQuestion($input: UpdateProductQuestionInput!) {
    updateProductQuestion(input: $input) {
      ... on ProductQuestionSaved { question { ...QuestionCard_ProductQuestion } }
      ...OperationError_UserError
    }
  }
`);

const DeleteProductQuestionDocument = graphql(`
  mutation DeleteProductQuestion($input: DeleteProductQuestionInput!) {
    deleteProductQuestion(input: $input) {
      ... on ProductQuestionDeleted { id }
      ...OperationError_UserError
    }
  }
`);

function update(cache: ApolloCache, answer: object): void {
  if (!isRefusal(answer)) forgetQuestions(cache);
}

export const useCreateProductQuestion = () => useSend(CreateProductQuestionDocument, { once: true, update });
export const useUpdateProductQuestion = () => useSend(UpdateProductQuestionDocument, { update });
export const useDeleteProductQuestion = () => useSend(DeleteProductQuestionDocument, { update });

/** Removes cached lists of questions, which are outdated now; those on the page are refetched. */
export function forgetQuestions(cache: ApolloCache): void {
  for (const fieldName of ['productQuestions', 'myProductQuestions']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
