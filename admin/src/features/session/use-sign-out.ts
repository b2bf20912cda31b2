import { notifySessionChange } from '@eunbit/ui/session-change';
import { LiveConnectionContext } from '@eunbit/ui/use-live-connection';
import { type Outcome, useSend } from '@eunbit/ui/use-send';
import { useContext, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import { loginUrl } from '../../urls/session.urls.ts';

const SignOutDocument = graphql(`
  mutation SignOut {
    signOut { hasEndedSession }
  }
`);

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Ends the session. */
export function useSignOut() {
  const { send, busy } = useSend(SignOutDocument);
  const [isOut, setIsOut] = useState(false);
  const live = useContext(LiveConnectionContext);

  async function signOut(): Promise<Outcome> {
    const ended = await send();
    if (ended.problem) return ended;
    setIsOut(true);
    void live?.end();
    notifySessionChange();
    // Loading a new page discards the session's data, such as cached orders.
    window.location.assign(`${BASE}${loginUrl()}`);
    return ended;
  }

  return { signOut, busy: busy || isOut };
}
