import { useMutation } from '@apollo/client/react';
import type { CompanyBlockKind } from '@eunbit/schema/company-block';
import { useIdempotencyKeys } from '@eunbit/ui/use-idempotency-keys';
import { findOperationError, type OperationError } from '../../app/operation-error.ts';
import type { CompanyBlockErrorCode } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { type CompanyBlockDraft, toBlockInput } from './company-block-draft.ts';
import { type CompanyBlock, READ_AGAIN } from './company-blocks.ts';

const CreateCompanyBlockDocument = graphql(`
  mutation CreateCompanyBlock($input: CreateCompanyBlockInput!) {
    createCompanyBlock(input: $input) {
      ... on CompanyBlockSaved {
        companyBlock {
          id
        }
      }
      ...OperationError_UserError
      ... on CompanyBlockError {
        code
      }
    }
  }
`);

const UpdateCompanyBlockDocument = graphql(`
  mutation UpdateCompanyBlock($input: UpdateCompanyBlockInput!) {
    updateCompanyBlock(input: $input) {
      ... on CompanyBlockSaved {
        companyBlock {
          id
        }
      }
      ...OperationError_UserError
      ... on CompanyBlockError {
        code
      }
    }
  }
`);

/** Saves a block, a new one where there is none yet. Resolves to why it was refused, or null. Rejects without an answer. */
export function useSaveCompanyBlock() {
  const [create, creating] = useMutation(CreateCompanyBlockDocument);
  const [update, updating] = useMutation(UpdateCompanyBlockDocument);
  const keys = useIdempotencyKeys();

  async function save(
    kind: CompanyBlockKind,
    draft: CompanyBlockDraft,
    saved: Pick<CompanyBlock, 'id' | 'version'> | null,
  ): Promise<OperationError<CompanyBlockErrorCode> | null> {
    const input = toBlockInput(draft);
    if (!saved) {
      const { data } = await create({ variables: { input: keys.withKey({ ...input, kind }) } });
      keys.forget();
      return findOperationError(data?.createCompanyBlock);
    }
    const { id, version } = saved;
    const { data } = await update({ variables: { input: { ...input, id, version } }, ...READ_AGAIN });
    return findOperationError(data?.updateCompanyBlock);
  }

  return { save, busy: creating.loading || updating.loading };
}
