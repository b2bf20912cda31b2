import { useQuery } from '@apollo/client/react';
import type { SocialProvider } from '@eunbit/schema/account';
import type { Market } from '@eunbit/schema/market';
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

interface Openings {
  readonly stores: readonly Market[];
  readonly signInProviders: readonly SocialProvider[];
}

const NOTHING: Openings = { stores: [], signInProviders: [] };

/** The stores that are open, and whose accounts people can sign in with. Neither where the API did not answer. */
export function useOpenings(): Openings {
  const { data, previousData } = useQuery(OpeningsDocument);
  return (data ?? previousData)?.visitor ?? NOTHING;
}
