import { createHash } from 'node:crypto';
import { gql } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from './apollo-client.ts';
import { toPersistedOperation } from './persisted-operation.ts';

/** Adds the hash, as the code generator does. */
function generated(document: DocumentNode): DocumentNode {
  return { ...document, __meta__: { hash: toPersistedOperation(document).hash } } as DocumentNode;
}

const SHELF = generated(gql`
  query Shelf($id: ID!) {
    node(id: $id) {
      ... on Shelf {
        id
        ...Names
      }
    }
  }
  fragment Names on Shelf {
    products {
      name
    }
  }
`);
const EMPTY = generated(gql`
  mutation Empty {
    empty {
      id
    }
  }
`);

interface Sent {
  readonly query?: string;
  readonly operationName: string;
  readonly extensions?: { readonly persistedQuery: { readonly version: number; readonly sha256Hash: string } };
}

const DATA = { node: null, empty: null };
const UNKNOWN = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

const OTHER_VERSION = {
  errors: [{ message: 'No such field.', extensions: { code: 'BAD_REQUEST', reason: 'NOT_IN_SCHEMA' } }],
};

let sent: Sent[];
/** How many of the first requests reach a server of another version. */
let otherVersions: number;
/** Whether the server knows the operations of this client's build. */
let knows: boolean;

beforeEach(() => {
  sent = [];
  knows = true;
  otherVersions = 0;
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const operation: Sent = JSON.parse(body);
    sent.push(operation);
    otherVersions -= 1;
    if (otherVersions >= 0) {
      const headers = { 'content-type': 'application/graphql-response+json' };
      return new Response(JSON.stringify(OTHER_VERSION), { status: 400, headers });
    }
    return Response.json(knows || operation.query ? { data: DATA } : UNKNOWN);
  });
});

const createClient = () =>
  createApolloClient({ uri: 'http://shop/graphql', headers: () => ({}), possibleTypes: {} }).client;
const read = (client = createClient()) =>
  client.query({ query: SHELF, variables: { id: '1' }, fetchPolicy: 'no-cache' });

describe('An operation', () => {
  it('is sent as the hash from the code generator', async () => {
    await read();
    await createClient().mutate({ mutation: EMPTY, fetchPolicy: 'no-cache' });
    expect(sent.map(({ operationName, query }) => [operationName, query])).toEqual([
      ['Shelf', undefined],
      ['Empty', undefined],
    ]);
    expect(sent[0]?.extensions?.persistedQuery).toEqual({ version: 1, sha256Hash: toPersistedOperation(SHELF).hash });
  });

  it('is sent as text with the same hash to a server that does not know the hash', async () => {
    knows = false;
    await read();
    expect(sent).toHaveLength(2);
    const text = sent[1]?.query ?? '';
    expect(createHash('sha256').update(text).digest('hex')).toBe(sent[0]?.extensions?.persistedQuery.sha256Hash);
  });

  it('is sent as text at once after the server has not known a hash', async () => {
    knows = false;
    const client = createClient();
    await read(client);
    await read(client);
    expect(sent.map(({ query }) => query !== undefined)).toEqual([false, true, true]);
  });

  it('is retried, even a mutation, if a server of another version does not know it', async () => {
    otherVersions = 2;
    const { data } = await createClient().mutate({ mutation: EMPTY, fetchPolicy: 'no-cache' });
    expect([data, sent.length]).toEqual([DATA, 3]);
  });

  it('fails with the error of the server if every server has another version', async () => {
    otherVersions = Number.POSITIVE_INFINITY;
    await expect(read()).rejects.toThrow('No such field.');
    expect(sent).toHaveLength(6);
  });
});
