import { useMutation } from '@apollo/client/react';
import type { StatementColumns } from '@eunbit/schema/bank-statement';
import { findOperationError, type OperationError } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const UpdateStatementColumnsDocument = graphql(`
  mutation UpdateStatementColumns($input: UpdateStatementColumnsInput!) {
    updateStatementColumns(input: $input) {
      ... on StatementColumnsSaved {
        account {
          bankId
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Remembers the columns of an account's statements. Rejects when the server did not answer. */
export function useUpdateStatementColumns() {
  const [run] = useMutation(UpdateStatementColumnsDocument);
  return async function save(bankId: string, columns: StatementColumns): Promise<Omit<OperationError, 'code'> | null> {
    const { data } = await run({ variables: { input: { bankId, columns } } });
    return findOperationError(data?.updateStatementColumns);
  };
}
