import { useQuery } from '@apollo/client/react';
import type { ViewerQuery } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';

/** The query of the layout contains the same fields, so this one is answered from the cache. */
export const ViewerDocument = graphql(`
  query Viewer {
    visitor {
      viewer {
        id
        firstName
        lastName
        viewerIsStaff
        isBlocked
      }
    }
  }
`);

export type Viewer = NonNullable<ViewerQuery['visitor']['viewer']>;

/** Who is signed in; null for guests, and while it is not known. */
export function useViewer(): Viewer | null {
  return useQuery(ViewerDocument).data?.visitor.viewer ?? null;
}
