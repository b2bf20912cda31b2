import { useMutation } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { graphql } from '../../gql/index.ts';

const JoinMailingListDocument = graphql(`
  mutation JoinMailingList($input: JoinMailingListInput!) {
    joinMailingList(input: $input) {
      __typename
      ... on MailingListJoined {
        alreadyJoined
        message
      }
      ... on UserError {
        code
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
export function useJoinMailingList() {
  const intl = useIntl();
  const [mutate] = useMutation(JoinMailingListDocument);
  return async (email: string): Promise<JoinOutcome> => {
    try {
      const { data } = await mutate({ variables: { input: { email } } });
      const answer = data?.joinMailingList;
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
