import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/index.ts';

/** Answered by the cache: the layout's query brings the same. */
const OpeningsDocument = graphql(`
  query Openings {
    visitor {
      stores
      signInProviders
    }
  }
`);

const NOTHING = { stores: [], signInProviders: [] } as const;

/** The stores that are open, and whose accounts people can sign in with. Neither where the API did not answer. */
export function useOpenings() {
  const { data, previousData } = useQuery(OpeningsDocument);
  return (data ?? previousData)?.visitor ?? NOTHING;
}
