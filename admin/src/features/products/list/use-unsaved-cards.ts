import { useCallback, useState } from 'react';

/** Which cards, or other forms of a screen, hold changes that are not saved. */
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
