import type { ApolloClient } from '@apollo/client';
import { loginPath, readNextPath } from './next-path.ts';
import type { ScreenContext } from './screen.ts';
import type { ScreenAccess, ScreenModule } from './screen-route.ts';
import { ViewerDocument } from './use-viewer.ts';

/**
 * Redirects visitors who may not see a screen, on the server and in the browser alike. The API checks access to the data again.
 */
export function guardRoute(access: ScreenAccess, { Component, loader }: ScreenModule): ScreenModule {
  if (access === 'anybody') return loader ? { Component, loader } : { Component };
  return {
    Component,
    loader: async (screen) => {
      const away = await findRedirect(access, screen);
      if (away) return createRedirect(away);
      return loader ? loader(screen) : { failed: false };
    },
  };
}

/** Replaces React Router's own `redirect`, which would be loaded with every page. */
function createRedirect(path: string): Response {
  return new Response(null, { status: 302, headers: { Location: path } });
}

async function findRedirect(
  access: 'member' | 'guest',
  { client, onServer, url }: ScreenContext,
): Promise<string | null> {
  let isSignedIn = await hasViewer(client, 'cache-first');
  // Somebody may have signed in in another tab meanwhile.
  if (isSignedIn === false && access === 'member' && !onServer) isSignedIn = await hasViewer(client, 'network-only');
  // Unknown: the screen shows its own error state.
  if (isSignedIn === null) return null;
  if (access === 'guest') return isSignedIn ? readNextPath(url.searchParams) : null;
  return isSignedIn ? null : loginPath(`${url.pathname}${url.search}`);
}

/** Whether the visitor is signed in; null if the API did not respond. */
async function hasViewer(client: ApolloClient, fetchPolicy: 'cache-first' | 'network-only'): Promise<boolean | null> {
  try {
    const { data } = await client.query({ query: ViewerDocument, fetchPolicy });
    return data ? data.visitor.viewer !== null : null;
  } catch {
    return null;
  }
}
