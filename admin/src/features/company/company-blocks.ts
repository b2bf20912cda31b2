import type { CompanyBlocksQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

export const CompanyBlocksDocument = graphql(`
  query CompanyBlocks {
    companyBlocks {
      id
      kind
      version
      ko { name role text address photoAlt }
      en { name role text address photoAlt }
      photo { id url }
    }
  }
`);

export type CompanyBlock = CompanyBlocksQuery['companyBlocks'][number];
