import { useMutation } from '@apollo/client/react';
import { findErrorText } from '../../app/operation-error.ts';
import { graphql } from '../../gql/index.ts';

const DismissStatementLinesDocument = graphql(`
  mutation DismissStatementLines($input: DismissStatementLinesInput!) {
    dismissStatementLines(input: $input) {
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

/** Notes that lines belong to no order; answers why not, or null. Rejects when the server did not answer. */
export function useDismissStatementLines() {
  const [run, { loading }] = useMutation(DismissStatementLinesDocument);

  async function setAside(lineIds: readonly string[], reason: string): Promise<string | null> {
    const { data } = await run({ variables: { input: { lineIds: [...lineIds], reason } } });
    return findErrorText(data?.dismissStatementLines);
  }

  return { setAside, busy: loading };
}
