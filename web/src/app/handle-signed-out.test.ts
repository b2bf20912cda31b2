import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { handleSignedOut } from './handle-signed-out.ts';
import { type Viewer, ViewerDocument } from './use-viewer.ts';

const ORDERS = gql`
  query Orders {
    orders
  }
`;

const VIEWER: Viewer = {
  __typename: 'Viewer',
  id: 'u1',
  firstName: 'Mina',
  lastName: 'Kim',
  viewerIsStaff: false,
  isBlocked: false,
};

/** A member's page whose API rejects the orders query with `code` and returns `viewer` as the signed-in user. */
function open(code: string, viewer: Viewer | null) {
  const answers = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        if (operationName === 'Viewer') observer.next({ data: { visitor: { __typename: 'Visitor', viewer } } });
        else observer.next({ data: null, errors: [{ message: 'Refused', extensions: { code } }] });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: answers });
  client.writeQuery({ query: ViewerDocument, data: { visitor: { __typename: 'Visitor', viewer: VIEWER } } });
  handleSignedOut(client);
  const readViewer = () => client.readQuery({ query: ViewerDocument })?.visitor.viewer ?? null;
  return { askForOrders: () => client.query({ query: ORDERS }).catch(() => null), readViewer };
}

it('a request refused without a session signs the viewer out', async () => {
  const { askForOrders, readViewer } = open('UNAUTHENTICATED', null);
  await askForOrders();
  await expect.poll(readViewer).toBeNull();
});

it('a viewer who got a new session after the refused request stays signed in', async () => {
  const { askForOrders, readViewer } = open('UNAUTHENTICATED', { ...VIEWER, firstName: 'Juno' });
  await askForOrders();
  await expect.poll(() => readViewer()?.firstName).toBe('Juno');
});

it('any other failure keeps the viewer', async () => {
  const { askForOrders, readViewer } = open('TOO_MANY_REQUESTS', null);
  await askForOrders();
  expect(readViewer()?.firstName).toBe('Mina');
});
