import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { loginPath } from '../../../app/next-path.ts';
import { ViewerDocument } from '../../../app/use-viewer.ts';

/**
 * Handles a checkout that the server does not find any more. A member's is there again after signing in: this leads to
 * the sign-in page, and from there back to the same step; the draft stays in this tab. Resolves to whether it has
 * navigated away.
 */
export function useLostCheckout(): (wasMembers: boolean) => Promise<boolean> {
  const client = useApolloClient();
  const navigate = useNavigate();

  /** Asks the server, which also updates the viewer of the whole page. */
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
