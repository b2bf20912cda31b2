import { createContext, useCallback, useContext } from 'react';
import type { StaffPermission, ViewerQuery } from '../gql/graphql.ts';
import { graphql } from '../gql/index.ts';

export const ViewerDocument = graphql(`
  query Viewer {
    visitor {
      viewer { id email firstName lastName role staffRole { id name } permissions viewerIsStaff }
    }
  }
`);

type Viewer = NonNullable<ViewerQuery['visitor']['viewer']>;

const ViewerContext = createContext<Viewer | null>(null);
export const ViewerProvider = ViewerContext.Provider;

/** The signed-in staff member. Only for screens behind `RequireStaff`. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (!viewer) throw new Error('useViewer needs a screen behind RequireStaff');
  return viewer;
}

/** A permission, or `ADMIN` for what only admins may do (STAFF-2). */
export type Needed = StaffPermission | 'ADMIN';

/** Returns whether the viewer may do something. The server rejects the same requests that the interface hides. */
export function useMay(): (needed: Needed) => boolean {
  const { role, permissions } = useViewer();
  return useCallback(
    (needed) => (needed === 'ADMIN' ? role === 'ADMIN' : permissions.includes(needed)),
    [role, permissions],
  );
}
