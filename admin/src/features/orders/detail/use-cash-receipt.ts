import { useMutation } from '@apollo/client/react';
import { findOperationError, refusedWords, wordsOf } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const RevealCashReceiptDocument = graphql(`
  mutation RevealCashReceiptNumber($input: OrderNumberInput!) {
    revealCashReceiptNumber(input: $input) {
      ... on CashReceiptNumberShown {
        number
      }
      ...OperationError_UserError
    }
  }
`);

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

/** A text to show; beside a field where it is about one. */
export interface CashReceiptError {
  readonly field: ReceiptField | null;
  readonly message: string;
}

const isField = (path: string | undefined): path is ReceiptField => path === 'issueNumber' || path === 'issuedOn';

/** What staff do about the cash receipt of an order. Both reject when no answer came. */
export function useCashReceipt(orderNumber: string) {
  // The number is kept nowhere else: leaving the page forgets it.
  const [runReveal, { loading: revealing }] = useMutation(RevealCashReceiptDocument, { fetchPolicy: 'no-cache' });
  const [runNote, { loading: noting }] = useMutation(RecordCashReceiptDocument);

  async function reveal(): Promise<{ readonly number: string } | { readonly message: string }> {
    const { data } = await runReveal({ variables: { input: { orderNumber } } });
    const result = data?.revealCashReceiptNumber;
    return result && 'number' in result ? result : { message: refusedWords(result) };
  }

  /** Null when it was noted. Whoever was later sees the first one's note in the panel, which the answer brings. */
  async function note(issue: Record<ReceiptField, string>): Promise<CashReceiptError | null> {
    const { data } = await runNote({ variables: { input: { orderNumber, ...issue } } });
    const operationError = findOperationError(data?.recordCashReceipt);
    if (!operationError) return null;
    const path = operationError.fieldErrors?.[0]?.path;
    return { field: isField(path) ? path : null, message: wordsOf(operationError) };
  }

  return { reveal, note, revealing, noting };
}
