import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const SettleFailedRefundDocument = graphql(`
  mutation SettleFailedRefund($input: SettleFailedRefundInput!) {
    settleFailedRefund(input: $input) {
      ... on OrderStaffDetailsUpdated {
        file {
          orderNumber
          ...OrderReversals_OrderStaffDetails
          activity {
            id
            ...AuditEntries_AuditEntry
          }
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Notes how a failed refund was settled. Resolves to why that was refused, or null. Rejects when no answer came. */
export function useSettleFailedRefund(orderNumber: string) {
  const [run, { loading }] = useMutation(SettleFailedRefundDocument);

  async function settle(refundId: string, note: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { orderNumber, refundId, note } } });
    return findErrorText(data?.settleFailedRefund);
  }

  return { settle, busy: loading };
}
