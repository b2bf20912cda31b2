import { gql } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_WITHIN_MS } from './answer-limit.ts';
import { createApolloClient } from './apollo-client.ts';
import { arriveInTime, isTimeout } from './arrive-in-time.ts';

const generated = (document: DocumentNode) => ({ ...document, __meta__: { hash: 'a hash' } }) as DocumentNode;
const READ = generated(gql`
  query Read {
    shelf
  }
`);
const WRITE = generated(gql`
  mutation Write {
    write
  }
`);

/** The request that is waiting for its response. */
let signal: AbortSignal | null;
let answer: (response: Response) => void;

beforeEach(() => {
  vi.useFakeTimers();
  signal = null;
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    signal = init.signal ?? null;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const { client } = createApolloClient({ uri: 'http://shop/graphql', headers: () => ({}), possibleTypes: {} });
const ASKED = [
  ['query', () => client.query({ query: READ, fetchPolicy: 'no-cache' })],
  ['mutation', () => client.mutate({ mutation: WRITE, fetchPolicy: 'no-cache' })],
] as const;

describe.each(ASKED)('A %s', (_kind, ask) => {
  it('fails and aborts its request if no response arrives in time', async () => {
    let ended: unknown = 'not yet';
    const asked = ask().catch((error: unknown) => {
      ended = error;
    });
    await vi.waitFor(() => expect(signal).not.toBeNull());
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS - 1_000);
    expect(ended).toBe('not yet');
    await vi.advanceTimersByTimeAsync(1_000);
    await asked;
    expect(isTimeout(ended)).toBe(true);
    expect(signal?.aborted).toBe(true);
  });

  it('keeps no timer after the response', async () => {
    const asked = ask();
    await vi.waitFor(() => expect(signal).not.toBeNull());
    answer(Response.json({ data: { shelf: 'A', write: 'B' } }));
    await asked;
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('arriveInTime', () => {
  it('rejects if the promise does not settle in time', async () => {
    const arrival = expect(arriveInTime(new Promise(() => {}))).rejects.toSatisfy(isTimeout);
    await vi.advanceTimersByTimeAsync(ANSWER_WITHIN_MS);
    await arrival;
  });

  it('resolves or rejects like the promise', async () => {
    await expect(arriveInTime(Promise.resolve('code'))).resolves.toBe('code');
    await expect(arriveInTime(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(vi.getTimerCount()).toBe(0);
  });
});
