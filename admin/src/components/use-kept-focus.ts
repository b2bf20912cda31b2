import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Gives the focus to `fallback` when what had it in an area leaves the page, as a form does whose step is done: else it falls to
 * the body, and the next Tab begins at the top. The answer goes on the element of the area.
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
    // Not called for what React takes off the page.
    onBlur() {
      focused.current = null;
    },
  };
}
