import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { graphql } from '../../../gql/index.ts';

const SignOutDocument = graphql(`
  mutation SignOut {
    signOut {
      hasEndedSession
    }
  }
`);

/** Ends the session. Answers whether it has ended; false where no answer came. */
export function useSignOut(): () => Promise<boolean> {
  const [mutate] = useMutation(SignOutDocument);
  return useCallback(async () => {
    try {
      await mutate();
      return true;
    } catch {
      return false;
    }
  }, [mutate]);
}
