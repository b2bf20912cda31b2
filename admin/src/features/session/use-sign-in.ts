import { useApolloClient } from '@apollo/client/react';
import { NO_ANSWER, type Problem, useSend } from '@eunbit/ui/use-send';
import { ViewerDocument } from '../../app/viewer.ts';
import type { AccountErrorCode } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { SignInStatusDocument } from './sign-in-status.ts';

const SignInDocument = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      ... on Viewer { id email firstName lastName role staffRole { id name } permissions viewerIsStaff }
      ...OperationError_UserError
      ... on AccountError { code }
    }
  }
`);

/** Signs in, possibly with a further step required. Resolves to the reason of a refusal, or null. */
export function useSignIn() {
  const client = useApolloClient();
  const { send } = useSend(SignInDocument, {
    update(cache, answer) {
      if (answer.__typename !== 'Viewer') return;
      const visitor = { __typename: 'Visitor', viewer: answer } as const;
      cache.writeQuery({ query: ViewerDocument, data: { visitor } });
    },
  });

  return async function signIn(email: string, password: string): Promise<Problem<AccountErrorCode> | null> {
    const { answer, problem } = await send({ email: email.trim(), password });
    if (!answer) return problem;
    // Refetches what the session may do and which step is missing.
    const status = await client.refetchQueries({ include: [SignInStatusDocument] }).catch(() => null);
    if (!status) return NO_ANSWER;
    return answer.__typename === 'SignInStepRequiredError' ? null : problem;
  };
}
