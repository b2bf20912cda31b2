import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { data as responseOf } from 'react-router';

/** Result of a screen's loader; it also sets the status of the page on the server. */
export interface ScreenState {
  /** The API did not respond while the server rendered: the screen shows its error state. */
  readonly failed: boolean;
}

export interface ScreenContext {
  readonly client: ApolloClient;
  readonly onServer: boolean;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /**
   * Reads the data of the screen into the cache, where `useScreenQuery` finds it. The server waits for the response; the browser
   * does not, so that the next screen appears at once as a skeleton. `getStatus` returns the HTTP status of the page for a
   * result, 404 if something does not exist.
   */
  readonly preload: <TData, TVariables extends OperationVariables>(
    query: TypedDocumentNode<TData, TVariables>,
    variables: TVariables,
    getStatus?: (data: TData) => number,
  ) => Promise<ScreenAnswer>;
}

type ScreenAnswer = ScreenState | ReturnType<typeof responseOf<ScreenState>>;

/** A screen's loader: usually one `preload`. It may return a redirect instead. */
export type ScreenLoader = (screen: ScreenContext) => Promise<ScreenAnswer | Response>;

const SERVICE_UNAVAILABLE = 503;

export function createScreenContext(
  client: ApolloClient,
  onServer: boolean,
  request: Request,
  params: ScreenContext['params'],
): ScreenContext {
  return {
    client,
    onServer,
    params,
    url: new URL(request.url),
    preload: async (query, variables, getStatus = () => 200) => {
      const reading = client.query({ query, variables, errorPolicy: 'none' } as Parameters<ApolloClient['query']>[0]);
      if (!onServer) {
        // The screen's own query shows the failure, and offers to retry.
        reading.catch(() => {});
        return { failed: false };
      }
      try {
        const { data } = await reading;
        return responseOf({ failed: false }, { status: getStatus(data as never) });
      } catch (error) {
        console.error(`${request.url} was rendered without its data: ${error}`);
        return responseOf({ failed: true }, { status: SERVICE_UNAVAILABLE });
      }
    },
  };
}
