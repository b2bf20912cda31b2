import type { StaffRolesQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

export const StaffRolesDocument = graphql(`
  query StaffRoles {
    staffRoles {
      role { id name permissions refundLimit { KRW USD } }
      version
      peopleCount
      viewerCanGive
    }
  }
`);

export type DefinedRole = StaffRolesQuery['staffRoles'][number];
