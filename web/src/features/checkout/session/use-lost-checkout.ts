import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { loginPath } from '../../../app/next-path.ts';
import { ViewerDocument } from '../../../app/use-viewer.ts';

/**
 * A checkout that the server does not find any more. A member's is there again after they have signed in, so that they are
 * led to the sign-in page, and from there straight back to the step they were at; what they typed stays in this tab.
 * Answers whether they are on their way.
 */
export function useLostCheckout(): (wasMembers: boolean) => Promise<boolean> {
  const client = useApolloClient();
  const navigate = useNavigate();

  /** Asks the server, and so tells the whole page that the session has ended. */
  async function isSignedIn(): Promise<boolean> {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy: 'network-only' });
    return Boolean(data?.visitor.viewer);
  }

  return async (wasMembers) => {
    if (!wasMembers || (await isSignedIn().catch(() => true))) return false;
    await navigate(loginPath(`${location.pathname}${location.search}`));
    return true;
  };
}
