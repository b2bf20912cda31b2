import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import type { MoveDirection } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { READ_AGAIN } from './company-blocks.ts';

const MoveCompanyBlockDocument = graphql(`
  mutation MoveCompanyBlock($input: MoveCompanyBlockInput!) {
    moveCompanyBlock(input: $input) {
      ... on CompanyBlockMoved {
        companyBlocks {
          id
        }
      }
      ...OperationError_UserError
    }
  }
`);

const DeleteCompanyBlockDocument = graphql(`
  mutation DeleteCompanyBlock($input: DeleteCompanyBlockInput!) {
    deleteCompanyBlock(input: $input) {
      ... on CompanyBlockDeleted {
        id
      }
      ...OperationError_UserError
    }
  }
`);

/** Moves a block. Resolves to why it was refused, or null. Rejects without an answer. */
export function useMoveCompanyBlock() {
  const [run, { loading }] = useMutation(MoveCompanyBlockDocument);

  async function move(id: string, direction: MoveDirection): Promise<string | null> {
    const { data } = await run({ variables: { input: { id, direction } }, ...READ_AGAIN });
    return findErrorText(data?.moveCompanyBlock);
  }

  return { move, busy: loading };
}

/** Removes a block. Resolves to why it was refused, or null. Rejects without an answer. */
export function useDeleteCompanyBlock() {
  const [run, { loading }] = useMutation(DeleteCompanyBlockDocument);

  async function remove(id: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { id } }, ...READ_AGAIN });
    return findErrorText(data?.deleteCompanyBlock);
  }

  return { remove, busy: loading };
}
