import { useMutation } from '@apollo/client/react';
import { notifySessionChange } from '@eunbit/ui/session-change';
import { LiveConnectionContext } from '@eunbit/ui/use-live-connection';
import { useContext } from 'react';
import { graphql } from '../../gql/index.ts';
import { loginUrl } from '../../urls/session.urls.ts';

const SignOutDocument = graphql(`
  mutation SignOut {
    signOut {
      hasEndedSession
    }
  }
`);

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Ends the session. Rejects when no answer came. */
export function useSignOut() {
  const [run, { loading, data }] = useMutation(SignOutDocument);
  const live = useContext(LiveConnectionContext);

  async function signOut(): Promise<void> {
    await run();
    void live?.end();
    notifySessionChange();
    // Loading a new page discards the session's data, such as cached orders.
    window.location.assign(`${BASE}${loginUrl()}`);
  }

  return { signOut, busy: loading || data !== undefined };
}
