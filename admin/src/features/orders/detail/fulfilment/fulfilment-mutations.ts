import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../../../gql/index.ts';

const UpdateFulfilmentParcelsDocument = graphql(`
  mutation UpdateFulfilmentParcels($input: UpdateFulfilmentParcelsInput!) {
    updateFulfilmentParcels(input: $input) {
      ... on OrderUpdated { order { id ...OrderTracking_Order } }
      ... on OrderConflictError { order { id ...OrderTracking_Order } }
      ...OperationError_UserError
    }
  }
`);

const MarkParcelDocument = graphql(`
  mutation MarkParcel($input: MarkParcelInput!) {
    markParcel(input: $input) {
      ... on OrderUpdated { order { id ...OrderTracking_Order } }
      ...OperationError_UserError
    }
  }
`);

const UpdateTrackingDocument = graphql(`
  mutation UpdateTracking($input: UpdateTrackingInput!) {
    updateTracking(input: $input) {
      ... on OrderUpdated { order { id ...OrderTracking_Order } }
      ... on OrderConflictError { order { id ...OrderTracking_Order } }
      ...OperationError_UserError
    }
  }
`);

const RetryShipmentDocument = graphql(`
  mutation RetryShipment($input: RetryShipmentInput!) {
    retryShipment(input: $input) {
      ... on OrderUpdated { order { id ...OrderTracking_Order } }
      ... on OrderConflictError { order { id ...OrderTracking_Order } }
      ...OperationError_UserError
    }
  }
`);

const RecordEscrowDeliveryDocument = graphql(`
  mutation RecordEscrowDelivery($input: RecordEscrowDeliveryInput!) {
    recordEscrowDelivery(input: $input) {
      ... on OrderStaffDetailsUpdated {
        file { orderNumber ...EscrowDelivery_OrderStaffDetails activity { id ...AuditEntries_AuditEntry } }
      }
      ...OperationError_UserError
    }
  }
`);

export const useUpdateFulfilmentParcels = () => useSend(UpdateFulfilmentParcelsDocument);
export const useMarkParcel = () => useSend(MarkParcelDocument);
/** Records the number of a label that was bought elsewhere; `box` is null if the order is not packed yet. */
export const useUpdateTracking = () => useSend(UpdateTrackingDocument);
/** Retries the purchase of the label. */
export const useRetryShipment = () => useSend(RetryShipmentDocument);
export const useRecordEscrowDelivery = () => useSend(RecordEscrowDeliveryDocument);
