import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { ViewerDocument } from '../../app/viewer.ts';
import type { ViewerQuery } from '../../gql/graphql.ts';
import { handleRefusals } from './refusal-link.ts';
import { followMutations } from './running-mutations.ts';

const ORDERS = gql`
  query Orders {
    orders
  }
`;

const ADD_PASSKEY = gql`
  mutation AddPasskey {
    addPasskey
  }
`;

const VIEWER: NonNullable<ViewerQuery['visitor']['viewer']> = {
  __typename: 'Viewer',
  id: 'u1',
  email: 'staff@eunbit.example',
  firstName: 'Mina',
  lastName: 'Kim',
  role: 'MANAGER',
  staffRole: null,
  permissions: [],
  viewerIsStaff: true,
};

/** A back office whose API rejects orders with this error code and returns this viewer. */
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

it.each(['UNAUTHENTICATED', 'FORBIDDEN'])('%s signs the viewer out', async (code) => {
  const { askForOrders, readViewer } = open(code, null);
  await askForOrders();
  await expect.poll(readViewer).toBeNull();
});

it('a refused request keeps a viewer who signed in after it was sent', async () => {
  const { askForOrders, readViewer } = open('UNAUTHENTICATED', { ...VIEWER, firstName: 'Juno' });
  await askForOrders();
  await expect.poll(() => readViewer()?.firstName).toBe('Juno');
});

it('another error does not reload the viewer', async () => {
  const { askForOrders, readViewer } = open('TOO_MANY_REQUESTS', null);
  await askForOrders();
  expect(readViewer()?.firstName).toBe('Mina');
});

it('a mutation that replaces the session reloads the viewer', async () => {
  // Like the server: after the exchange, the old session, which the browser still sends, is unknown.
  let isAnswered = false;
  let answerPasskey = () => {};
  const asked: string[] = [];
  const server = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName);
        if (operationName === 'AddPasskey') {
          answerPasskey = () => {
            isAnswered = true;
            observer.next({ data: { addPasskey: true } });
            observer.complete();
          };
          return;
        }
        if (operationName === 'Orders')
          observer.next({ errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] });
        else observer.next({ data: { visitor: { __typename: 'Visitor', viewer: isAnswered ? VIEWER : null } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link: server });
  client.writeQuery({ query: ViewerDocument, data: { visitor: { __typename: 'Visitor', viewer: VIEWER } } });
  followMutations(client);
  handleRefusals(client);
  const seen: unknown[] = [];
  const watching = client.watchQuery({ query: ViewerDocument }).subscribe(({ data }) => {
    seen.push(data?.visitor?.viewer?.firstName);
  });

  const adding = client.mutate({ mutation: ADD_PASSKEY });
  await client.query({ query: ORDERS }).catch(() => null);
  answerPasskey();
  await adding;
  await expect.poll(() => asked).toContain('Viewer');
  watching.unsubscribe();

  expect(new Set(seen)).toEqual(new Set(['Mina']));
});
