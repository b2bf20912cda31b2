import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/index.ts';

const ReceivedInvitationDocument = graphql(`
  query ReceivedInvitation($token: String!) {
    receivedStaffInvitation(token: $token) { email role staffRoleName expiresAt hasAccount }
    visitor { viewer { id email } }
  }
`);

/** The invitation of a link, with the signed-in viewer. */
export function useReceivedInvitation(token: string) {
  return useQuery(ReceivedInvitationDocument, {
    variables: { token },
    skip: token === '',
    fetchPolicy: 'network-only',
  });
}
