import { useQuery } from '@apollo/client/react';
import type { ViewerQuery } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';

/** The query of the layout contains the same fields, so this one is resolved from the cache. */
export const ViewerDocument = graphql(`
  query Viewer {
    visitor { viewer { id firstName lastName viewerIsStaff isBlocked } }
  }
`);

export type Viewer = NonNullable<ViewerQuery['visitor']['viewer']>;

/** The signed-in customer; null for guests, and while it is unknown. */
export function useViewer(): Viewer | null {
  return useQuery(ViewerDocument).data?.visitor.viewer ?? null;
}
