import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import { type DocumentNode, print } from 'graphql';

/** What the builds list: an operation's text, and the hash by which a client asks for it. */
interface PersistedOperation {
  readonly hash: string;
  readonly text: string;
}

const cache = new InMemoryCache();

/** The cache of an Apollo client asks for type names before an operation is printed and sent; so does this. */
export function toPersistedOperation(document: DocumentNode): PersistedOperation {
  const text = print(cache.transformDocument(document));
  return { hash: createHash('sha256').update(text).digest('hex'), text };
}
