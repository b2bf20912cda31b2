import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const CreateCompanyBlockDocument = graphql(`
  mutation CreateCompanyBlock($input: CreateCompanyBlockInput!) {
    createCompanyBlock(input: $input) {
      ... on CompanyBlock { id }
      ...OperationError_UserError
      ... on CompanyBlockError { code }
    }
  }
`);

const UpdateCompanyBlockDocument = graphql(`
  mutation UpdateCompanyBlock($input: UpdateCompanyBlockInput!) {
    updateCompanyBlock(input: $input) {
      ... on CompanyBlock { id }
      ...OperationError_UserError
      ... on CompanyBlockError { code }
    }
  }
`);

const MoveCompanyBlockDocument = graphql(`
  mutation MoveCompanyBlock($input: MoveCompanyBlockInput!) {
    moveCompanyBlock(input: $input) {
      ... on CompanyBlockMoved { companyBlocks { id } }
      ...OperationError_UserError
    }
  }
`);

const DeleteCompanyBlockDocument = graphql(`
  mutation DeleteCompanyBlock($input: DeleteCompanyBlockInput!) {
    deleteCompanyBlock(input: $input) {
      ... on CompanyBlockDeleted { id }
      ...OperationError_UserError
    }
  }
`);

const READ_AGAIN = { refetchQueries: ['CompanyBlocks'], awaitRefetchQueries: true };

export const useCreateCompanyBlock = () => useSend(CreateCompanyBlockDocument, { once: true });
export const useUpdateCompanyBlock = () => useSend(UpdateCompanyBlockDocument, READ_AGAIN);
export const useMoveCompanyBlock = () => useSend(MoveCompanyBlockDocument, READ_AGAIN);
export const useDeleteCompanyBlock = () => useSend(DeleteCompanyBlockDocument, READ_AGAIN);
