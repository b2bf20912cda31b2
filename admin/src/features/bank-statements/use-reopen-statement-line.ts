import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const ReopenStatementLineDocument = graphql(`
  mutation ReopenStatementLine($input: ReopenStatementLineInput!) {
    reopenStatementLine(input: $input) {
      ... on StatementLinesUpdated {
        lines {
          id
          state
        }
      }
      ...OperationError_UserError
    }
  }
`);

/** Has a line wait again; answers why not, or null. Rejects when the server did not answer. */
export function useReopenStatementLine() {
  const [run, { loading }] = useMutation(ReopenStatementLineDocument);

  async function reopen(lineId: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { lineId } } });
    return findErrorText(data?.reopenStatementLine);
  }

  return { reopen, busy: loading };
}
