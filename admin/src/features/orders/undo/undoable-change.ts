import { type FragmentType, graphql, readFragment } from '../../../gql/index.ts';

const UndoableChangeFragment = graphql(`
  fragment UndoableChange on UndoableStatusChange {
    id
    status
    secondsLeft
    author
  }
`);

export type UndoableChangeRef = FragmentType<typeof UndoableChangeFragment>;

/** A status change that can still be undone, by whoever may take the step. */
export const readUndoableChange = (ref: UndoableChangeRef) => readFragment(UndoableChangeFragment, ref);
