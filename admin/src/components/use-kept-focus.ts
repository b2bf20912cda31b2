import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to `fallback` if the focused element of an area is removed, such as a form whose step is done. Otherwise the
 * focus falls back to the body, and the next Tab starts at the top. Spread the result onto the element of the area.
 */
export function useKeptFocus(fallback: RefObject<HTMLElement | null>) {
  const focused = useRef<Element | null>(null);

  useEffect(function takeLostFocus() {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) fallback.current?.focus();
  });

  return {
    onFocus({ target }: FocusEvent) {
      focused.current = target;
    },
    // React does not call this for an element that it removes.
    onBlur() {
      focused.current = null;
    },
  };
}
