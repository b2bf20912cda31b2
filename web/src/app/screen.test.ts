import { ApolloClient, gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { createCache } from '@eunbit/ui/apollo-cache';
import { Observable } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { possibleTypes } from '../gql/possible-types.ts';
import { createScreenContext } from './screen.ts';

interface Answer {
  readonly product: { readonly id: string } | null;
}

const QUERY: TypedDocumentNode<Answer, Record<string, never>> = gql`
  query Screen {
    product(slug: "pet-spray") {
      id
    }
  }
`;

function createScreen(answer: () => Observable<ApolloLink.Result>, { onServer }: { onServer: boolean }) {
  const client = new ApolloClient({ link: new ApolloLink(answer), cache: createCache(possibleTypes) });
  return createScreenContext(client, onServer, new Request('http://shop.example/product/pet-spray'), {});
}

const answering = (data: Answer) => () =>
  new Observable<ApolloLink.Result>((observer) => {
    observer.next({ data: { ...data } });
    observer.complete();
  });
const failing = () => new Observable<ApolloLink.Result>((observer) => observer.error(new Error('no answer')));
const silent = () => new Observable<ApolloLink.Result>(() => {});

const getStatus = ({ product }: Answer) => (product ? 200 : 404);

describe('What a screen reads before it is shown', () => {
  afterEach(() => vi.restoreAllMocks());

  it('sets the status of the page on the server', async () => {
    const found = await createScreen(answering({ product: null }), { onServer: true }).preload(QUERY, {}, getStatus);
    expect(found).toMatchObject({ data: { failed: false }, init: { status: 404 } });
  });

  it('makes the page a 503 with its error state when the API does not answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const found = await createScreen(failing, { onServer: true }).preload(QUERY, {}, getStatus);
    expect(found).toMatchObject({ data: { failed: true }, init: { status: 503 } });
  });

  it('is not waited for in the browser, where a skeleton stands meanwhile', async () => {
    expect(await createScreen(silent, { onServer: false }).preload(QUERY, {}, getStatus)).toEqual({ failed: false });
  });
});
