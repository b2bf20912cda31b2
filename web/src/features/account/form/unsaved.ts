import { createContext, useContext, useEffect, useId } from 'react';

/** Names of forms of the page that hold what was typed and not saved. Written to at once, not with the next rendering. */
export type UnsavedForms = Set<string>;

/** Null outside of the account: there nobody is asked before leaving. */
export const UnsavedContext = createContext<UnsavedForms | null>(null);

/** Tells the page whether a form holds something that would be lost. A form that goes away has been given up. */
export function useUnsaved(): (unsaved: boolean) => void {
  const forms = useContext(UnsavedContext);
  const id = useId();
  useEffect(() => () => void forms?.delete(id), [forms, id]);
  return (unsaved) => {
    if (unsaved) forms?.add(id);
    else forms?.delete(id);
  };
}
