import { useMutation } from '@apollo/client/react';
import { findOperationError, toErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const RecordCashReceiptDocument = graphql(`
  mutation RecordCashReceipt($input: RecordCashReceiptInput!) {
    recordCashReceipt(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderPayment_Order
        }
      }
      ...OperationError_UserError
      ... on OrderConflictError {
        order {
          id
          ...OrderPayment_Order
        }
      }
    }
  }
`);

export type ReceiptField = 'issueNumber' | 'issuedOn';

/** A message, with the field that it belongs to; null for the whole form. */
export interface CashReceiptError {
  readonly field: ReceiptField | null;
  readonly message: string;
}

const isField = (path: string | undefined): path is ReceiptField => path === 'issueNumber' || path === 'issuedOn';

/** Records that the cash receipt of an order was issued. Rejects when no answer came. */
export function useRecordCashReceipt(orderNumber: string) {
  const [run, { loading }] = useMutation(RecordCashReceiptDocument);

  /** Resolves to null when it is recorded. Where a colleague was faster, the cache gets their record. */
  async function record(issue: Record<ReceiptField, string>): Promise<CashReceiptError | null> {
    const { data } = await run({ variables: { input: { orderNumber, ...issue } } });
    const operationError = findOperationError(data?.recordCashReceipt);
    if (!operationError) return null;
    const path = operationError.fieldErrors?.[0]?.path;
    return { field: isField(path) ? path : null, message: toErrorText(operationError) };
  }

  return { record, busy: loading };
}
