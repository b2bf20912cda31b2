import { useMutation } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { graphql } from '../../gql/index.ts';

const SubscribeToMailingListDocument = graphql(`
  mutation SubscribeToMailingList($input: SubscribeToMailingListInput!) {
    subscribeToMailingList(input: $input) {
      __typename
      ... on MailingListJoined {
        hasJoinedBefore
        message
      }
      ... on UserError {
        message
      }
      ... on ValidationError {
        fieldErrors {
          message
        }
      }
    }
  }
`);

interface JoinOutcome {
  /** The address is on the list, since now or before. */
  readonly joined: boolean;
  readonly message: string;
}

/** Puts an email address on the mailing list. Never rejects. */
export function useSubscribeToMailingList() {
  const intl = useIntl();
  const [mutate] = useMutation(SubscribeToMailingListDocument);
  return async (email: string): Promise<JoinOutcome> => {
    try {
      const { data } = await mutate({ variables: { input: { email } } });
      const answer = data?.subscribeToMailingList;
      if (answer?.__typename === 'MailingListJoined') return { joined: true, message: answer.message };
      if (answer?.__typename === 'ValidationError') {
        return { joined: false, message: answer.fieldErrors[0]?.message ?? answer.message };
      }
      if (answer) return { joined: false, message: answer.message };
    } catch {
      // No answer came.
    }
    return { joined: false, message: intl.formatMessage({ id: 'mailing.failed' }) };
  };
}
