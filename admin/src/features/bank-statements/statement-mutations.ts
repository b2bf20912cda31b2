import { useSend } from '@eunbit/ui/use-send';
import { graphql } from '../../gql/index.ts';

const UpdateStatementColumnsDocument = graphql(`
  mutation UpdateStatementColumns($input: UpdateStatementColumnsInput!) {
    updateStatementColumns(input: $input) {
      ... on StatementAccount { bankId }
      ...OperationError_UserError
    }
  }
`);

const BookStatementLinesDocument = graphql(`
  mutation BookStatementLines($input: BookStatementLinesInput!) {
    bookStatementLines(input: $input) {
      ... on StatementLinesBooked { results { lineId outcome message } }
      ...OperationError_UserError
    }
  }
`);

const DismissStatementLinesDocument = graphql(`
  mutation DismissStatementLines($input: DismissStatementLinesInput!) {
    dismissStatementLines(input: $input) {
      ... on StatementLinesUpdated { lines { id status } }
      ...OperationError_UserError
    }
  }
`);

const ReopenStatementLineDocument = graphql(`
  mutation ReopenStatementLine($input: ReopenStatementLineInput!) {
    reopenStatementLine(input: $input) {
      ... on StatementLinesUpdated { lines { id status } }
      ...OperationError_UserError
    }
  }
`);

export const useUpdateStatementColumns = () => useSend(UpdateStatementColumnsDocument);
export const useBookStatementLines = () => useSend(BookStatementLinesDocument);
export const useDismissStatementLines = () => useSend(DismissStatementLinesDocument);
export const useReopenStatementLine = () => useSend(ReopenStatementLineDocument);
