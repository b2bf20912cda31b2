import { useCallback, useEffect, useRef } from 'react';

interface Answer {
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/**
 * A stable function that refetches a query; a failure is in the query's own `error`. A request in flight may have been answered
 * before the change that needs the reload, so another request follows it.
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
