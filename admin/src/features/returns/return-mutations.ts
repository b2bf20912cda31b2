import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

/** Every result contains the current return, also if somebody else was first. */
graphql(`
  fragment ReturnStep_UpdateReturnResult on UpdateReturnResult {
    ... on Return { id ...ReturnPage_Return }
    ... on ReturnConflictError { return { id ...ReturnPage_Return } }
    ...OperationError_UserError
  }
`);

const ApproveReturnDocument = graphql(`
  mutation ApproveReturn($input: ApproveReturnInput!) {
    approveReturn(input: $input) { ...ReturnStep_UpdateReturnResult }
  }
`);

const RefuseReturnDocument = graphql(`
  mutation RefuseReturn($input: RefuseReturnInput!) {
    refuseReturn(input: $input) { ...ReturnStep_UpdateReturnResult }
  }
`);

const ArrangeReturnPickupDocument = graphql(`
  mutation ArrangeReturnPickup($input: ArrangeReturnPickupInput!) {
    arrangeReturnPickup(input: $input) { ...ReturnStep_UpdateReturnResult }
  }
`);

const RequestReturnLabelDocument = graphql(`
  mutation RequestReturnLabel($input: RequestReturnLabelInput!) {
    requestReturnLabel(input: $input) { ...ReturnStep_UpdateReturnResult }
  }
`);

const ReceiveReturnDocument = graphql(`
  mutation ReceiveReturn($input: ReceiveReturnInput!) {
    receiveReturn(input: $input) { ...ReturnStep_UpdateReturnResult }
  }
`);

const InspectReturnDocument = graphql(`
  mutation InspectReturn($input: InspectReturnInput!) {
    inspectReturn(input: $input) { ...ReturnStep_UpdateReturnResult }
  }
`);

const RefundReturnDocument = graphql(`
  mutation RefundReturn($input: RefundReturnInput!) {
    refundReturn(input: $input) { ...ReturnStep_UpdateReturnResult }
  }
`);

const ReplaceReturnDocument = graphql(`
  mutation ReplaceReturn($input: ReplaceReturnInput!) {
    replaceReturn(input: $input) { ...ReturnStep_UpdateReturnResult }
  }
`);

export const useApproveReturn = () => useSend(ApproveReturnDocument);
export const useRefuseReturn = () => useSend(RefuseReturnDocument);
export const useArrangePickup = () => useSend(ArrangeReturnPickupDocument);
export const useRequestLabel = () => useSend(RequestReturnLabelDocument);
export const useReceiveReturn = () => useSend(ReceiveReturnDocument);
export const useInspectReturn = () => useSend(InspectReturnDocument);
export const useRefundReturn = () => useSend(RefundReturnDocument);
export const useReplaceReturn = () => useSend(ReplaceReturnDocument);
