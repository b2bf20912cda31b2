import { useMutation, useQuery } from '@apollo/client/react';
import { findOperationError, type OperationError } from '../../app/operation-error.ts';
import { ViewerDocument } from '../../app/viewer.ts';
import type { AcceptStaffInvitationInput, StaffInvitationErrorCode } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const ReceivedInvitationDocument = graphql(`
  query ReceivedInvitation($token: String!) {
    receivedStaffInvitation(token: $token) {
      email
      role
      staffRoleName
      expiresAt
      hasAccount
    }
    visitor {
      viewer {
        id
        email
      }
    }
  }
`);

const AcceptInvitationDocument = graphql(`
  mutation AcceptInvitation($input: AcceptStaffInvitationInput!) {
    acceptStaffInvitation(input: $input) {
      ... on StaffInvitationAccepted {
        email
      }
      ...OperationError_UserError
      ... on StaffInvitationError {
        code
      }
    }
  }
`);

/** The invitation that a link stands for, with whoever is signed in. */
export function useReceivedInvitation(token: string) {
  return useQuery(ReceivedInvitationDocument, {
    variables: { token },
    skip: token === '',
    fetchPolicy: 'network-only',
  });
}

type Accepted = { readonly email: string } | { readonly refused: OperationError<StaffInvitationErrorCode> };

/** Accepts an invitation, which ends all sessions of the account. Rejects without an answer. */
export function useAcceptInvitation() {
  const [run, { loading }] = useMutation(AcceptInvitationDocument);

  async function accept(input: AcceptStaffInvitationInput): Promise<Accepted> {
    const { data } = await run({
      variables: { input },
      update(cache, { data: answer }) {
        if (!answer || !('email' in answer.acceptStaffInvitation)) return;
        cache.writeQuery({ query: ViewerDocument, data: { visitor: { __typename: 'Visitor', viewer: null } } });
      },
    });
    const result = data?.acceptStaffInvitation;
    if (result && 'email' in result) return { email: result.email };
    const refused = findOperationError(result);
    if (!refused) throw new Error('the answer is no refusal');
    return { refused };
  }

  return { accept, busy: loading };
}
