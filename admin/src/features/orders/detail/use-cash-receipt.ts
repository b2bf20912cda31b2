import { useMutation } from '@apollo/client/react';
import { refusalIn, refusedWords, wordsOf } from '../../../app/refusal.ts';
import { graphql } from '../../../gql/index.ts';

const RevealCashReceiptDocument = graphql(`
  mutation RevealCashReceiptNumber($input: OrderNumberInput!) {
    revealCashReceiptNumber(input: $input) {
      ... on CashReceiptNumberShown {
        number
      }
      ...Refusal_UserError
    }
  }
`);

const NoteCashReceiptDocument = graphql(`
  mutation NoteCashReceipt($input: NoteCashReceiptInput!) {
    noteCashReceipt(input: $input) {
      ... on OrderUpdated {
        order {
          id
          ...OrderPayment_Order
        }
      }
      ...Refusal_UserError
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
export interface ReceiptRefusal {
  readonly field: ReceiptField | null;
  readonly message: string;
}

const isField = (path: string | undefined): path is ReceiptField => path === 'issueNumber' || path === 'issuedOn';

/** What staff do about the cash receipt of an order. Both reject when no answer came. */
export function useCashReceipt(orderNumber: string) {
  // The number is kept nowhere else: leaving the page forgets it.
  const [runReveal, { loading: revealing }] = useMutation(RevealCashReceiptDocument, { fetchPolicy: 'no-cache' });
  const [runNote, { loading: noting }] = useMutation(NoteCashReceiptDocument);

  async function reveal(): Promise<{ readonly number: string } | { readonly message: string }> {
    const { data } = await runReveal({ variables: { input: { orderNumber } } });
    const result = data?.revealCashReceiptNumber;
    return result && 'number' in result ? result : { message: refusedWords(result) };
  }

  /** Null when it was noted. Whoever was later sees the first one's note in the panel, which the answer brings. */
  async function note(issue: Record<ReceiptField, string>): Promise<ReceiptRefusal | null> {
    const { data } = await runNote({ variables: { input: { orderNumber, ...issue } } });
    const refusal = refusalIn(data?.noteCashReceipt);
    if (!refusal) return null;
    const path = refusal.fieldErrors?.[0]?.path;
    return { field: isField(path) ? path : null, message: wordsOf(refusal) };
  }

  return { reveal, note, revealing, noting };
}
