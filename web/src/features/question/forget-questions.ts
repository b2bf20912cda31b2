import type { ApolloCache } from '@apollo/client';

/** Removes cached lists of questions, which are outdated now; those on the page are read anew. */
export function forgetQuestions(cache: ApolloCache): void {
  for (const fieldName of ['productQuestions', 'myProductQuestions']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
