import { createContext, useCallback, useContext } from 'react';
import type { StaffPermission, ViewerQuery } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';

export const ViewerDocument = graphql(`
  query Viewer {
    visitor {
      viewer {
        id
        email
        firstName
        lastName
        role
        staffRole { id name }
        permissions
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

/** A permission, or `ADMIN` for what admins have to themselves (STAFF-2). */
export type Needed = StaffPermission | 'ADMIN';

/** Whether the viewer may do something. What is not shown for that reason, the server refuses as well. */
export function useMay(): (needed: Needed) => boolean {
  const { role, permissions } = useViewer();
  return useCallback(
    (needed) => (needed === 'ADMIN' ? role === 'ADMIN' : permissions.includes(needed)),
    [role, permissions],
  );
}
