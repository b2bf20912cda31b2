import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';
import { type FormProblem, findFormProblem } from '../orders/detail/form-problem.ts';

/** Each answer brings the return as it is now, also where somebody else was faster. */
graphql(`
  fragment ReturnStep_UpdateReturnResult on UpdateReturnResult {
    ... on ReturnUpdated {
      return {
        id
        ...ReturnPage_Return
      }
    }
    ... on ReturnConflictError {
      return {
        id
        ...ReturnPage_Return
      }
    }
    ...OperationError_UserError
  }
`);

const ApproveReturnDocument = graphql(`
  mutation ApproveReturn($input: ApproveReturnInput!) {
    approveReturn(input: $input) {
      ...ReturnStep_UpdateReturnResult
    }
  }
`);

const RefuseReturnDocument = graphql(`
  mutation RefuseReturn($input: RefuseReturnInput!) {
    refuseReturn(input: $input) {
      ...ReturnStep_UpdateReturnResult
    }
  }
`);

const ArrangeReturnPickupDocument = graphql(`
  mutation ArrangeReturnPickup($input: ArrangeReturnPickupInput!) {
    arrangeReturnPickup(input: $input) {
      ...ReturnStep_UpdateReturnResult
    }
  }
`);

const RequestReturnLabelDocument = graphql(`
  mutation RequestReturnLabel($input: RequestReturnLabelInput!) {
    requestReturnLabel(input: $input) {
      ...ReturnStep_UpdateReturnResult
    }
  }
`);

const ReceiveReturnDocument = graphql(`
  mutation ReceiveReturn($input: ReceiveReturnInput!) {
    receiveReturn(input: $input) {
      ...ReturnStep_UpdateReturnResult
    }
  }
`);

const InspectReturnDocument = graphql(`
  mutation InspectReturn($input: InspectReturnInput!) {
    inspectReturn(input: $input) {
      ...ReturnStep_UpdateReturnResult
    }
  }
`);

const RefundReturnDocument = graphql(`
  mutation RefundReturn($input: RefundReturnInput!) {
    refundReturn(input: $input) {
      ...ReturnStep_UpdateReturnResult
    }
  }
`);

const ReplaceReturnDocument = graphql(`
  mutation ReplaceReturn($input: ReplaceReturnInput!) {
    replaceReturn(input: $input) {
      ...ReturnStep_UpdateReturnResult
    }
  }
`);

/** `run` resolves to what is wrong, or to null, and rejects when no answer came. */
function useStep<Data extends object, Input extends object>(document: TypedDocumentNode<Data, { input: Input }>) {
  const [mutate, { loading: busy }] = useMutation(document as TypedDocumentNode<Data, { input: object }>);

  async function run(input: Input): Promise<FormProblem | null> {
    const { data } = await mutate({ variables: { input } });
    return findFormProblem(Object.values(data ?? {}).find((value) => typeof value === 'object'));
  }

  return { run, busy };
}

export const useApproveReturn = () => useStep(ApproveReturnDocument);
export const useRefuseReturn = () => useStep(RefuseReturnDocument);
export const useArrangePickup = () => useStep(ArrangeReturnPickupDocument);
export const useRequestLabel = () => useStep(RequestReturnLabelDocument);
export const useReceiveReturn = () => useStep(ReceiveReturnDocument);
export const useInspectReturn = () => useStep(InspectReturnDocument);
export const useRefundReturn = () => useStep(RefundReturnDocument);
export const useReplaceReturn = () => useStep(ReplaceReturnDocument);
