import { useMutation } from '@apollo/client/react';
import { findOperationError } from '../../../app/operation-error.ts';
import type { UpdateProductInput } from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';
import { type SavingOutcome, StaffProductFields } from './staff-product.ts';

const UpdateProductDocument = graphql(`
  mutation UpdateProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      ... on ProductSaved {
        product {
          ...StaffProductFields
        }
      }
      ...OperationError_UserError
      ... on ProductConflictError {
        product {
          ...StaffProductFields
        }
      }
    }
  }
`);

/** Changes a stored product. Rejects when no answer came. */
export function useUpdateProduct() {
  const [run, { loading }] = useMutation(UpdateProductDocument);

  async function edit(input: UpdateProductInput): Promise<SavingOutcome> {
    const { data } = await run({ variables: { input } });
    const result = data?.updateProduct;
    const operationError = findOperationError(result);
    if (!result || !('product' in result)) {
      if (operationError) return { kind: 'refused', operationError };
      throw new Error('the answer holds no product');
    }
    const product = readFragment(StaffProductFields, result.product);
    return operationError ? { kind: 'conflict', message: operationError.message, product } : { kind: 'saved', product };
  }

  return { edit, busy: loading };
}
