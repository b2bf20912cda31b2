import { useEffect, useState } from 'react';

/**
 * Handles Enter in a search whose results may still be loading. The key press takes effect once, as soon as the results belong to
 * the typed text; typing on cancels it.
 */
export function useAwaitedEnter({ isSettled, follow }: { readonly isSettled: boolean; readonly follow: () => void }) {
  const [isPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!(isPressed && isSettled)) return;
    setPressed(false);
    follow();
  });
  return { press: () => setPressed(true), takeBack: () => setPressed(false) };
}
