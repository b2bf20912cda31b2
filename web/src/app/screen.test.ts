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

describe('The preloaded data of a screen', () => {
  afterEach(() => vi.restoreAllMocks());

  it('sets the HTTP status of the page on the server', async () => {
    const found = await createScreen(answering({ product: null }), { onServer: true }).preload(QUERY, {}, getStatus);
    expect(found).toMatchObject({ data: { failed: false }, init: { status: 404 } });
  });

  it('returns a 503 and an error state if the API does not answer', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const found = await createScreen(failing, { onServer: true }).preload(QUERY, {}, getStatus);
    expect(found).toMatchObject({ data: { failed: true }, init: { status: 503 } });
  });

  it('is not awaited in the browser, which shows a skeleton instead', async () => {
    expect(await createScreen(silent, { onServer: false }).preload(QUERY, {}, getStatus)).toEqual({ failed: false });
  });
});
