import { useQuery } from '@apollo/client/react';
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
      viewer { id email }
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
