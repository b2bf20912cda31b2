import { useMutation } from '@apollo/client/react';
import { findOperationError, toErrorText } from '../../../../app/operation-error.ts';
import type { RequestRefundInput } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';
import { type RefundProblems, toField } from './refund-draft.ts';

const RequestRefundDocument = graphql(`
  mutation RequestRefund($input: RequestRefundInput!) {
    requestRefund(input: $input) {
      ... on RefundRequested {
        order {
          id
          ...RefundedOrder_Order
        }
      }
      ... on OrderConflictError {
        order {
          id
          ...RefundedOrder_Order
        }
      }
      ...OperationError_UserError
    }
  }
`);

export type RefundOutcome =
  | { readonly kind: 'done' }
  /** More or less is left than was shown. */
  | { readonly kind: 'conflict'; readonly message: string }
  | { readonly kind: 'refused'; readonly problems: RefundProblems };

/** Pays a part of an order back. Rejects when no answer came. */
export function useRequestRefund() {
  const [run, { loading }] = useMutation(RequestRefundDocument);

  async function requestRefund(input: RequestRefundInput): Promise<RefundOutcome> {
    const { data } = await run({ variables: { input } });
    const refused = findOperationError(data?.requestRefund);
    if (!refused) return { kind: 'done' };
    const message = toErrorText(refused);
    if (data?.requestRefund.__typename === 'OrderConflictError') return { kind: 'conflict', message };
    const errors = refused.fieldErrors ?? [{ path: '', message }];
    return {
      kind: 'refused',
      problems: Object.fromEntries(errors.map(({ path, message: text }) => [toField(path, input), text])),
    };
  }

  return { requestRefund, busy: loading };
}
