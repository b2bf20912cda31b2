import { useCallback, useState } from 'react';

/** Tracks which cards or forms of a screen have unsaved changes. */
export function useUnsavedCards() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const mark = useCallback((id: string, unsaved: boolean) => {
    setIds((before) => {
      if (before.has(id) === unsaved) return before;
      const next = new Set(before);
      if (unsaved) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return { ids, mark };
}
