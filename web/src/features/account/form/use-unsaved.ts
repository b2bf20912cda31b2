import { createContext, useContext, useEffect, useId } from 'react';

/** Names of the page's forms with unsaved input. Written to at once, not with the next rendering. */
export type UnsavedForms = Set<string>;

/** Null outside of the account, where nobody is asked before leaving. */
export const UnsavedContext = createContext<UnsavedForms | null>(null);

/** Tells the page whether a form holds unsaved input. An unmounted form holds none. */
export function useUnsaved(): (unsaved: boolean) => void {
  const forms = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => () => void forms?.delete(id), [forms, id]);
  return (unsaved) => {
    if (unsaved) forms?.add(id);
    else forms?.delete(id);
  };
}
