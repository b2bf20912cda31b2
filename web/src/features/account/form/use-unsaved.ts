import { createContext, useContext, useEffect, useId } from 'react';

/** Ids of the page's forms with unsaved input. Updated at once, not with the next rendering. */
export type UnsavedForms = Set<string>;

/** Null outside of the account, where leaving needs no confirmation. */
export const UnsavedContext = createContext<UnsavedForms | null>(null);

/** Reports to the page whether a form has unsaved input. An unmounted form has none. */
export function useUnsaved(): (unsaved: boolean) => void {
  const forms = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => () => void forms?.delete(id), [forms, id]);
  return (unsaved) => {
    if (unsaved) forms?.add(id);
    else forms?.delete(id);
  };
}
