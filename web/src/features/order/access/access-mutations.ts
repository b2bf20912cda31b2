import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../../gql/index.ts';

const LookUpGuestOrderDocument = graphql(`
  mutation LookUpGuestOrder($input: LookUpGuestOrderInput!) {
    lookUpGuestOrder(input: $input) {
      ... on GuestOrderFound { accessToken order { id number } }
      ...OperationError_UserError
    }
  }
`);

const OpenOrderLinkDocument = graphql(`
  mutation OpenOrderLink($input: OpenOrderLinkInput!) {
    openOrderLink(input: $input) {
      ... on GuestOrderFound { accessToken order { id number } }
      ...OperationError_UserError
    }
  }
`);

const RequestOrderAccessDocument = graphql(`
  mutation RequestOrderAccess($input: RequestOrderAccessInput!) {
    requestOrderAccess(input: $input) {
      ... on OrderLinkRequested { message }
      ...OperationError_UserError
    }
  }
`);

const RequestOrderClaimDocument = graphql(`
  mutation RequestOrderClaim {
    requestOrderClaim {
      ... on OrderLinkRequested { message }
      ...OperationError_UserError
    }
  }
`);

const ClaimOrdersDocument = graphql(`
  mutation ClaimOrders($input: ClaimOrdersInput!) {
    claimOrders(input: $input) {
      ... on OrdersClaimed { count }
      ...OperationError_UserError
    }
  }
`);

export const useLookUpGuestOrder = () => useSend(LookUpGuestOrderDocument);
export const useOpenOrderLink = () => useSend(OpenOrderLinkDocument);
export const useRequestOrderAccess = () => useSend(RequestOrderAccessDocument);
export const useRequestOrderClaim = () => useSend(RequestOrderClaimDocument);
export const useClaimOrders = () => useSend(ClaimOrdersDocument);
