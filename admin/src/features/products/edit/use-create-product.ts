import { useMutation } from '@apollo/client/react';
import { useIdempotencyKeys } from '@eunbit/ui/use-idempotency-keys';
import { findOperationError } from '../../../app/operation-error.ts';
import type { CreateProductInput } from '../../../gql/graphql.ts';
import { graphql, readFragment } from '../../../gql/index.ts';
import { type SavingOutcome, StaffProductFields } from './staff-product.ts';

const CreateProductDocument = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    createProduct(input: $input) {
      ... on ProductSaved {
        product {
          ...StaffProductFields
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Stores a new product. Rejects when no answer came. */
export function useCreateProduct() {
  const [run, { loading }] = useMutation(CreateProductDocument);
  const keys = useIdempotencyKeys();

  async function add(input: CreateProductInput): Promise<SavingOutcome> {
    const { data } = await run({ variables: { input: keys.withKey(input) } });
    keys.forget();
    const result = data?.createProduct;
    const operationError = findOperationError(result);
    if (operationError) return { kind: 'refused', operationError };
    if (!result || !('product' in result)) throw new Error('the answer holds no product');
    return { kind: 'saved', product: readFragment(StaffProductFields, result.product) };
  }

  return { add, busy: loading };
}
