import { useCallback, useEffect, useRef } from 'react';

interface Answer {
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * A function that reads a query again, the same one for the life of the component; a failure shows in the query's own
 * `error`. A reading that is on its way may be older than what makes another one necessary, so it is waited for and then
 * followed by a new one.
 */
export function useReload({ loading, refetch }: Answer): () => void {
  const latest = useRef({ loading, refetch });
  const again = useRef(false);
  useEffect(
    function readAgain() {
      latest.current = { loading, refetch };
      if (loading || !again.current) return;
      again.current = false;
      refetch().catch(() => {});
    },
    [loading, refetch],
  );

  return useCallback(function reload() {
    if (latest.current.loading) again.current = true;
    else latest.current.refetch().catch(() => {});
  }, []);
}
