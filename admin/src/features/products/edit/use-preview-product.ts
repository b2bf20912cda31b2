import { useMutation } from '@apollo/client/react';
import { findOperationError, type OperationError } from '../../../app/operation-error.ts';
import type { PreviewProductInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const PreviewProductDocument = graphql(`
  mutation PreviewProduct($input: PreviewProductInput!) {
    previewProduct(input: $input) {
      ... on ProductPreviewMade {
        token
      }
      ...OperationError_UserError
    }
  }
`);

/** Stores a form as a preview page. Rejects when no answer came. */
export function usePreviewProduct() {
  const [run, { loading }] = useMutation(PreviewProductDocument);

  /** Resolves to the preview's token, or to why it was refused. */
  async function preview(input: PreviewProductInput): Promise<string | OperationError> {
    const { data } = await run({ variables: { input } });
    const result = data?.previewProduct;
    const operationError = findOperationError(result);
    if (operationError) return operationError;
    if (!result || !('token' in result)) throw new Error('the answer holds no preview');
    return result.token;
  }

  return { preview, busy: loading };
}
