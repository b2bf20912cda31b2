import { createContext, useContext } from 'react';
import type { ViewerQuery } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';

export const ViewerDocument = graphql(`
  query Viewer {
    visitor {
      viewer {
        id
        email
        firstname
        lastname
        role
        viewerIsStaff
      }
    }
  }
`);

type Viewer = NonNullable<ViewerQuery['visitor']['viewer']>;

const ViewerContext = createContext<Viewer | null>(null);
export const ViewerProvider = ViewerContext.Provider;

/** Who is signed in. Only for screens behind `RequireStaff`. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer needs a screen behind RequireStaff');
  return viewer;
}
