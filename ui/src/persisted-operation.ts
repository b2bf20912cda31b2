import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import { type DocumentNode, print } from 'graphql';

/** Entry of the build's list: an operation's text, and the hash by which a client requests it. */
interface PersistedOperation {
  readonly hash: string;
  readonly text: string;
}

const cache = new InMemoryCache();

/** Adds type names to an operation, as the cache of an Apollo client does before the operation is printed and sent. */
export function toPersistedOperation(document: DocumentNode): PersistedOperation {
  const text = print(cache.transformDocument(document));
  return { hash: createHash('sha256').update(text).digest('hex'), text };
}
