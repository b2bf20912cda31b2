import type { ErrorCode } from '@eunbit/schema/error-code';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';

/** What every mutation selects, so that a reason which is added later is shown as well. */
const RefusalFragment = graphql(`
  fragment Refusal_UserError on UserError {
    code
    message
    ... on ValidationError {
      fieldErrors {
        path
        message
      }
    }
  }
`);

/** What every operation answers that was refused; `fieldErrors` where single fields are wrong. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  readonly fieldErrors?: readonly { readonly path: string; readonly message: string }[];
}

/** Why an operation was refused, or null when it is done. Throws when no answer came. */
export function refusalIn(result: object | null | undefined): Refusal | null {
  if (!result) throw new Error('the answer holds no result');
  return 'code' in result ? readFragment(RefusalFragment, result as FragmentType<typeof RefusalFragment>) : null;
}

/** A refusal in the server's words: those about a single field where there are some. */
export function wordsOf({ message, fieldErrors }: Refusal): string {
  return fieldErrors?.[0]?.message ?? message;
}

/** Why an operation was refused, in the server's words, or null when it is done. Throws when no answer came. */
export function problemIn(result: object | null | undefined): string | null {
  const refusal = refusalIn(result);
  return refusal && wordsOf(refusal);
}

/** The server's words about what is known not to be done. Throws when no answer came. */
export function refusedWords(result: object | null | undefined): string {
  const problem = problemIn(result);
  if (problem === null) throw new Error('the answer is no refusal');
  return problem;
}
