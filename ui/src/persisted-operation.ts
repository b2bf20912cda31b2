import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import { type DocumentNode, print } from 'graphql';

/** Entry of the build's list: an operation's text, and the hash by which a client requests it. */
interface PersistedOperation {
  readonly hash: string;
  readonly text: string;
}

const cache = new InMemoryCache();

/** The listed form of an operation, with type names, which the cache of an Apollo client adds before an operation is sent. */
export function toPersistedOperation(document: DocumentNode): PersistedOperation {
  const text = print(cache.transformDocument(document));
  return { hash: createHash('sha256').update(text).digest('hex'), text };
}
