import type { ApolloCache } from '@apollo/client';
import { isOperationError } from '../../../app/send-outcome.ts';

interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The outcome of saving or deleting a review. */
export type SaveOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'invalid'; readonly message: string; readonly failures: readonly FieldProblem[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'failed' };

interface Answer {
  readonly __typename?: string;
  readonly message?: string;
  readonly fieldErrors?: readonly FieldProblem[];
}

/** The outcome for an answer of the API; `failed` where none came. Never rejects. */
export async function toSaveOutcome(asked: Promise<Answer | undefined>): Promise<SaveOutcome> {
  try {
    const answer = await asked;
    if (!answer) return { kind: 'failed' };
    const { message = '', fieldErrors } = answer;
    if (fieldErrors) return { kind: 'invalid', message, failures: fieldErrors };
    return isOperationError(answer) ? { kind: 'refused', message } : { kind: 'saved' };
  } catch {
    return { kind: 'failed' };
  }
}

/** Removes cached lists of reviews, which are outdated now. */
export function forgetReviewLists(cache: ApolloCache): void {
  for (const fieldName of ['reviews', 'myReviews', 'product']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
