import { useState, useSyncExternalStore } from 'react';

/** Reads it once: later operations have outcomes of their own. */
function createReader(read: () => string | null): () => string | null {
  let known: string | null | undefined;
  return () => {
    if (known === undefined) known = read();
    return known;
  };
}

const never = () => () => {};

/** The reference that was current when the caller was first shown; null while rendering on the server. */
export function useSupportReference(read: () => string | null): string | null {
  const [readOnce] = useState(() => createReader(read));
  return useSyncExternalStore(never, readOnce, () => null);
}
