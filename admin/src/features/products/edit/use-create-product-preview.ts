import { useMutation } from '@apollo/client/react';
import { findOperationError, type OperationError } from '../../../app/operation-error.ts';
import type { CreateProductPreviewInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const CreateProductPreviewDocument = graphql(`
  mutation CreateProductPreview($input: CreateProductPreviewInput!) {
    createProductPreview(input: $input) {
      ... on ProductPreviewMade {
        token
      }
      ...OperationError_UserError
    }
  }
`);

/** Stores a form as a preview page. Rejects when no answer came. */
export function useCreateProductPreview() {
  const [run, { loading }] = useMutation(CreateProductPreviewDocument);

  /** Resolves to the preview's token, or to why it was refused. */
  async function preview(input: CreateProductPreviewInput): Promise<string | OperationError> {
    const { data } = await run({ variables: { input } });
    const result = data?.createProductPreview;
    const operationError = findOperationError(result);
    if (operationError) return operationError;
    if (!result || !('token' in result)) throw new Error('the answer holds no preview');
    return result.token;
  }

  return { preview, busy: loading };
}
