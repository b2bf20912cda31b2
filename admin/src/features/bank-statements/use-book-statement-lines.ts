import { useMutation } from '@apollo/client/react';
import { getErrorText } from '../../app/operation-error.ts';
import type { LineOutcome, LineToBookInput } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const BookStatementLinesDocument = graphql(`
  mutation BookStatementLines($input: BookStatementLinesInput!) {
    bookStatementLines(input: $input) {
      ... on StatementLinesBooked {
        results {
          lineId
          outcome
          message
        }
      }
      ...OperationError_UserError
    }
  }
`);

export interface LineResult {
  readonly lineId: string;
  readonly outcome: LineOutcome;
  /** Why it was not booked now. */
  readonly message: string | null;
}

/** Books lines. Without an answer all count as failed: pressed again, what was booked is not booked twice. */
export function useBookStatementLines(noAnswer: string) {
  const [run, { loading }] = useMutation(BookStatementLinesDocument);

  async function book(lines: readonly LineToBookInput[]): Promise<readonly LineResult[]> {
    const failed = (message: string) => lines.map(({ lineId }) => ({ lineId, outcome: 'FAILED' as const, message }));
    try {
      const { data } = await run({ variables: { input: { lines: [...lines] } } });
      const result = data?.bookStatementLines;
      if (!result || !('results' in result)) return failed(getErrorText(result));
      return result.results.map(({ lineId, outcome, message }) => ({ lineId, outcome, message: message ?? null }));
    } catch {
      return failed(noAnswer);
    }
  }

  return { book, busy: loading };
}
