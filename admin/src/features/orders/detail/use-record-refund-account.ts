import { useMutation } from '@apollo/client/react';
import type { RefundAccount } from '@eunbit/schema/refund-account';
import { findOperationError, toErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const RecordRefundAccountDocument = graphql(`
  mutation RecordRefundAccount($input: RecordRefundAccountInput!) {
    recordRefundAccount(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderPayment_Order
          ...OrderRefunds_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** A message, with the field that it belongs to; null for the whole form. */
export interface RefundAccountError {
  readonly field: string | null;
  readonly message: string;
}

/** Saves the account that a customer told staff. Rejects when no answer came. */
export function useRecordRefundAccount(orderNumber: string) {
  const [run, { loading }] = useMutation(RecordRefundAccountDocument);

  async function record(account: RefundAccount): Promise<RefundAccountError | null> {
    const { data } = await run({ variables: { input: { orderNumber, account } } });
    const operationError = findOperationError(data?.recordRefundAccount);
    if (!operationError) return null;
    return { field: operationError.fieldErrors?.[0]?.path ?? null, message: toErrorText(operationError) };
  }

  return { record, busy: loading };
}
