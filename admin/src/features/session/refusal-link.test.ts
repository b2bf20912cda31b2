import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { ViewerDocument } from '../../app/viewer.ts';
import type { ViewerQuery } from '../../gql/graphql.ts';
import { handleRefusals } from './refusal-link.ts';

const ORDERS = gql`
  query Orders {
    orders
  }
`;

const VIEWER: NonNullable<ViewerQuery['visitor']['viewer']> = {
  __typename: 'Viewer',
  id: 'u1',
  email: 'staff@eunbit.example',
  firstname: 'Mina',
  lastname: 'Kim',
  role: 'MANAGER',
  staffRole: null,
  permissions: [],
  viewerIsStaff: true,
};

/** A back office whose API refuses orders with the code, and answers this viewer. */
function open(code: string, viewer: typeof VIEWER | null) {
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
  handleRefusals(client);
  const readViewer = () => client.readQuery({ query: ViewerDocument })?.visitor.viewer ?? null;
  return { askForOrders: () => client.query({ query: ORDERS }).catch(() => null), readViewer };
}

it.each(['UNAUTHENTICATED', 'FORBIDDEN'])('%s shows that nobody is signed in any more', async (code) => {
  const { askForOrders, readViewer } = open(code, null);
  await askForOrders();
  await expect.poll(readViewer).toBeNull();
});

it('keeps who signed in after a request was sent that is refused', async () => {
  const { askForOrders, readViewer } = open('UNAUTHENTICATED', { ...VIEWER, firstname: 'Juno' });
  await askForOrders();
  await expect.poll(() => readViewer()?.firstname).toBe('Juno');
});

it('asks for nobody where something else fails', async () => {
  const { askForOrders, readViewer } = open('TOO_MANY_REQUESTS', null);
  await askForOrders();
  expect(readViewer()?.firstname).toBe('Mina');
});
