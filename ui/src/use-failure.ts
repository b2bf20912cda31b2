import { useState, useSyncExternalStore } from 'react';
import { readUnavailable } from './failed-request.ts';

/** Reads a value once: later operations have outcomes of their own. */
function createReader<Value>(read: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

const never = () => () => {};

function useReadOnce<Value>(read: () => Value, onServer: Value): Value {
  const [readOnce] = useState(() => createReader(read));
  return useSyncExternalStore(never, readOnce, () => onServer);
}

/** Details for an error message about the failure that was current when the message was first shown; none on the server. */
export function useFailure(readReference: () => string | null) {
  return {
    /** The reference for support; null if there is none. */
    reference: useReadOnce(readReference, null),
    /** Whether the shop is temporarily unavailable. */
    isUnavailable: useReadOnce(readUnavailable, false),
  };
}
