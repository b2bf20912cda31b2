import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../../app/operation-error.ts';
import { graphql } from '../../../gql/index.ts';

const RecordEscrowDeliveryDocument = graphql(`
  mutation RecordEscrowDelivery($input: RecordEscrowDeliveryInput!) {
    recordEscrowDelivery(input: $input) {
      ... on OrderStaffDetailsUpdated {
        file {
          orderNumber
          ...EscrowDelivery_OrderStaffDetails
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

/** Notes that parcels are registered, or takes it back. Resolves to why that was refused, or null. Rejects when no answer came. */
export function useRecordEscrowDelivery(orderNumber: string) {
  const [run, { loading }] = useMutation(RecordEscrowDeliveryDocument);

  async function record(isRegistered: boolean): Promise<string | null> {
    const { data } = await run({ variables: { input: { orderNumber, isRegistered } } });
    return findErrorText(data?.recordEscrowDelivery);
  }

  return { record, busy: loading };
}
