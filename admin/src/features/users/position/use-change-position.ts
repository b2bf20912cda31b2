import { useMutation } from '@apollo/client/react';
import { refusedWords } from '../../../app/refusal.ts';
import type { ChangePositionInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

const ChangePositionDocument = graphql(`
  mutation ChangePosition($input: ChangePositionInput!) {
    changePosition(input: $input) {
      ... on PositionChanged {
        message
        user {
          id
          position
          nextPositions
          viewerCanBlock
        }
      }
      ...Refusal_UserError
    }
  }
`);

export interface PositionOutcome {
  readonly done: boolean;
  /** The server's words, either way. */
  readonly message: string;
}

/** Gives somebody another position. Rejects when no answer came. */
export function useChangePosition() {
  const [run, { loading }] = useMutation(ChangePositionDocument);

  async function changePosition(input: ChangePositionInput): Promise<PositionOutcome> {
    const { data } = await run({ variables: { input }, refetchQueries: ['Staff'], awaitRefetchQueries: true });
    const result = data?.changePosition;
    // What is refused has a message, too.
    if (result && 'user' in result) return { done: true, message: result.message };
    return { done: false, message: refusedWords(result) };
  }

  return { changePosition, busy: loading };
}
