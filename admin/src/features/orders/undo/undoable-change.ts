import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const PendingChangeFragment = graphql(`
  fragment PendingChange on PendingStatusChange {
    id
    status
    secondsLeft
    author
  }
`);

export type PendingChangeRef = FragmentType<typeof PendingChangeFragment>;

/** A status change that can still be undone, by whoever may take the step. */
export const readPendingChange = (ref: PendingChangeRef) => readFragment(PendingChangeFragment, ref);
