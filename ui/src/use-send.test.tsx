import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useSend } from './use-send.ts';

interface CreateNoteData {
  readonly createNote:
    | { readonly __typename: 'NoteCreated'; readonly id: string }
    | { readonly __typename: 'ValidationError'; readonly message: string };
}

const CREATE_NOTE: TypedDocumentNode<CreateNoteData, { input: { text: string } }> = gql`
  mutation CreateNote($input: CreateNoteInput!) {
    createNote(input: $input) {
      ... on NoteCreated {
        id
      }
      ... on ValidationError {
        message
      }
    }
  }
`;

/** `send` of a rendered component. `answers` are returned one after the other; null breaks the connection. */
function renderNote(answers: (CreateNoteData['createNote'] | null)[]) {
  const sent: OperationVariables[] = [];
  const link = new ApolloLink(({ variables }) => {
    sent.push(variables);
    const createNote = answers.shift();
    return new Observable((observer) => {
      if (!createNote) return observer.error(new Error('no connection'));
      observer.next({ data: { createNote } });
      observer.complete();
    });
  });
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache({ possibleTypes: { CreateNoteResult: ['NoteCreated', 'ValidationError'] } }),
  });
  let send: ReturnType<typeof useSend<CreateNoteData, { input: { text: string } }>>['send'] | null = null;
  function Note() {
    send = useSend(CREATE_NOTE, { once: true }).send;
    return null;
  }
  renderToString(
    <ApolloProvider client={client}>
      <Note />
    </ApolloProvider>,
  );
  const keys = () => sent.map(({ input }) => input.idempotencyKey);
  return { send: (text: string) => send?.({ text }), keys };
}

const CREATED = { __typename: 'NoteCreated', id: '1' } as const;

it('send resolves to the answer, and to a problem if it is refused', async () => {
  const refusal = { __typename: 'ValidationError', message: 'Write something.' } as const;
  const { send } = renderNote([CREATED, refusal]);
  expect(await send('hello')).toMatchObject({ answer: { id: '1' }, problem: null });
  expect(await send('')).toMatchObject({ answer: refusal, problem: { message: 'Write something.', field: null } });
});

it('send resolves to a new problem without a message each time that no answer arrives', async () => {
  const { send } = renderNote([null, null]);
  const [first, second] = [await send('hello'), await send('hello')];
  expect(first).toMatchObject({ answer: null, problem: { message: null } });
  expect(second?.problem).not.toBe(first?.problem);
});

it('send repeats the same input with the same key until an answer arrives', async () => {
  const { send, keys } = renderNote([null, CREATED, CREATED]);
  for (let time = 0; time < 3; time++) await send('hello');
  const [lost, again, other] = keys();
  expect(again).toBe(lost);
  expect(other).not.toBe(lost);
});
