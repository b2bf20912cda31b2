import { useState, useSyncExternalStore } from 'react';
import { readUnavailable } from './failed-request.ts';

/** Reads it once: later operations have outcomes of their own. */
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

/** What an error message can say of the failure that was current when it was first shown; nothing while rendering on the server. */
export function useFailure(readReference: () => string | null) {
  return {
    /** The reference for support; null if there is none. */
    reference: useReadOnce(readReference, null),
    /** Whether the shop cannot be reached for the moment. */
    isUnavailable: useReadOnce(readUnavailable, false),
  };
}
